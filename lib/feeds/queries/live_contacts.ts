/** The statements that ask whether a feed can be about a contact. */
import type { Db, Tx } from "../../../db/database.ts";

/** Whether the contact is a live one of the user's. */
export async function isLiveContact(
  db: Db | Tx,
  contact: { userId: string; contactId: string },
): Promise<boolean> {
  return await liveContact(db, contact).executeTakeFirst() !== undefined;
}

/** The same, and keeps it so until the commit: a deletion waits, and then sees what was made. */
export async function holdLiveContact(
  tx: Tx,
  contact: { userId: string; contactId: string },
): Promise<boolean> {
  return await liveContact(tx, contact).forShare().executeTakeFirst() !== undefined;
}

function liveContact(
  db: Db | Tx,
  { userId, contactId }: { userId: string; contactId: string },
) {
  return db.selectFrom("contacts")
    .select("id")
    .where("id", "=", contactId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null);
}
