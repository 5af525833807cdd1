/** The statements about whether this installation has been set up. */
import type { Db, Tx } from "../../../db/database.ts";

/** When the first account was made, or null. */
export async function findSetupInstant(db: Db | Tx): Promise<Date | null> {
  const row = await db.selectFrom("instance").select("setup_completed_at")
    .executeTakeFirstOrThrow();
  return row.setup_completed_at;
}

/** Whether it is this transaction that completes the setup. A second one waits, and it is not. */
export async function completeSetup(tx: Tx, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("instance")
    .set({ setup_completed_at: now })
    .where("setup_completed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
