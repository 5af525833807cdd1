/** An activity: something done with one or more contacts. */
import { z } from "zod";
import { instant, optionalText, requiredText, uuid } from "../fields.ts";
import {
  MAX_ACTIVITY_CONTACTS,
  MAX_LABEL_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from "../limits.ts";
import { describeRecord } from "./record.ts";

export const activity = describeRecord({
  name: "activity",
  path: "activities",
  schema: z.strictObject({
    contact_ids: z.array(uuid()).min(1).max(MAX_ACTIVITY_CONTACTS)
      .transform((ids) => [...new Set(ids)].sort()),
    title: requiredText(MAX_TITLE_LENGTH),
    description: optionalText(),
    location: optionalText(MAX_TITLE_LENGTH),
    type: optionalText(MAX_LABEL_LENGTH),
    date: instant(),
  }),
  controls: [
    { field: "title", kind: "text", required: true, maxLength: MAX_TITLE_LENGTH },
    { field: "contact_ids", kind: "contacts" },
    { field: "description", kind: "textarea", maxLength: MAX_TEXT_LENGTH },
    { field: "location", kind: "text", maxLength: MAX_TITLE_LENGTH },
    { field: "type", kind: "text", maxLength: MAX_LABEL_LENGTH },
    { field: "date", kind: "instant", required: true },
  ],
  authored: ["title", "description", "location", "type"],
  published: ["title", "description", "location"],
  encrypted: [],
  timelineType: "activity",
});
