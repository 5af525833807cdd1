/** Where one goes back to after writing a record down: to the page that one came from. */
import type { RecordName } from "../../lib/shared/records/record.ts";
import type { RecordRow } from "../../lib/timeline/record_rows.ts";
import { contactIdsOf } from "./record_form.ts";

/** What links say of the page that they stand on: this, or the id of the contact whose page it is. */
export const FROM_TIMELINE = "timeline";

/** What has just happened to a record, as the address says it. */
export type RecordNoticeName = "record_saved" | "record_deleted" | "reminder_completed";

/** The contact whose page one came from, where the record is about it, else the first it is about. */
export function contactIdOf(row: RecordRow<RecordName>, from: string | null): string {
  const contactIds = contactIdsOf(row);
  return contactIds.find((id) => id === from) ?? contactIds[0] ?? "";
}

/** @param where.contactId whose page it is, unless one came from everybody's timeline */
export function returnPath(
  { from, contactId }: { from: string | null; contactId: string },
): string {
  return from === FROM_TIMELINE ? "/" : `/contacts/${contactId}`;
}

/** The page at the path, which says what has happened, and marks the record that it is about. */
export function noticePath(
  path: string,
  { notice, recordId }: { notice: RecordNoticeName; recordId?: string },
): string {
  const query = new URLSearchParams({ notice });
  if (recordId !== undefined) query.set("record", recordId);
  return `${path}?${query}`;
}
