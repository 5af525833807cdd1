/** The statements of the completions. */
import type { Db, Tx } from "../../../db/database.ts";
import type { RecordRow } from "../record_rows.ts";
import type { RecordChange, RecordKey, RecordStore } from "../record_store.ts";
import { contactIsLive } from "./conditions.ts";

type CompletionRow = RecordRow<"completion">;

const COLUMNS = [
  "id",
  "reminder_id",
  "contact_id",
  "message",
  "completed_at",
  "created_at",
  "updated_at",
] as const;

export const completions: RecordStore<"completion"> = {
  lock: lockCompletion,
  find: findCompletion,
  update: updateCompletion,
  remove: removeCompletion,
};

/** The contact is the reminder's at the time. */
export async function insertCompletion(
  tx: Tx,
  { id, userId, reminderId, contactId, values, now }: RecordChange<"completion"> & {
    reminderId: string;
    contactId: string;
  },
): Promise<void> {
  await tx.insertInto("reminder_completions")
    .values({
      id,
      user_id: userId,
      reminder_id: reminderId,
      contact_id: contactId,
      ...values,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

async function lockCompletion(tx: Tx, { userId, id }: RecordKey): Promise<boolean> {
  const row = await presentCompletions(tx, userId).where("id", "=", id).select("id").forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function findCompletion(
  db: Db | Tx,
  { userId, id }: RecordKey,
): Promise<CompletionRow | undefined> {
  return await presentCompletions(db, userId).where("id", "=", id).select(COLUMNS)
    .executeTakeFirst();
}

function presentCompletions(db: Db | Tx, userId: string) {
  return db.selectFrom("reminder_completions as record")
    .where("user_id", "=", userId)
    .where(contactIsLive());
}

async function updateCompletion(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"completion">,
): Promise<void> {
  await tx.updateTable("reminder_completions")
    .set({ ...values, updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

async function removeCompletion(tx: Tx, { id, userId }: RecordKey): Promise<void> {
  await tx.deleteFrom("reminder_completions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}
