/** What each record takes its input for. */
import assert from "node:assert/strict";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";
import { CONTACT, MINIMAL, NAMES } from "./record_inputs.ts";

const OTHER_CONTACT = "01975a10-0000-7000-8000-0000000000c2";

type Acceptances = [input: Record<string, unknown>, output: Record<string, unknown>][];

const ACCEPTED: Record<RecordName, Acceptances> = {
  note: [
    [{ contact_id: CONTACT.toUpperCase() }, { contact_id: CONTACT }],
    [{ content: "  as\r\ntyped\t" }, { content: "  as\r\ntyped\t" }],
    [{ content: "a\uD800b\uDC00" }, { content: "a\uFFFDb\uFFFD" }],
    [{ content: "\u{1F5F3}\uFE0F" }, { content: "\u{1F5F3}\uFE0F" }],
    [{ content: "a".repeat(5_000) }, { content: "a".repeat(5_000) }],
    ...["date"].flatMap(acceptedInstants),
  ],
  activity: [
    [{ contact_ids: [OTHER_CONTACT, CONTACT, CONTACT.toUpperCase()] }, {
      contact_ids: [CONTACT, OTHER_CONTACT],
    }],
    ...["description", "location", "type"].flatMap(acceptedAbsences),
    ...["date"].flatMap(acceptedInstants),
  ],
  reminder: ["due_at"].flatMap(acceptedInstants),
  completion: [
    ...["message", "completed_at"].flatMap(acceptedAbsences),
    ...["completed_at"].flatMap(acceptedInstants),
  ],
  life_event: [
    ...["description"].flatMap(acceptedAbsences),
    [{ date: null }, { date: null }],
    [{ date: {} }, { date: null }],
    [{ date: { year: null, month: null, day: null } }, { date: null }],
    [{ date: { month: 2, day: 29 } }, { date: { year: null, month: 2, day: 29 } }],
    [{ date: { year: 2024, month: 2, day: 29 } }, { date: { year: 2024, month: 2, day: 29 } }],
    [{ date: { year: 1 } }, { date: { year: 1, month: null, day: null } }],
    [{ date: { day: 31 } }, { date: { year: null, month: null, day: 31 } }],
  ],
  external_activity: [
    [{ payload: null }, { payload: null }],
    [{ payload: {} }, { payload: {} }],
    [{ payload: { "\uD800": ["a\uDC00", { b: "\uD83D" }], n: null, t: true } }, {
      payload: { "\uFFFD": ["a\uFFFD", { b: "\uFFFD" }], n: null, t: true },
    }],
    [{ payload: JSON.parse('{"zero": -0}') }, { payload: { zero: 0 } }],
    ...["occurred_at"].flatMap(acceptedInstants),
  ],
  gift: [
    ...["date", "occasion", "url", "notes"].flatMap(acceptedAbsences),
    ...["date"].flatMap(acceptedInstants),
    [{ url: "http://example.org/?a=1&b=2" }, { url: "http://example.org/?a=1&b=2" }],
  ],
};

/** A bare date is midnight UTC; digits after the third of a second are cut off. */
function acceptedInstants(field: string): Acceptances {
  const texts = {
    "2026-03-01": "2026-03-01T00:00:00.000Z",
    "2024-02-29": "2024-02-29T00:00:00.000Z",
    "2026-03-01T12:00:00Z": "2026-03-01T12:00:00.000Z",
    "2026-03-01t12:00:00.123456z": "2026-03-01T12:00:00.123Z",
    "2026-03-01T00:30:00+02:00": "2026-02-28T22:30:00.000Z",
    "2026-03-01T12:00:00-00:00": "2026-03-01T12:00:00.000Z",
    "0001-01-01": "0001-01-01T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z": "9999-12-31T23:59:59.999Z",
  };
  return Object.entries(texts).map(([text, instant]) => [
    { [field]: text },
    { [field]: new Date(instant) },
  ]);
}

function acceptedAbsences(field: string): Acceptances {
  return ["", null].map((absent) => [{ [field]: absent }, { [field]: null }]);
}

for (const record of NAMES) {
  for (const [input, output] of ACCEPTED[record]) {
    const shown = `${JSON.stringify(input)} as ${JSON.stringify(output)}`.slice(0, 90);
    Deno.test(`the ${record} schema takes ${shown}`, () => {
      const values = parsed(record, input);
      for (const [field, value] of Object.entries(output)) {
        assert.deepEqual(values[field], value);
      }
    });
  }
}

function parsed(record: RecordName, input: Record<string, unknown>): Record<string, unknown> {
  return parseInput(RECORDS[record].schema, { ...MINIMAL[record], ...input });
}
