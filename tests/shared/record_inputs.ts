/** The least input of each record, and what is wrong with another. */
import assert from "node:assert/strict";
import { InvalidInput } from "../../lib/shared/domain_error.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";

export const CONTACT = "01975a10-0000-7000-8000-0000000000c1";
const DATE = "2026-03-01T12:00:00Z";

/** The least that each record can be. */
export const MINIMAL: Record<RecordName, Record<string, unknown>> = {
  note: { contact_id: CONTACT, content: "Text", date: DATE },
  activity: { contact_ids: [CONTACT], title: "Text", date: DATE },
  reminder: { contact_id: CONTACT, message: "Text", due_at: DATE },
  completion: {},
  life_event: { contact_id: CONTACT, type: "met" },
  external_activity: {
    contact_id: CONTACT,
    source_system: "immich",
    external_id: "1",
    type: "photo",
    occurred_at: DATE,
  },
  gift: { contact_id: CONTACT, status: "idea", description: "Text" },
};

export const NAMES = Object.keys(MINIMAL) as RecordName[];

/** `path code` of every issue, none when the input is accepted. */
export function issuesOf(record: RecordName, input: unknown): string[] {
  try {
    parseInput(RECORDS[record].schema, input);
    return [];
  } catch (error) {
    assert.ok(error instanceof InvalidInput);
    return error.issues.map(({ path, code }) => `${path} ${code}`);
  }
}
