/** Every operation, asked for what it is there for, answers each success that is described. */
import assert from "node:assert/strict";
import { describeApi } from "../../lib/openapi/describe_api.ts";
import { type ListedOperation, resolveComponent } from "../../lib/openapi/read_document.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { AnswerJudge } from "./answer_judge.ts";
import { endingsLast } from "./endings_last.ts";
import { settle, type World } from "./world.ts";

pgliteTest("REST answers each success as it is described", async (db) => {
  const app = await openTestApp(db);
  const world = await settle(app);
  const document = describeApi();
  const judge = new AnswerJudge(document);
  for (const listed of endingsLast(document)) {
    const met: string[] = [];
    for (const request of requestsFor(listed, world)) {
      const answer = await ask(app, { ...request, method: listed.method });
      met.push(String(answer.status));
      assert.deepEqual(await judge.breaches(listed, answer), [], nameOf(listed));
    }
    const described = Object.keys(listed.operation.responses ?? {})
      .filter((status) => Number(status) < 400);
    assert.deepEqual([...new Set(met)].sort(), described, nameOf(listed));
  }
  await app.site.tasks.idle();
});

pgliteTest("an answer is refuted by a description that lacks what it has", async (db) => {
  const app = await openTestApp(db);
  const world = await settle(app);
  const document = describeApi();
  Reflect.deleteProperty(document.paths?.["/timeline"]?.get?.responses ?? {}, "200");
  const note = resolveComponent<{ properties?: object }>(document, {
    $ref: "#/components/schemas/Note",
  });
  Reflect.deleteProperty(note.properties ?? {}, "content");
  const judge = new AnswerJudge(document);
  const breaches: string[] = [];
  for (const listed of endingsLast(document)) {
    if (!["readTimeline", "readNote"].includes(nameOf(listed))) continue;
    for (const request of requestsFor(listed, world)) {
      const answer = await ask(app, { ...request, method: listed.method });
      breaches.push(...await judge.breaches(listed, answer));
    }
  }
  assert.equal(breaches[0], "does not describe 200");
  assert.match(breaches[1] ?? "", /additional properties {"additionalProperty":"content"}/);
});

interface PlainRequest {
  target: string;
  cookie: string;
  headers?: Record<string, string>;
  body?: string;
}

async function ask(
  app: TestApp,
  { target, cookie, body, method, headers }: PlainRequest & { method: string },
): Promise<Response> {
  const type: Record<string, string> = body === undefined
    ? {}
    : { "content-type": body.startsWith("BEGIN") ? "text/vcard" : "application/json" };
  const init = { method: method.toUpperCase(), headers: { cookie, ...type, ...headers }, body };
  return await app.fetch(target, init);
}

/** One for each success. */
function requestsFor(listed: ListedOperation, world: World): PlainRequest[] {
  const { cookie, feedSecrets: [secret = ""] } = world;
  const target = `/api/v1${listed.path.replace("{id}", () => idFor(listed, world))}`;
  switch (nameOf(listed)) {
    case "pollFeed":
    case "checkFeed": {
      const poll = { target: `${target}?token=${secret}`, cookie: "" };
      return [poll, { ...poll, headers: { "if-none-match": "*" } }];
    }
    case "previewFeed":
      return [{ target: `${target}?kind=aggregate&detail=full`, cookie }];
    case "createExternalActivity": {
      const request = { target, cookie, body: bodyFor(listed, world) };
      return [request, request];
    }
    default:
      return [{ target, cookie, body: bodyFor(listed, world) }];
  }
}

/** A row that later operations don't need, where this one ends it. */
function idFor({ method, path }: ListedOperation, { ids }: World): string {
  const [, collection = ""] = path.split("/");
  const known = ids[collection] ?? [];
  const isEnd = method === "delete" || path.endsWith("/rotate");
  return (isEnd ? known.pop() : known[0]) ?? "";
}

function bodyFor(listed: ListedOperation, { ids }: World): string | undefined {
  if (listed.operation.requestBody === undefined) return undefined;
  const [contactId = ""] = ids.contacts ?? [];
  const name = nameOf(listed);
  if (name === "importContacts") {
    return "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nX:\r\nEND:VCARD\r\n";
  }
  const record = COLLECTED.find((record) => listed.path === `/${RECORDS[record].path}`);
  if (record !== undefined) return JSON.stringify(sampleInput(record, contactId));
  return JSON.stringify(BODIES[name] ?? {});
}

const BODIES: Record<string, object> = {
  createContact: { given_name: "Ada", birthday: "--12-10", other_emails: ["ada@example.org"] },
  changeContact: { archived: true },
  createFeed: { name: "x", kind: "aggregate" },
  createApiToken: { name: "x", scope: "read" },
};

function nameOf({ operation }: ListedOperation): string {
  return operation.operationId ?? "";
}
