/** Bodies and JSON: which are read, to what, and why others are refused. */
import assert from "node:assert/strict";
import { discardBody, readBody, readJson } from "../../lib/http/body.ts";
import type { BodyErrorCode } from "../../lib/http/body_error.ts";
import { mediaTypeOf } from "../../lib/http/media_type.ts";
import { bytes, CANARY, json, post, refusal, type Sent } from "./posted.ts";

const jsonBodies: { name: string; sent: Sent; expected: unknown }[] = [
  { name: "an object", sent: json('{"a": [1, null]}'), expected: { a: [1, null] } },
  { name: "a text", sent: json('"ä🚲"'), expected: "ä🚲" },
  { name: "a byte order mark before it", sent: json("\ufeff1"), expected: 1 },
  { name: "a declared charset", sent: json("1", "application/json; charset=UTF-8"), expected: 1 },
  { name: "a quoted charset", sent: json("1", 'application/json;charset="utf-8"'), expected: 1 },
  { name: "a type in capitals", sent: json("1", "Application/JSON"), expected: 1 },
  { name: "a type built on JSON", sent: json("1", "application/merge-patch+json"), expected: 1 },
  {
    name: "a property with the prototype's name",
    sent: json('{"__proto__": 1}'),
    expected: JSON.parse('{"__proto__": 1}'),
  },
];

for (const { name, sent, expected } of jsonBodies) {
  Deno.test(`readJson() reads ${name}`, async () => {
    assert.deepEqual(await readJson(post(sent)), expected);
  });
}

const refusedJson: { name: string; sent: Sent; code: BodyErrorCode }[] = [
  { name: "what is no JSON", sent: json(`{"note": ${CANARY}}`), code: "unreadable_body" },
  { name: "an empty body", sent: json(""), code: "unreadable_body" },
  { name: "no body", sent: { type: "application/json" }, code: "unreadable_body" },
  { name: "two documents", sent: json("1 2"), code: "unreadable_body" },
  { name: "what is no UTF-8", sent: json(bytes(0x22, 0xff, 0x22)), code: "unreadable_body" },
  {
    name: "an encoded surrogate",
    sent: json(bytes(0x22, 0xed, 0xa0, 0x80, 0x22)),
    code: "unreadable_body",
  },
  { name: "UTF-16", sent: json(bytes(0xff, 0xfe, 0x31, 0x00)), code: "unreadable_body" },
  { name: "no media type", sent: { body: "1" }, code: "unsupported_media_type" },
  { name: "plain text", sent: json("1", "text/plain"), code: "unsupported_media_type" },
  {
    name: "a form",
    sent: json("a=1", "application/x-www-form-urlencoded"),
    code: "unsupported_media_type",
  },
  {
    name: "a type that begins like JSON",
    sent: json("1", "application/jsonp"),
    code: "unsupported_media_type",
  },
  { name: "text/json", sent: json("1", "text/json"), code: "unsupported_media_type" },
  {
    name: "another charset",
    sent: json("1", "application/json; charset=latin1"),
    code: "unsupported_media_type",
  },
  { name: "more than 1 MiB", sent: json(`"${"x".repeat(1024 * 1024)}"`), code: "body_too_large" },
];

for (const { name, sent, code } of refusedJson) {
  Deno.test(`readJson() refuses ${name} as ${code}`, async () => {
    await assert.rejects(readJson(post(sent)), refusal(code));
  });
}

Deno.test("readJson() takes another limit", async () => {
  await assert.rejects(readJson(post(json('"12345"')), 6), refusal("body_too_large"));
  assert.equal(await readJson(post(json('"1234"')), 6), "1234");
});

Deno.test("readBody() gives the bytes of a body and none for no body", async () => {
  assert.deepEqual(await readBody(post({ body: bytes(0, 255) }), 2), bytes(0, 255));
  assert.deepEqual(await readBody(post({}), 2), bytes());
});

Deno.test("discardBody() leaves a body that was read and a request without one alone", async () => {
  const read = post({ body: "a" });
  await read.text();

  await discardBody(read);
  await discardBody(new Request("http://localhost/"));
});

const mediaTypes: [header: string | undefined, expected: ReturnType<typeof mediaTypeOf>][] = [
  ["text/vcard", { essence: "text/vcard", charset: undefined }],
  ["Text/VCard; Charset=UTF-8", { essence: "text/vcard", charset: "utf-8" }],
  ['text/vcard; version="3.0"; charset="utf-8"', { essence: "text/vcard", charset: "utf-8" }],
  ["text", undefined],
  ["", undefined],
  [undefined, undefined],
];

for (const [header, expected] of mediaTypes) {
  Deno.test(`mediaTypeOf() reads ${header}`, () => {
    assert.deepEqual(mediaTypeOf(post({ type: header }).headers), expected);
  });
}
