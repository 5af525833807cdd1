/** A gift: an idea, something bought, given or received. */
import { z } from "zod";
import { optionalInstant, optionalText, requiredText, uuid } from "../fields.ts";
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_URL_LENGTH } from "../limits.ts";
import { describeRecord } from "./record.ts";
import { optionalWebAddress } from "../web_address.ts";

export const GIFT_STATUSES = ["idea", "purchased", "given", "received"] as const;
export type GiftStatus = typeof GIFT_STATUSES[number];

export const gift = describeRecord({
  name: "gift",
  path: "gifts",
  schema: z.strictObject({
    contact_id: uuid(),
    status: z.enum(GIFT_STATUSES),
    description: requiredText(),
    date: optionalInstant(),
    occasion: optionalText(MAX_TITLE_LENGTH),
    url: optionalWebAddress(),
    notes: optionalText(),
  }),
  controls: [
    { field: "status", kind: "choice", required: true, choices: GIFT_STATUSES },
    { field: "description", kind: "textarea", required: true, maxLength: MAX_TEXT_LENGTH },
    { field: "date", kind: "instant" },
    { field: "occasion", kind: "text", maxLength: MAX_TITLE_LENGTH },
    { field: "url", kind: "url", maxLength: MAX_URL_LENGTH },
    { field: "notes", kind: "textarea", maxLength: MAX_TEXT_LENGTH },
  ],
  authored: ["description", "occasion", "url", "notes"],
  published: ["description"],
  encrypted: ["description"],
  timelineType: "gift",
});
