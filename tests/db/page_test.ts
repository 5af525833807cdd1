/** Cursors of keyset pages. */
import assert from "node:assert/strict";
import { z } from "zod";
import { decodeCursor, encodeCursor } from "../../db/page.ts";
import { fc } from "../packages/fast_check.ts";

const ANYTHING = z.array(z.union([z.string(), z.number(), z.null()]));
const POSITION = z.tuple([z.iso.datetime(), z.uuid()]);
const VALUES = ["2024-02-29T12:34:56.789Z", "018f4d2e-7c1a-7000-8000-000000000001"] as const;

/** Text that no value of `encodeCursor` is, but for what it says. */
function encodeText(text: string): string {
  return new TextEncoder().encode(text).toBase64({ alphabet: "base64url", omitPadding: true });
}

Deno.test("decodeCursor() gives back what encodeCursor() was given", () => {
  const values = fc.oneof(
    fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0")),
    fc.integer(),
    fc.constant(null),
  );
  fc.assert(fc.property(fc.array(values), (list) => {
    assert.deepEqual(decodeCursor(encodeCursor(list), ANYTHING), list);
  }));
});

Deno.test("encodeCursor() needs no escaping in a URL", () => {
  fc.assert(fc.property(fc.array(fc.string({ unit: "binary" })), (list) => {
    assert.match(encodeCursor(list), /^[A-Za-z0-9_-]+$/);
  }));
});

Deno.test("decodeCursor() gives what the schema makes of the values", () => {
  const schema = z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.uuid()]);
  assert.deepEqual(decodeCursor(encodeCursor(VALUES), schema), [new Date(VALUES[0]), VALUES[1]]);
});

Deno.test("decodeCursor() is undefined for what encodeCursor() did not make", () => {
  const cursor = encodeCursor(VALUES);
  const cases: Record<string, string> = {
    "nothing": "",
    "not base64url": "!",
    "padded": `${encodeText("[1]")}==`,
    "with trailing characters": `${cursor}!!`,
    "cut short": cursor.slice(0, -4),
    "not JSON": encodeText("["),
    "not an array": encodeText(`{"0":"a"}`),
    "JSON with blanks": encodeText(`[ "a" ]`),
    "a nested value": encodeText("[[]]"),
    "U+0000": encodeText(`["\\u0000"]`),
    "bytes that are not UTF-8": "Wy__Il0",
  };
  for (const [name, text] of Object.entries(cases)) {
    assert.equal(decodeCursor(text, ANYTHING), undefined, name);
  }
});

Deno.test("decodeCursor() is undefined for values that the schema refuses", () => {
  const cases: Record<string, (string | number)[]> = {
    "too few": [VALUES[0]],
    "too many": [...VALUES, 1],
    "another order": [VALUES[1], VALUES[0]],
  };
  for (const [name, values] of Object.entries(cases)) {
    assert.equal(decodeCursor(encodeCursor(values), POSITION), undefined, name);
  }
});
