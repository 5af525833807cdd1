/** An external activity: something that an integration saw; a feed never shows its payload. */
import { z } from "zod";
import { externalPayload, instant, plainWord, requiredText, uuid } from "../fields.ts";
import { MAX_UID_LENGTH } from "../limits.ts";
import { describeRecord } from "./record.ts";

export const externalActivity = describeRecord({
  name: "external_activity",
  path: "external-activities",
  schema: z.strictObject({
    contact_id: uuid(),
    source_system: plainWord(),
    external_id: requiredText(MAX_UID_LENGTH),
    type: plainWord(),
    occurred_at: instant(),
    payload: externalPayload(),
  }),
  controls: [
    { field: "source_system", kind: "text", required: true, maxLength: 50 },
    { field: "type", kind: "text", required: true, maxLength: 50 },
    { field: "external_id", kind: "text", required: true, maxLength: MAX_UID_LENGTH },
    { field: "occurred_at", kind: "instant", required: true },
  ],
  authored: ["external_id"],
  published: [],
  encrypted: [],
  timelineType: "external_activity",
});
