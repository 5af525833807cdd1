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
import { failingEdgeCache } from "../rest/failing_edge_cache.ts";
import { addWorkspace } from "../rest/workspace.ts";
import { AnswerJudge } from "./answer_judge.ts";

const document = describeApi();
const judge = new AnswerJudge(document);
const ABSENT = "01980000-0000-7000-8000-000000000000";

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
    const answer = await app.fetch(`/api${path}`, { method: "PUT" });
    const body = await answer.text();
    assert.equal(answer.status, 405, path);
    const allowed = (answer.headers.get("allow") ?? "").split(", ").sort();
    if (known.includes("HEAD")) {
      // A feed. Bare, as everything that is not the feed is there: no problem and no OPTIONS.
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
  const rss = `/api/intelligence/workspaces/${ABSENT}/rss`;
  for (
    const [target, operationId, method] of [
      ["/api/v1/feeds/atom", "pollFeed", "GET"],
      ["/api/v1/feeds/atom", "checkFeed", "HEAD"],
      [rss, "pollPassed", "GET"],
      [rss, "checkPassed", "HEAD"],
      [`${rss}/filtered`, "pollFiltered", "GET"],
      [`${rss}/filtered`, "checkFiltered", "HEAD"],
    ] as const
  ) {
    const poll = await app.fetch(target, { method, clientAddress });
    assert.equal(poll.status, 429, operationId);
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

pgliteTest("conflicts of workspaces answer 409 and 502 as described", async (db) => {
  const purging = failingEdgeCache();
  const app = await openTestApp(db, { edgeCache: purging });
  const ada = await addPersona(app);
  const { path, ...workspace } = await addWorkspace(ada);
  const { id } = await workspace.issue();
  const own = `${path}/members/${ada.user.id}`;
  const again = { email: ada.user.email, role: "editor" };
  const refusals = [
    ["addMember", 409, "POST", `${path}/members`, again],
    ["changeMember", 409, "PATCH", own, { role: "viewer" }],
    ["removeMember", 409, "DELETE", own, undefined],
    ["revokeFeedToken", 502, "POST", `${path}/feed-tokens/${id}/revoke`, undefined],
    ["deleteWorkspace", 502, "DELETE", path, undefined],
  ] as const;
  for (const [operationId, status, method, target, body] of refusals) {
    const refused = await ada.fetch(target, { method, body });
    assert.equal(refused.status, status, operationId);
    assert.deepEqual(await breaches(operationId, refused), []);
  }
  purging.isDown = false;
  const revoke = () => ada.fetch(`${path}/feed-tokens/${id}/revoke`, { method: "POST" });
  assert.equal((await revoke()).status, 200);
  const refused = await revoke();
  assert.equal(refused.status, 409);
  assert.deepEqual(await breaches("revokeFeedToken", refused), []);
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
    const workspace = await addWorkspace(ada);
    const { token } = await workspace.issue();
    Object.assign(app.site, { db: failing(db, error) });
    for (
      const [operationId, target, expected] of [
        ["listContacts", "/api/v1/contacts", status],
        ["pollFeed", String(url), status],
        // The TECH knows one status for it (PI-8).
        ["pollPassed", `${workspace.path}/rss?token=${token}`, 500],
      ] as const
    ) {
      const answer = await ada.fetch(target);
      assert.equal(answer.status, expected, operationId);
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
