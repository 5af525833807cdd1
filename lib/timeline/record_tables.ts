/** Which table holds which record. */
import type { Schema } from "../../db/schema.ts";
import type { RecordName } from "../shared/records/record.ts";

export const RECORD_TABLES = {
  note: "notes",
  activity: "activities",
  reminder: "reminders",
  completion: "reminder_completions",
  life_event: "life_events",
  external_activity: "external_activities",
  gift: "gifts",
} as const satisfies Record<RecordName, keyof Schema>;
