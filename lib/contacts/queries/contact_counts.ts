/** The SQL that counts contacts. */
import type { Db, Tx } from "../../../db/database.ts";

export interface ContactCounts {
  /** Those that are not archived. */
  active: number;
  archived: number;
}

export async function countLiveContacts(db: Db | Tx, userId: string): Promise<ContactCounts> {
  const counts = await db.selectFrom("contacts")
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .select(({ fn }) => [
      fn.countAll<string>().as("all"),
      fn.count<string>("archived_at").as("archived"),
    ])
    .executeTakeFirstOrThrow();
  const archived = Number(counts.archived);
  return { active: Number(counts.all) - archived, archived };
}
