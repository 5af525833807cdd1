/** The locks on the user whom a change is about. A change takes them before any row of the user's. */
import type { Tx } from "../../db/database.ts";

/**
 * Makes everything else that locks the user wait for this transaction. The lock lets others refer to
 * the user: a deletion of a contact writes its audit event meanwhile.
 */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/**
 * Lets nobody delete the user before this transaction ends, and bars nothing else. A deletion takes
 * the user first and then the user's rows: it waits in a circle with whoever has such a row and comes
 * to refer to the user, as each audit event does.
 *
 * @returns false when the user is gone
 */
export async function keepUser(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom("users").select("id").where("id", "=", userId).forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
