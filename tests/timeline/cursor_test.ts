/** Places on timelines and in lists as opaque text. */
import assert from "node:assert/strict";
import { encodeCursor } from "../../db/page.ts";
import {
  decodeRecordCursor,
  decodeTimelineCursor,
  encodeRecordCursor,
  encodeTimelineCursor,
} from "../../lib/timeline/cursor.ts";
import { idOf } from "./seeds.ts";

const DATE = "2027-03-01T12:34:56.789Z";
const ID = idOf(3, 10);

Deno.test("decodeTimelineCursor() gives back what was encoded, to the millisecond", () => {
  for (const date of [DATE, "0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"]) {
    const position = { date: new Date(date), type: "life_event", id: ID } as const;
    assert.deepEqual(decodeTimelineCursor(encodeTimelineCursor(position)), position);
  }
});

Deno.test("decodeRecordCursor() gives back what was encoded", () => {
  const position = { date: new Date(DATE), id: ID };
  assert.deepEqual(decodeRecordCursor(encodeRecordCursor(position)), position);
});

Deno.test("encodeTimelineCursor() gives text that a URL carries as it is", () => {
  const text = encodeTimelineCursor({ date: new Date(DATE), type: "gift", id: ID });
  assert.equal(encodeURIComponent(text), text);
});

const MALFORMED: Record<string, string> = {
  "nothing": "",
  "no base64url": "%%%",
  "no JSON": "abcd",
  "a cursor of a list": encodeRecordCursor({ date: new Date(DATE), id: ID }),
  "one value too many": encodeCursor([DATE, "note", ID, 1]),
  "a date that is none": encodeCursor(["2027-02-30T00:00:00.000Z", "note", ID]),
  "a date that the database lacks": encodeCursor(["+010000-01-01T00:00:00.000Z", "note", ID]),
  "a date as a number": encodeCursor([1, "note", ID]),
  "an unknown type": encodeCursor([DATE, "reminder", ID]),
  "an id that is none": encodeCursor([DATE, "note", "1 or 1=1"]),
};

for (const [name, text] of Object.entries(MALFORMED)) {
  Deno.test(`decodeTimelineCursor() refuses ${name}`, () => {
    assert.equal(decodeTimelineCursor(text), undefined);
  });
}

Deno.test("decodeRecordCursor() refuses a cursor of a timeline", () => {
  const text = encodeTimelineCursor({ date: new Date(DATE), type: "note", id: ID });
  assert.equal(decodeRecordCursor(text), undefined);
});
