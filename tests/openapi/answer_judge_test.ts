/** The judge of answers finds what is wrong: without that, no answer would prove anything. */
import assert from "node:assert/strict";
import { describeApi } from "../../lib/openapi/describe_api.ts";
import { listOperations } from "../../lib/openapi/read_document.ts";
import { AnswerJudge } from "./answer_judge.ts";

const document = describeApi();
const judge = new AnswerJudge(document);

const CONTACT_ID = "01980000-0000-7000-8000-000000000001";
const INSTANT = "2026-02-01T10:30:00.000Z";
const NOTE = {
  id: "01980000-0000-7000-8000-000000000000",
  contact_id: CONTACT_ID,
  content: "x",
  date: INSTANT,
  created_at: INSTANT,
  updated_at: INSTANT,
};
const PROBLEM = { title: "Not Found", status: 404, code: "not_found" };
const problem = (status: number, headers: HeadersInit = {}) =>
  new Response(JSON.stringify({ ...PROBLEM, status }), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });

async function breaches(method: string, path: string, answer: Response): Promise<string[]> {
  const operation = listOperations(document).find((listed) =>
    listed.method === method && listed.path === path
  );
  assert.ok(operation);
  return await judge.breaches(operation, answer);
}

for (
  const [name, method, path, answer] of [
    ["the object", "get", "/v1/notes/{id}", Response.json(NOTE)],
    ["a problem", "get", "/v1/notes/{id}", problem(404)],
    ["a wait", "get", "/v1/notes/{id}", problem(429, { "retry-after": "3" })],
    ["nothing", "delete", "/v1/notes/{id}", new Response(null, { status: 204 })],
  ] as const
) {
  Deno.test(`AnswerJudge accepts ${name} where it is described`, async () => {
    assert.deepEqual(await breaches(method, path, answer), []);
  });
}

for (
  const [name, expected, method, path, answer] of [
    ["an undescribed status", /not describe 409/, "get", "/v1/notes/{id}", problem(409)],
    [
      "an undescribed property",
      /additional properties .*token_hash/,
      "get",
      "/v1/notes/{id}",
      Response.json({ ...NOTE, token_hash: "x" }),
    ],
    [
      "a missing property",
      /required property 'content'/,
      "get",
      "/v1/notes/{id}",
      Response.json({ ...NOTE, content: undefined }),
    ],
    [
      "a value of another type",
      /\/content must be string/,
      "get",
      "/v1/notes/{id}",
      Response.json({ ...NOTE, content: null }),
    ],
    [
      "an instant that is none",
      /\/date must match format "date-time"/,
      "get",
      "/v1/notes/{id}",
      Response.json({ ...NOTE, date: "2026-02-01" }),
    ],
    [
      "a fault in a list",
      /\/items\/0\/content must be string/,
      "get",
      "/v1/notes",
      Response.json({ items: [{ ...NOTE, content: 1 }], next_cursor: null }),
    ],
    [
      "another media type",
      /type "text\/plain"/,
      "get",
      "/v1/notes/{id}",
      new Response("{}", { headers: { "content-type": "text/plain" } }),
    ],
    [
      "a body where none is described",
      /not describe a body/,
      "get",
      "/v1/feeds/atom",
      problem(404),
    ],
    ["a missing header", /lacks the header location/, "post", "/v1/notes", created({})],
    [
      "a wait that is no number",
      /header retry-after/,
      "get",
      "/v1/notes",
      problem(429, {
        "retry-after": "Sun, 01 Feb 2026 10:30:00 GMT",
      }),
    ],
    [
      "an undescribed header",
      /not describe the header etag/,
      "post",
      "/v1/notes",
      created({
        location: "/x",
        etag: '"x"',
      }),
    ],
  ] as const
) {
  Deno.test(`AnswerJudge finds ${name}`, async () => {
    assert.match((await breaches(method, path, answer)).join("\n"), expected);
  });
}

function created(headers: HeadersInit): Response {
  return Response.json(NOTE, { status: 201, headers });
}
