/** A contact that was deleted and can still be brought back. */
import type { Db, Tx } from "../../db/database.ts";
import type { OwnedContact } from "./contact.ts";
import { type DeletedContact, findDeletedRow } from "./queries/deleted_contacts.ts";

export type { DeletedContact };

/** The contact, or undefined when it is absent, not deleted or another user's. */
export async function findDeletedContact(
  db: Db | Tx,
  key: OwnedContact,
): Promise<DeletedContact | undefined> {
  return await findDeletedRow(db, key);
}
