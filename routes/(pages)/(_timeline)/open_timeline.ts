/** What the page of everybody's timeline shows. */
import type { User } from "../../../lib/accounts/users.ts";
import { type ContactCounts, countContacts } from "../../../lib/contacts/count_contacts.ts";
import { MAX_PAGE_SIZE } from "../../../lib/shared/limits.ts";
import type { Site } from "../../../lib/site.ts";
import { listOpenReminders, type OpenReminder } from "../../../lib/timeline/open_reminders.ts";
import { askedRecord } from "../../(_records)/path_record.ts";
import { readTimeline, type TimelinePageOfItems } from "../../(_records)/read_timeline.ts";
import {
  blankRecord,
  openRecordForm,
  type RecordForm,
  type RefusedRecord,
} from "../../(_records)/record_form.ts";

export interface TimelineOfAll {
  counts: ContactCounts;
  form: RecordForm;
  reminders: OpenReminder[];
  timeline: TimelinePageOfItems;
  /** What has just happened, and to which record, as the address says it. */
  notice: string | null;
  markedId: string | null;
  now: Date;
}

/** Reminders that are due later are on the pages of their contacts. */
const REMINDER_HORIZON_MILLIS = 7 * 24 * 60 * 60 * 1000;

/** @param options.refused the form that was not accepted; absent for a blank one */
export async function openTimeline(
  site: Site,
  { user, url, refused }: { user: User; url: URL; refused?: RefusedRecord },
): Promise<TimelineOfAll> {
  const now = site.now();
  const { id: userId, timeZone } = user;
  const record = refused?.record ?? askedRecord(url);
  return {
    counts: await countContacts(site.db, userId),
    form: await openRecordForm(site, {
      user,
      record,
      typed: refused?.typed ?? blankRecord(record, { now, timeZone, contactIds: [] }),
      refusal: refused?.refusal ?? null,
      asksForPerson: true,
    }),
    reminders: await listOpenReminders(site, {
      userId,
      dueUntil: new Date(now.getTime() + REMINDER_HORIZON_MILLIS),
      limit: MAX_PAGE_SIZE,
    }),
    timeline: await readTimeline(site, { userId, url, now }),
    notice: url.searchParams.get("notice"),
    markedId: url.searchParams.get("record"),
    now,
  };
}
