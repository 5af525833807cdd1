/** The statement of the reminders that are open. */
import type { Db, Tx } from "../../../db/database.ts";

export interface OpenReminder {
  id: string;
  contact_id: string;
  /** Under which the contact stands. */
  contact_name: string;
  message: string;
  due_at: Date;
}

export interface OpenReminderQuery {
  userId: string;
  /** That contact, archived or not. Without it: every contact that is not archived. */
  contactId?: string;
  /** The last instant that counts. */
  dueUntil?: Date;
  limit: number;
}

/** Messages are envelopes here. */
export async function listStoredOpenReminders(
  db: Db | Tx,
  { userId, contactId, dueUntil, limit }: OpenReminderQuery,
): Promise<OpenReminder[]> {
  let query = db.selectFrom("reminders as reminder")
    .innerJoin("contacts as contact", "contact.id", "reminder.contact_id")
    .where("reminder.user_id", "=", userId)
    .where("contact.deleted_at", "is", null)
    .where(({ exists, not, selectFrom }) =>
      not(exists(
        selectFrom("reminder_completions as completion")
          .whereRef("completion.reminder_id", "=", "reminder.id")
          .select("completion.id"),
      ))
    );
  query = contactId === undefined
    ? query.where("contact.archived_at", "is", null)
    : query.where("reminder.contact_id", "=", contactId);
  if (dueUntil !== undefined) query = query.where("reminder.due_at", "<=", dueUntil);
  return await query
    .select([
      "reminder.id",
      "reminder.contact_id",
      "contact.display_name as contact_name",
      "reminder.message",
      "reminder.due_at",
    ])
    .orderBy("reminder.due_at")
    .orderBy("reminder.id")
    .limit(limit)
    .execute();
}
