/** A text of its own in every field that a person writes into, so that a leak says where it is from. */
import { type ContactInput, contactSchema } from "../../lib/shared/contact_fields.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { RecordDescription, RecordName } from "../../lib/shared/records/record.ts";
import { type COLLECTED, sampleInput } from "../record_samples.ts";

/** The one text of a person's that a headlines feed may show. */
export const DISPLAY_NAME = "Grace Hopper";

/** A text that is nowhere but where it was written. */
export function canary(place: string): string {
  return `CANARY.${place}`;
}

/** Every property of a contact. Addresses and dates hold a canary where they can. */
export function contactInput(): Record<keyof ContactInput, unknown> {
  const texts = Object.fromEntries(
    Object.keys(contactSchema.shape).map((field) => [field, canary(`contact.${field}`)]),
  ) as Record<keyof ContactInput, unknown>;
  return {
    ...texts,
    display_name: DISPLAY_NAME,
    other_emails: [canary("contact.other_emails")],
    other_phones: [canary("contact.other_phones")],
    website: `https://example.org/${canary("contact.website")}`,
    birthday: "--12-09",
  };
}

/** As REST takes it. */
export function recordInput(
  record: typeof COLLECTED[number],
  contactId: string,
): Record<string, unknown> {
  const input = { ...sampleInput(record, contactId), ...authoredTexts(record) };
  return record === "external_activity"
    ? { ...input, payload: { [canary("payload name")]: [canary("payload")] } }
    : input;
}

/** What a person writes in a record, by field. */
export function authoredTexts(record: RecordName): Record<string, string> {
  const { authored }: RecordDescription = RECORDS[record];
  return Object.fromEntries(authored.map((field) => {
    const text = canary(`${record}.${field}`);
    return [field, field === "url" ? `https://example.org/${text}` : text];
  }));
}
