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
import { fillPath, parametersIn } from "./path_parameters.ts";
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
  Reflect.deleteProperty(document.paths?.["/v1/timeline"]?.get?.responses ?? {}, "200");
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
  const type: Record<string, string> = body === undefined ? {} : { "content-type": typeOf(body) };
  const init = { method: method.toUpperCase(), headers: { cookie, ...type, ...headers }, body };
  return await app.fetch(target, init);
}

function typeOf(body: string): string {
  if (body.startsWith("BEGIN")) return "text/vcard";
  return body.startsWith("<") ? "application/rss+xml" : "application/json";
}

/** One for each success. */
function requestsFor(listed: ListedOperation, world: World): PlainRequest[] {
  const { cookie, secrets } = world;
  const target = `/api${fillPath(listed.path, idsFor(listed, world))}`;
  const [opener = ""] = (listed.operation.security ?? []).flatMap((scheme) => Object.keys(scheme));
  if (secrets[opener] !== undefined) {
    const poll = { target: `${target}?token=${secrets[opener][0]}`, cookie: "" };
    return [poll, { ...poll, headers: { "if-none-match": "*" } }];
  }
  switch (nameOf(listed)) {
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
function idsFor({ method, path }: ListedOperation, { ids }: World): string[] {
  const parameters = parametersIn(path);
  const isEnd = method === "delete" || /\/(rotate|revoke)$/.test(path);
  return parameters.map(({ collection }, index) => {
    const known = ids[collection] ?? [];
    return (isEnd && index === parameters.length - 1 ? known.pop() : known[0]) ?? "";
  });
}

function bodyFor(listed: ListedOperation, { ids, newcomer }: World): string | undefined {
  if (listed.operation.requestBody === undefined) return undefined;
  const [contactId = ""] = ids.contacts ?? [];
  const name = nameOf(listed);
  if (name === "importContacts") {
    return "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nX:\r\nEND:VCARD\r\n";
  }
  if (name === "importArticles") return FEED_FILE;
  if (name === "addMember") return JSON.stringify({ email: newcomer, role: "viewer" });
  const record = COLLECTED.find((record) => listed.path === `/v1/${RECORDS[record].path}`);
  if (record !== undefined) return JSON.stringify(sampleInput(record, contactId));
  return JSON.stringify(BODIES[name] ?? {});
}

const BODIES: Record<string, object> = {
  createContact: { given_name: "Ada", birthday: "--12-10", other_emails: ["ada@example.org"] },
  changeContact: { archived: true },
  createFeed: { name: "x", kind: "aggregate" },
  createApiToken: { name: "x", scope: "read" },
  createWorkspace: { name: "x", language: "de" },
  changeWorkspace: { name: "y" },
  changeMember: { role: "viewer" },
  postArticles: { url: "https://example.org/", title: "x", published_at: "2026-02-01" },
  decideArticle: { verdict: "filtered", reason: "x" },
  issueFeedToken: { label: "x" },
};

/** Of two items one cannot be an article. */
const FEED_FILE = `<rss version="2.0"><channel><title>x</title>
<item><title>x</title><link>https://example.org/</link>
<pubDate>Sun, 01 Feb 2026 10:30:00 GMT</pubDate></item><item><title>x</title></item>
</channel></rss>`;

function nameOf({ operation }: ListedOperation): string {
  return operation.operationId ?? "";
}
