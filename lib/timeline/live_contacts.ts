/** The rule that records are about live contacts of their owner. */
import type { Db, Tx } from "../../db/database.ts";
import { DomainError } from "../shared/domain_error.ts";
import { listLiveContactIds } from "./queries/contacts.ts";

/** @throws {DomainError} `not_found` when one of the contacts is absent, deleted or foreign. */
export async function requireLiveContacts(
  db: Db | Tx,
  { userId, contactIds }: { userId: string; contactIds: readonly string[] },
): Promise<void> {
  const live = await listLiveContactIds(db, { userId, contactIds });
  if (contactIds.some((id) => !live.includes(id))) {
    throw new DomainError("not_found", "Cannot find the contact of the record");
  }
}
