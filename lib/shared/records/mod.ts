/** All seven descriptions, by name. */
import { activity } from "./activity.ts";
import { completion } from "./completion.ts";
import { externalActivity } from "./external_activity.ts";
import { gift } from "./gift.ts";
import { lifeEvent } from "./life_event.ts";
import { note } from "./note.ts";
import type { RecordName } from "./record.ts";
import { reminder } from "./reminder.ts";

export const RECORDS = {
  note,
  activity,
  reminder,
  completion,
  life_event: lifeEvent,
  external_activity: externalActivity,
  gift,
} as const satisfies Record<RecordName, unknown>;
