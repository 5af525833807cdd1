/** The statements of the reminders. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { RecordRow } from "../record_rows.ts";
import type { CollectedStore, RecordChange, RecordKey, RecordPage } from "../record_store.ts";
import { comesAfter, contactIsLive, isAbout } from "./conditions.ts";

type ReminderRow = RecordRow<"reminder">;

const COLUMNS = ["id", "contact_id", "message", "due_at", "created_at", "updated_at"] as const;

export const reminders: CollectedStore<"reminder"> = {
  insert: insertReminder,
  lock: lockReminder,
  find: findReminder,
  list: listReminders,
  update: updateReminder,
  remove: removeReminder,
  positionOf: ({ due_at, id }) => ({ date: due_at, id }),
};

async function insertReminder(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"reminder">,
): Promise<string> {
  await tx.insertInto("reminders")
    .values({ id, user_id: userId, ...values, created_at: now, updated_at: now })
    .execute();
  return id;
}

async function lockReminder(tx: Tx, { userId, id }: RecordKey): Promise<boolean> {
  const row = await presentReminders(tx, userId).where("id", "=", id).select("id").forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function findReminder(
  db: Db | Tx,
  { userId, id }: RecordKey,
): Promise<ReminderRow | undefined> {
  return await presentReminders(db, userId)
    .where("id", "=", id)
    .select(COLUMNS)
    .select(lastCompletedAt())
    .executeTakeFirst();
}

async function listReminders(
  db: Db | Tx,
  { userId, contactId, after, limit }: RecordPage,
): Promise<ReminderRow[]> {
  return await presentReminders(db, userId)
    .where(isAbout(contactId))
    .where(comesAfter("due_at", after))
    .select(COLUMNS)
    .select(lastCompletedAt())
    .orderBy("due_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function presentReminders(db: Db | Tx, userId: string) {
  return db.selectFrom("reminders as record")
    .where("user_id", "=", userId)
    .where(contactIsLive());
}

function lastCompletedAt() {
  return sql<Date | null>`(
    select max(completion.completed_at) from reminder_completions as completion
    where completion.reminder_id = record.id
  )`.as("last_completed_at");
}

async function updateReminder(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"reminder">,
): Promise<void> {
  await tx.updateTable("reminders")
    .set({ ...values, updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

/** Its completions stay. */
async function removeReminder(tx: Tx, { id, userId }: RecordKey): Promise<void> {
  await tx.deleteFrom("reminders").where("id", "=", id).where("user_id", "=", userId).execute();
}
