/** A note: a text about one contact. */
import { z } from "zod";
import { instant, requiredText, uuid } from "../fields.ts";
import { MAX_NOTE_LENGTH } from "../limits.ts";
import { describeRecord } from "./record.ts";

export const note = describeRecord({
  name: "note",
  path: "notes",
  schema: z.strictObject({
    contact_id: uuid(),
    content: requiredText(MAX_NOTE_LENGTH),
    date: instant(),
  }),
  controls: [
    { field: "content", kind: "textarea", required: true, maxLength: MAX_NOTE_LENGTH },
    { field: "date", kind: "instant", required: true },
  ],
  authored: ["content"],
  published: ["content"],
  encrypted: [],
  timelineType: "note",
});
