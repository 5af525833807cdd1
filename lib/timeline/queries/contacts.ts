/** The statements about contacts that records need. */
import type { Db, Tx } from "../../../db/database.ts";

/** Those of the ids that belong to live contacts of the user. */
export async function listLiveContactIds(
  db: Db | Tx,
  { userId, contactIds }: { userId: string; contactIds: readonly string[] },
): Promise<string[]> {
  const rows = await db.selectFrom("contacts")
    .where("user_id", "=", userId)
    .where("id", "in", contactIds)
    .where("deleted_at", "is", null)
    .select("id")
    .execute();
  return rows.map((row) => row.id);
}
