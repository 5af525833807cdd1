/** The SQL that matches imported cards with contacts and saves them in bulk. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { ImportedRow } from "../meet_card.ts";
import { foldedColumns } from "../searching.ts";
import { VALUE_COLUMNS } from "./contacts.ts";

/** The user's contacts under these UIDs, deleted ones included. */
export async function lockImportedContacts(
  tx: Tx,
  { userId, uids }: { userId: string; uids: string[] },
): Promise<ImportedRow[]> {
  const rows = await tx.selectFrom("contacts")
    .select(["id", "imported_uid", "deleted_at", ...VALUE_COLUMNS])
    .where("user_id", "=", userId)
    .where("imported_uid", "=", sql<string>`any(${uids})`)
    .$narrowType<{ imported_uid: string }>()
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id, imported_uid: uid, deleted_at, ...values }) => ({
    id,
    uid,
    values,
    isDeleted: deleted_at !== null,
  }));
}

/** Inserts the contacts whose ids are new and overwrites the others. */
export async function saveImportedContacts(
  tx: Tx,
  { userId, rows, now }: { userId: string; rows: ImportedRow[]; now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insertInto("contacts")
    .values(rows.map(({ id, uid, values, isDeleted }) => ({
      id,
      user_id: userId,
      imported_uid: uid,
      ...values,
      ...foldedColumns(values),
      deleted_at: isDeleted ? now : null,
      created_at: now,
      updated_at: now,
    })))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) =>
        Object.fromEntries(OVERWRITTEN.map((column) => [column, ref(`excluded.${column}`)]))
      ).where("contacts.user_id", "=", userId)
    )
    .execute();
}

const OVERWRITTEN = [
  ...VALUE_COLUMNS,
  "sort_name",
  "search_text",
  "deleted_at",
  "updated_at",
] as const;
