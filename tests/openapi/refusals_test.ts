/** Refusals that take more than one request to meet are as described, too. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { NoConnection } from "../../db/errors.ts";
import { describeApi } from "../../lib/openapi/describe_api.ts";
import { listOperations } from "../../lib/openapi/read_document.ts";
import { openTestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { sampleInput } from "../record_samples.ts";
import { addContact, jsonOf } from "../rest/json.ts";
import { AnswerJudge } from "./answer_judge.ts";

const document = describeApi();
const judge = new AnswerJudge(document);

async function breaches(operationId: string, answer: Response): Promise<string[]> {
  const listed = listOperations(document).find(({ operation }) =>
    operation.operationId === operationId
  );
  assert.ok(listed);
  return await judge.breaches(listed, answer);
}

pgliteTest("a method that a path doesn't know answers 405 with those that it knows", async (db) => {
  const app = await openTestApp(db);
  const described = document.components?.responses?.MethodNotAllowed;
  assert.ok(described);
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const known = Object.keys(item).map((method) => method.toUpperCase());
    const answer = await app.fetch(`/api/v1${path}`, { method: "PUT" });
    const body = await answer.text();
    assert.equal(answer.status, 405, path);
    const allowed = (answer.headers.get("allow") ?? "").split(", ").sort();
    if (path === "/feeds/atom") {
      // Bare, as everything that is not the feed is there: no problem and no OPTIONS.
      assert.deepEqual([body, allowed], ["", known.sort()]);
    } else {
      assert.deepEqual(judge.breachesOf(described, answer, body), [], path);
      const head = known.includes("GET") ? ["HEAD"] : [];
      assert.deepEqual(allowed, [...known, ...head, "OPTIONS"].sort(), path);
    }
  }
});

pgliteTest("too many requests and too many polls answer 429 as described", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  while (app.site.limits.api.take(ada.user.id).allowed);
  const refused = await ada.fetch("/api/v1/contacts");
  assert.equal(refused.status, 429);
  assert.deepEqual(await breaches("listContacts", refused), []);

  const clientAddress = "192.0.2.7";
  while (app.site.limits.feed.take(clientAddress).allowed);
  for (const [operationId, method] of [["pollFeed", "GET"], ["checkFeed", "HEAD"]] as const) {
    const poll = await app.fetch("/api/v1/feeds/atom", { method, clientAddress });
    assert.equal(poll.status, 429);
    assert.deepEqual(await breaches(operationId, poll), []);
  }
});

pgliteTest("an identity that another row has answers 409 as described", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  const input = sampleInput("external_activity", await addContact(ada));
  const post = async (external_id: string) => {
    const body = { ...input, external_id };
    const answer = await ada.fetch("/api/v1/external-activities", { method: "POST", body });
    return await jsonOf(answer, 201);
  };
  await post("a");
  const { id } = await post("b");
  const target = `/api/v1/external-activities/${id}`;
  const refused = await ada.fetch(target, { method: "PATCH", body: { external_id: "a" } });
  assert.equal(refused.status, 409);
  assert.deepEqual(await breaches("changeExternalActivity", refused), []);
});

for (
  const [name, status, error] of [
    ["a fault of ours", 500, new Error("x")],
    ["a database that is away", 503, new NoConnection("x")],
  ] as const
) {
  pgliteTest(`${name} answers ${status} as described`, async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const body = { name: "x", kind: "aggregate" };
    const { url } = await jsonOf(await ada.fetch("/api/v1/feeds", { method: "POST", body }), 201);
    Object.assign(app.site, { db: failing(db, error) });
    for (const operationId of ["listContacts", "pollFeed"]) {
      const target = operationId === "pollFeed" ? String(url) : "/api/v1/contacts";
      const answer = await ada.fetch(target);
      assert.equal(answer.status, status);
      assert.deepEqual(await breaches(operationId, answer), []);
    }
  });
}

/** Whose every statement throws. */
function failing(db: Db, error: Error): Db {
  return db.withPlugin({
    transformQuery() {
      throw error;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}
