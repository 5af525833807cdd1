/** What the page shows on which a reminder is done. */
import type { User } from "../../../../lib/accounts/users.ts";
import type { Contact } from "../../../../lib/contacts/contact.ts";
import { requireContact } from "../../../../lib/contacts/contacts.ts";
import type { Site } from "../../../../lib/site.ts";
import type { RecordRow } from "../../../../lib/timeline/record_rows.ts";
import type { Refusal } from "../../../(_forms)/attempt.ts";
import {
  blankRecord,
  openRecordForm,
  type RecordForm,
  type TypedRecord,
} from "../../../(_records)/record_form.ts";
import { requireRecord } from "../../../(_records)/require_record.ts";

export interface ReminderToComplete {
  row: RecordRow<"reminder">;
  contact: Contact;
  /** Of the completion. */
  form: RecordForm;
  /** Which page one came from. */
  from: string | null;
}

interface Opening {
  user: User;
  reminderId: string;
  from: string | null;
  /** The form as it was sent, and why it was not accepted. */
  sent?: { typed: TypedRecord; refusal: Refusal };
}

/** @throws {DomainError} `not_found` when it is absent, another user's, or its contact is deleted */
export async function openReminder(
  site: Site,
  { user, reminderId, from, sent }: Opening,
): Promise<ReminderToComplete> {
  const { id: userId, timeZone } = user;
  const row = await requireRecord(site, { record: "reminder", userId, id: reminderId });
  const form = await openRecordForm(site, {
    user,
    record: "completion",
    typed: sent?.typed ?? blankRecord("completion", { now: site.now(), timeZone, contactIds: [] }),
    refusal: sent?.refusal ?? null,
    asksForPerson: false,
  });
  const contact = await requireContact(site.db, { userId, contactId: row.contact_id });
  return { row, contact, form, from };
}
