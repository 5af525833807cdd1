/** The statements of the notes. */
import type { Db, Tx } from "../../../db/database.ts";
import type { RecordRow } from "../record_rows.ts";
import type { CollectedStore, RecordChange, RecordKey, RecordPage } from "../record_store.ts";
import { comesAfter, contactIsLive, isAbout } from "./conditions.ts";

type NoteRow = RecordRow<"note">;

const COLUMNS = ["id", "contact_id", "content", "date", "created_at", "updated_at"] as const;

export const notes: CollectedStore<"note"> = {
  insert: insertNote,
  lock: lockNote,
  find: findNote,
  list: listNotes,
  update: updateNote,
  remove: removeNote,
  positionOf: ({ date, id }) => ({ date, id }),
};

async function insertNote(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"note">,
): Promise<string> {
  await tx.insertInto("notes")
    .values({ id, user_id: userId, ...values, created_at: now, updated_at: now })
    .execute();
  return id;
}

async function lockNote(tx: Tx, { userId, id }: RecordKey): Promise<boolean> {
  const row = await presentNotes(tx, userId).where("id", "=", id).select("id").forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function findNote(db: Db | Tx, { userId, id }: RecordKey): Promise<NoteRow | undefined> {
  return await presentNotes(db, userId).where("id", "=", id).select(COLUMNS).executeTakeFirst();
}

async function listNotes(
  db: Db | Tx,
  { userId, contactId, after, limit }: RecordPage,
): Promise<NoteRow[]> {
  return await presentNotes(db, userId)
    .where(isAbout(contactId))
    .where(comesAfter("date", after))
    .select(COLUMNS)
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function presentNotes(db: Db | Tx, userId: string) {
  return db.selectFrom("notes as record")
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where(contactIsLive());
}

async function updateNote(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"note">,
): Promise<void> {
  await tx.updateTable("notes")
    .set({ ...values, updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

async function removeNote(
  tx: Tx,
  { id, userId, now }: RecordKey & { now: Date },
): Promise<void> {
  await tx.updateTable("notes")
    .set({ deleted_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}
