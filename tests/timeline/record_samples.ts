/** One record of each kind that can be created, with a change of everything in it. */
import type { CollectedRecord } from "../../lib/timeline/record_store.ts";
import type { RecordInput, RecordPatch } from "../../lib/timeline/record_values.ts";

interface Sample<N extends CollectedRecord> {
  input: RecordInput<N>;
  /** What is answered, beside id, stamps and what is derived. */
  answer: object;
  patch: RecordPatch<N>;
}

type Samples = { [N in CollectedRecord]: Sample<N> };

const DATE = new Date("2026-02-01T00:00:00.000Z");
const LATER = new Date("2026-02-02T03:04:05.006Z");

/** Authored texts hold the word CANARY. Each number is another external activity. */
export function samplesAbout(contactId: string, { date = DATE, number = 8 } = {}): Samples {
  const about = { contact_id: contactId };
  const note = { ...about, content: "CANARY 1", date };
  const activity = {
    contact_ids: [contactId],
    title: "CANARY 2",
    description: "CANARY 3",
    location: "CANARY 4",
    type: "CANARY 5",
    date,
  };
  const reminder = { ...about, message: "CANARY 6", due_at: date };
  const lifeEvent = {
    ...about,
    type: "met" as const,
    description: "CANARY 7",
    date: { year: null, month: 2, day: 29 },
  };
  const external = {
    ...about,
    source_system: "immich",
    external_id: `CANARY ${number}`,
    type: "photo",
    occurred_at: date,
    payload: { text: "CANARY 9", list: [1, null, { deep: true }] },
  };
  const gift = {
    ...about,
    status: "given" as const,
    description: "CANARY 10",
    date,
    occasion: "CANARY 11",
    url: "https://example.org/canary",
    notes: "CANARY 12",
  };
  return {
    note: { input: note, answer: note, patch: { content: "Other", date: LATER } },
    activity: {
      input: activity,
      answer: activity,
      patch: { title: "Other", description: null, location: null, type: null, date: LATER },
    },
    reminder: { input: reminder, answer: reminder, patch: { message: "Other", due_at: LATER } },
    life_event: {
      input: lifeEvent,
      answer: lifeEvent,
      patch: { type: "other", description: null, date: { year: 1999, month: null, day: null } },
    },
    external_activity: {
      input: external,
      answer: external,
      patch: { type: "album", occurred_at: LATER, payload: null, external_id: "Other" },
    },
    gift: {
      input: gift,
      answer: gift,
      patch: {
        status: "idea",
        description: "Other",
        date: null,
        occasion: null,
        url: null,
        notes: null,
      },
    },
  };
}
