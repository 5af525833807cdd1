/** The SQL of the key check. */
import type { Db } from "../../db/database.ts";

const INSTANCE_ID = 1;

/** The text under this installation's key, or null before the first start has written it. */
export async function findKeyCheck(db: Db): Promise<string | null> {
  const row = await db.selectFrom("instance").select("key_check").where("id", "=", INSTANCE_ID)
    .executeTakeFirstOrThrow();
  return row.key_check;
}

/** Writes it unless another process has been first. */
export async function insertKeyCheck(db: Db, keyCheck: string): Promise<void> {
  await db.updateTable("instance").set({ key_check: keyCheck })
    .where("id", "=", INSTANCE_ID).where("key_check", "is", null).execute();
}
