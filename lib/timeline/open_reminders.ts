/** What is still to be done: the reminders that nobody has completed yet. */
import type { OpenReminder, OpenReminderQuery } from "./queries/open_reminders.ts";
import { listStoredOpenReminders } from "./queries/open_reminders.ts";
import type { Reading } from "./reading.ts";
import { openValues } from "./record_values.ts";

export type { OpenReminder };

/** The open reminders, the one that is due first in front. */
export async function listOpenReminders(
  { db, secretBox }: Reading,
  query: OpenReminderQuery,
): Promise<OpenReminder[]> {
  const rows = await listStoredOpenReminders(db, query);
  return rows.map((row) => openValues("reminder", row, { secretBox, id: row.id }));
}
