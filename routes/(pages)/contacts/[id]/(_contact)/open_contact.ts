/** What the page of a contact shows. */
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Contact } from "../../../../../lib/contacts/contact.ts";
import { requireContact } from "../../../../../lib/contacts/contacts.ts";
import { MAX_PAGE_SIZE } from "../../../../../lib/shared/limits.ts";
import type { Site } from "../../../../../lib/site.ts";
import {
  listOpenReminders,
  type OpenReminder,
} from "../../../../../lib/timeline/open_reminders.ts";
import { listUnplacedGifts } from "../../../../../lib/timeline/unplaced_gifts.ts";
import type { RecordRow } from "../../../../../lib/timeline/record_rows.ts";
import { askedRecord } from "../../../../(_records)/path_record.ts";
import { readTimeline, type TimelinePageOfItems } from "../../../../(_records)/read_timeline.ts";
import {
  blankRecord,
  openRecordForm,
  type RecordForm,
  type RefusedRecord,
} from "../../../../(_records)/record_form.ts";

export interface OpenedContact {
  contact: Contact;
  form: RecordForm;
  reminders: OpenReminder[];
  gifts: RecordRow<"gift">[];
  timeline: TimelinePageOfItems;
  /** What has just happened, and to which record, as the address says it. */
  notice: string | null;
  markedId: string | null;
  now: Date;
}

interface Opening {
  user: User;
  contactId: string;
  url: URL;
  /** The form that was not accepted; absent for a blank one. */
  refused?: RefusedRecord;
}

/** @throws {DomainError} `not_found` when the contact is absent, deleted or another user's */
export async function openContact(
  site: Site,
  { user, contactId, url, refused }: Opening,
): Promise<OpenedContact> {
  const now = site.now();
  const key = { userId: user.id, contactId };
  return {
    contact: await requireContact(site.db, key),
    form: await openForm(site, { user, contactId, url, refused, now }),
    reminders: await listOpenReminders(site, { ...key, limit: MAX_PAGE_SIZE }),
    gifts: await listUnplacedGifts(site, { ...key, limit: MAX_PAGE_SIZE }),
    timeline: await readTimeline(site, { ...key, url, now }),
    notice: url.searchParams.get("notice"),
    markedId: url.searchParams.get("record"),
    now,
  };
}

async function openForm(
  site: Site,
  { user, contactId, url, refused, now }: Opening & { now: Date },
): Promise<RecordForm> {
  const record = refused?.record ?? askedRecord(url);
  const { timeZone } = user;
  const typed = refused?.typed ?? blankRecord(record, { now, timeZone, contactIds: [contactId] });
  const refusal = refused?.refusal ?? null;
  return await openRecordForm(site, { user, record, typed, refusal, asksForPerson: false });
}
