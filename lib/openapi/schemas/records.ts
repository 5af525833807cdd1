/** What the seven records look like in answers. */
import { z } from "zod";
import { GIFT_STATUSES } from "../../shared/records/gift.ts";
import { LIFE_EVENT_TYPES } from "../../shared/records/life_event.ts";
import type { RecordName } from "../../shared/records/record.ts";
import type { RecordRow } from "../../timeline/record_rows.ts";
import { type Wire, wireId, wireInstant } from "./wire.ts";

const identity = { id: wireId() };
const stamps = { created_at: wireInstant(), updated_at: wireInstant() };
const text = z.string().nullable();

const partialDate = z.object({
  year: z.int().nullable(),
  month: z.int().nullable(),
  day: z.int().nullable(),
}).nullable().meta({ description: "The parts that are known. Null when none is." });

export const RECORD_ANSWERS = {
  note: z.object({
    ...identity,
    contact_id: wireId(),
    content: z.string(),
    date: wireInstant(),
    ...stamps,
  }).meta({ id: "Note" }),
  activity: z.object({
    ...identity,
    contact_ids: z.array(wireId()).meta({ description: "Participants that are not deleted." }),
    title: z.string(),
    description: text,
    location: text,
    type: text,
    date: wireInstant(),
    ...stamps,
  }).meta({ id: "Activity" }),
  reminder: z.object({
    ...identity,
    contact_id: wireId(),
    message: z.string(),
    due_at: wireInstant(),
    last_completed_at: wireInstant().nullable(),
    ...stamps,
  }).meta({ id: "Reminder" }),
  completion: z.object({
    ...identity,
    reminder_id: wireId().nullable().meta({
      description: "Null once the reminder has been deleted.",
    }),
    contact_id: wireId(),
    message: text,
    completed_at: wireInstant(),
    ...stamps,
  }).meta({ id: "Completion" }),
  life_event: z.object({
    ...identity,
    contact_id: wireId(),
    type: z.enum(LIFE_EVENT_TYPES),
    description: text,
    date: partialDate,
    ...stamps,
  }).meta({ id: "LifeEvent" }),
  external_activity: z.object({
    ...identity,
    contact_id: wireId(),
    source_system: z.string(),
    external_id: z.string(),
    type: z.string(),
    occurred_at: wireInstant(),
    payload: z.record(z.string(), z.unknown()).nullable().meta({
      description: "Any JSON object. No feed shows it.",
    }),
    ...stamps,
  }).meta({ id: "ExternalActivity" }),
  gift: z.object({
    ...identity,
    contact_id: wireId(),
    status: z.enum(GIFT_STATUSES),
    description: z.string(),
    date: wireInstant().nullable(),
    occasion: text,
    url: text,
    notes: text,
    ...stamps,
  }).meta({ id: "Gift" }),
} satisfies { [N in RecordName]: z.ZodType<Wire<RecordRow<N>>> };
