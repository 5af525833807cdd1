/** A completion: a reminder that was done, with what there is to say about it. */
import { z } from "zod";
import { optionalInstant, optionalText } from "../fields.ts";
import { MAX_TEXT_LENGTH } from "../limits.ts";
import { fieldIssue } from "../parse_input.ts";
import { describeRecord } from "./record.ts";

export const completion = describeRecord({
  name: "completion",
  path: "completions",
  /** Absent: completed now, and with the reminder's own message. */
  schema: z.strictObject({ completed_at: optionalInstant(), message: optionalText() }),
  /** A new one is completed now by default; one that exists cannot lose its instant. */
  check: ({ completed_at }) => completed_at ? [] : [fieldIssue("completed_at", "required")],
  controls: [
    { field: "message", kind: "textarea", maxLength: MAX_TEXT_LENGTH },
    { field: "completed_at", kind: "instant" },
  ],
  authored: ["message"],
  published: ["message"],
  encrypted: ["message"],
  timelineType: "completion",
});
