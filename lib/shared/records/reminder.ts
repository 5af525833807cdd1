/** A reminder: something to be done about a contact by an instant. */
import { z } from "zod";
import { instant, requiredText, uuid } from "../fields.ts";
import { MAX_TEXT_LENGTH } from "../limits.ts";
import { describeRecord } from "./record.ts";

export const reminder = describeRecord({
  name: "reminder",
  path: "reminders",
  schema: z.strictObject({ contact_id: uuid(), message: requiredText(), due_at: instant() }),
  controls: [
    { field: "message", kind: "textarea", required: true, maxLength: MAX_TEXT_LENGTH },
    { field: "due_at", kind: "instant", required: true },
  ],
  authored: ["message"],
  published: [],
  encrypted: ["message"],
  timelineType: null,
});
