/** The SQL of contacts that were deleted. */
import type { Db, Tx } from "../../../db/database.ts";
import type { Contact, OwnedContact } from "../contact.ts";

export type DeletedContact = Pick<Contact, "id" | "display_name">;

export async function findDeletedRow(
  db: Db | Tx,
  { userId, contactId }: OwnedContact,
): Promise<DeletedContact | undefined> {
  return await db.selectFrom("contacts")
    .select(["id", "display_name"])
    .where("id", "=", contactId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
}
