/** What the page shows on which a record is changed. */
import type { User } from "../../../../lib/accounts/users.ts";
import type { Contact } from "../../../../lib/contacts/contact.ts";
import { requireContact } from "../../../../lib/contacts/contacts.ts";
import type { RecordName } from "../../../../lib/shared/records/record.ts";
import type { Site } from "../../../../lib/site.ts";
import type { Refusal } from "../../../(_forms)/attempt.ts";
import { requireRecord } from "../../../(_records)/require_record.ts";
import {
  openRecordForm,
  type RecordForm,
  shownRecord,
  type TypedRecord,
} from "../../../(_records)/record_form.ts";
import { contactIdOf } from "../../../(_records)/return_path.ts";

export interface EditedRecord {
  id: string;
  form: RecordForm;
  /** The one whose page one came from, or the first of those whom it is about. */
  contact: Contact;
  /** Which page one came from. */
  from: string | null;
}

interface Opening {
  user: User;
  record: RecordName;
  id: string;
  from: string | null;
  /** The form as it was sent, and why it was not accepted. */
  sent?: { typed: TypedRecord; refusal: Refusal };
}

/** @throws {DomainError} `not_found` when it is absent, another user's, or its contacts are deleted */
export async function openEditedRecord(
  site: Site,
  { user, record, id, from, sent }: Opening,
): Promise<EditedRecord> {
  const row = await requireRecord(site, { record, userId: user.id, id });
  const form = await openRecordForm(site, {
    user,
    record,
    typed: sent?.typed ?? shownRecord(record, { row, timeZone: user.timeZone }),
    refusal: sent?.refusal ?? null,
    asksForPerson: false,
  });
  const contactId = contactIdOf(row, from);
  return { id, form, contact: await requireContact(site.db, { userId: user.id, contactId }), from };
}
