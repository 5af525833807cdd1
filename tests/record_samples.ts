/** One valid input for each record, every optional value given. */
import type { RecordName } from "../lib/shared/records/record.ts";

type Collected = Exclude<RecordName, "completion">;

/** As REST takes it. Every text is `canary` and the field's name, so that tests can find it. */
export function sampleInput(record: Collected, contactId: string): Record<string, unknown> {
  return SAMPLES[record](contactId);
}

export const COLLECTED = [
  "note",
  "activity",
  "reminder",
  "life_event",
  "external_activity",
  "gift",
] as const satisfies Collected[];

const SAMPLES: Record<Collected, (contactId: string) => Record<string, unknown>> = {
  note: (contact_id) => ({ contact_id, content: "canary content", date: "2026-02-01T10:30:00Z" }),
  activity: (contact_id) => ({
    contact_ids: [contact_id],
    title: "canary title",
    description: "canary description",
    location: "canary location",
    type: "canary type",
    date: "2026-02-02T10:30:00Z",
  }),
  reminder: (contact_id) => ({
    contact_id,
    message: "canary message",
    due_at: "2026-02-03T08:00:00Z",
  }),
  life_event: (contact_id) => ({
    contact_id,
    type: "moved",
    description: "canary description",
    date: { year: 2025, month: 12, day: 29 },
  }),
  external_activity: (contact_id) => ({
    contact_id,
    source_system: "immich",
    external_id: "canary external id",
    type: "photo.shared",
    occurred_at: "2026-02-05T08:00:00Z",
    payload: { canary: "canary payload" },
  }),
  gift: (contact_id) => ({
    contact_id,
    status: "given",
    description: "canary description",
    date: "2026-02-06T00:00:00Z",
    occasion: "canary occasion",
    url: "https://example.org/canary",
    notes: "canary notes",
  }),
};
