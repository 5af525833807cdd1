/** What each record refuses, and what it says of it. */
import assert from "node:assert/strict";
import type { RecordName } from "../../lib/shared/records/record.ts";
import { CONTACT, issuesOf, MINIMAL, NAMES } from "./record_inputs.ts";

type Refusals = [input: Record<string, unknown>, issue: string][];

const REFUSED: Record<RecordName, Refusals> = {
  note: [
    [{ contact_id: "1" }, "contact_id not_a_uuid"],
    [{ contact_id: null }, "contact_id wrong_type"],
    [{ content: "" }, "content required"],
    [{ content: " \n" }, "content required"],
    [{ content: null }, "content wrong_type"],
    [{ content: 1 }, "content wrong_type"],
    [{ content: "a".repeat(5_001) }, "content too_long"],
    [{ content: "a\u0000b" }, "content unsupported_character"],
    ...["date"].flatMap(refusedInstants),
    [{ date: null }, "date wrong_type"],
  ],
  activity: [
    [{ contact_ids: [] }, "contact_ids too_few"],
    [{ contact_ids: [CONTACT, "x"] }, "contact_ids.1 not_a_uuid"],
    [{ contact_ids: Array(101).fill(CONTACT) }, "contact_ids too_many"],
    [{ contact_ids: CONTACT }, "contact_ids wrong_type"],
    [{ title: "" }, "title required"],
    [{ title: "a".repeat(201) }, "title too_long"],
    [{ description: "a".repeat(20_001) }, "description too_long"],
    [{ description: 1 }, "description wrong_type"],
    [{ location: "a".repeat(201) }, "location too_long"],
    [{ location: "\u0000" }, "location unsupported_character"],
    [{ type: "a".repeat(101) }, "type too_long"],
    ...["date"].flatMap(refusedInstants),
  ],
  reminder: [
    [{ message: "" }, "message required"],
    [{ message: "a".repeat(20_001) }, "message too_long"],
    ...["due_at"].flatMap(refusedInstants),
  ],
  completion: [
    [{ message: "a".repeat(20_001) }, "message too_long"],
    [{ message: "\u0000" }, "message unsupported_character"],
    ...["completed_at"].flatMap(refusedInstants),
  ],
  life_event: [
    [{ type: "birthday" }, "type not_a_choice"],
    [{ description: "a".repeat(20_001) }, "description too_long"],
    [{ date: "2026-03-01" }, "date wrong_type"],
    [{ date: { year: 0 } }, "date.year out_of_range"],
    [{ date: { year: 10_000 } }, "date.year out_of_range"],
    [{ date: { year: 1.5 } }, "date.year wrong_type"],
    [{ date: { year: "2026" } }, "date.year wrong_type"],
    [{ date: { month: 0 } }, "date.month out_of_range"],
    [{ date: { month: 13 } }, "date.month out_of_range"],
    [{ date: { day: 32 } }, "date.day out_of_range"],
    [{ date: { month: 2, day: 30 } }, "date.day not_a_date"],
    [{ date: { year: 2027, month: 2, day: 29 } }, "date.day not_a_date"],
    [{ date: { month: 4, day: 31 } }, "date.day not_a_date"],
    [{ date: { week: 1 } }, "date.week unknown_property"],
  ],
  external_activity: [
    [{ source_system: "Free text" }, "source_system not_plain"],
    [{ source_system: "" }, "source_system not_plain"],
    [{ source_system: "a\n" }, "source_system not_plain"],
    [{ type: "a".repeat(51) }, "type not_plain"],
    [{ type: "_a" }, "type not_plain"],
    [{ external_id: "" }, "external_id required"],
    [{ external_id: "a".repeat(256) }, "external_id too_long"],
    [{ payload: [] }, "payload wrong_type"],
    [{ payload: "text" }, "payload wrong_type"],
    [{ payload: { a: ["\u0000"] } }, "payload unsupported_character"],
    [{ payload: { "\u0000": 1 } }, "payload unsupported_character"],
    [{ payload: JSON.parse('{"a": 1e999}') }, "payload out_of_range"],
    [{ payload: nested(40) }, "payload out_of_range"],
    ...["occurred_at"].flatMap(refusedInstants),
  ],
  gift: [
    [{ status: "lost" }, "status not_a_choice"],
    [{ description: "" }, "description required"],
    [{ occasion: "a".repeat(201) }, "occasion too_long"],
    [{ url: "example.org" }, "url not_a_url"],
    [{ url: "javascript:alert(1)" }, "url not_a_url"],
    [{ url: `https://example.org/${"a".repeat(2_000)}` }, "url too_long"],
    [{ notes: "a".repeat(20_001) }, "notes too_long"],
    ...["date"].flatMap(refusedInstants),
  ],
};

/** No date that exists, or none that says its zone. */
function refusedInstants(field: string): Refusals {
  return [
    "2026-02-30",
    "2026-02-29T00:00:00Z",
    "2026-03-01T12:00:00",
    "2026-03-01 12:00:00Z",
    "2026-03-01T24:00:00Z",
    "2026-03-01T12:60:00Z",
    "2026-03-01T12:00:00+0100",
    "2026-03-01T12:00:00+25:00",
    "2026-03-01T12:00:00 Europe/Berlin",
    "0000-01-01",
    "0001-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-01:00",
    "2026-3-1",
    "1 March 2026",
    " ",
  ].map((text) => [{ [field]: text }, `${field} not_a_date`]);
}

function nested(depth: number): Record<string, unknown> {
  return depth === 0 ? {} : { inner: nested(depth - 1) };
}

for (const record of NAMES) {
  for (const [input, issue] of REFUSED[record]) {
    const shown = JSON.stringify(input).slice(0, 60);
    Deno.test(`the ${record} schema answers ${issue} when it is given ${shown}`, () => {
      assert.deepEqual(issuesOf(record, { ...MINIMAL[record], ...input }), [issue]);
    });
  }
}
