/** A life event: something in a contact's life, on a date of which parts may be unknown. */
import { z } from "zod";
import { optionalText, partialDate, uuid } from "../fields.ts";
import { MAX_TEXT_LENGTH } from "../limits.ts";
import { describeRecord } from "./record.ts";

export const LIFE_EVENT_TYPES = [
  "met",
  "moved",
  "engaged",
  "married",
  "separated",
  "had_child",
  "graduated",
  "job_change",
  "retired",
  "achievement",
  "illness",
  "recovered",
  "bereavement",
  "died",
  "anniversary",
  "other",
] as const;
export type LifeEventType = typeof LIFE_EVENT_TYPES[number];

export const lifeEvent = describeRecord({
  name: "life_event",
  path: "life-events",
  schema: z.strictObject({
    contact_id: uuid(),
    type: z.enum(LIFE_EVENT_TYPES),
    description: optionalText(),
    date: partialDate(),
  }),
  controls: [
    { field: "type", kind: "choice", required: true, choices: LIFE_EVENT_TYPES },
    { field: "description", kind: "textarea", maxLength: MAX_TEXT_LENGTH },
    { field: "date", kind: "partial_date" },
  ],
  authored: ["description"],
  published: ["description"],
  encrypted: [],
  timelineType: "life_event",
});
