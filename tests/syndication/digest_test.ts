import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { digestChunks } from "../../lib/syndication/digest.ts";

const ENTRY = "<entry>Grüße \u{1F5F3}\uFE0F</entry>\n";

function joinChunks(chunks: Uint8Array[]): string {
  return Buffer.concat(chunks).toString("utf8");
}

Deno.test("digestChunks() tags a document with the SHA-256 of exactly its bytes", () => {
  const { etag, chunks } = digestChunks(["<feed>\n", ENTRY, "", "</feed>\n"]);

  assert.equal(joinChunks(chunks), `<feed>\n${ENTRY}</feed>\n`);
  assert.equal(etag, `"${createHash("sha256").update(Buffer.concat(chunks)).digest("hex")}"`);
});

Deno.test("digestChunks() gives one tag to one document, however it comes", () => {
  const strings = Array.from({ length: 2_000 }, () => ENTRY);

  const small = digestChunks(strings);
  const whole = digestChunks([strings.join("")]);

  assert.equal(small.etag, whole.etag);
  assert.equal(joinChunks(small.chunks), joinChunks(whole.chunks));
});

Deno.test("digestChunks() gives another tag when one character differs", () => {
  assert.notEqual(digestChunks(["<feed>a</feed>"]).etag, digestChunks(["<feed>b</feed>"]).etag);
});

Deno.test("digestChunks() gathers short strings and does not hold back long documents", () => {
  const few = digestChunks(Array.from({ length: 50 }, () => ENTRY));
  const many = digestChunks(Array.from({ length: 2_000 }, () => ENTRY));

  assert.equal(few.chunks.length, 1);
  assert.equal(many.chunks.length, 4);
});

Deno.test("digestChunks() has no chunk for an empty document", () => {
  assert.deepEqual(digestChunks(["", ""]).chunks, []);
});
