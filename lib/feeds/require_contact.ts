/** The rule that a feed is about a live contact of its owner's. */
import type { Db, Tx } from "../../db/database.ts";
import { DomainError } from "../shared/domain_error.ts";
import { holdLiveContact, isLiveContact } from "./queries/live_contacts.ts";

interface OwnedContact {
  userId: string;
  contactId: string;
}

/** @throws {DomainError} `not_found` when the contact is absent, deleted or another user's */
export async function requireContact(db: Db, contact: OwnedContact): Promise<void> {
  if (!await isLiveContact(db, contact)) throw absent();
}

/**
 * Keeps the contact from being deleted before the commit: a deletion that comes in between would
 * miss the new feed, and undoing it would arm that feed again.
 *
 * @throws {DomainError} `not_found` when the contact is absent, deleted or another user's
 */
export async function holdContact(tx: Tx, contact: OwnedContact): Promise<void> {
  if (!await holdLiveContact(tx, contact)) throw absent();
}

function absent(): DomainError {
  return new DomainError(
    "not_found",
    "Cannot use the contact for a feed: there is no such contact",
  );
}
