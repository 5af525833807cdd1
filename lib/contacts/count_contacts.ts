/** How many contacts a user has. */
import type { Db, Tx } from "../../db/database.ts";
import { type ContactCounts, countLiveContacts } from "./queries/contact_counts.ts";

export type { ContactCounts };

/** Live contacts, those that are archived apart. */
export async function countContacts(db: Db | Tx, userId: string): Promise<ContactCounts> {
  return await countLiveContacts(db, userId);
}
