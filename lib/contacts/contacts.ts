/** Contacts one by one: find, create, change, delete and undo. */
import { isDeepStrictEqual } from "node:util";
import { v7 as uuidv7 } from "uuid";
import type { Db, Tx } from "../../db/database.ts";
import { revokeCredentials } from "../credentials/revoke.ts";
import type { ContactInput, ContactPatch } from "../shared/contact_fields.ts";
import { DomainError } from "../shared/domain_error.ts";
import { keepUser } from "../work/user_locks.ts";
import type { Unit } from "../work/write.ts";
import type { Contact, OwnedContact } from "./contact.ts";
import { changedValues, newValues } from "./contact_values.ts";
import {
  changeContact,
  findLiveContact,
  insertContact,
  lockLiveContact,
  markDeleted,
  markLive,
} from "./queries/contacts.ts";
import { foldedColumns } from "./searching.ts";

/** The contact, or undefined when it is absent, deleted or another user's. */
export async function findContact(
  db: Db | Tx,
  { userId, contactId }: OwnedContact,
): Promise<Contact | undefined> {
  return await findLiveContact(db, { userId, contactId });
}

/**
 * The contact.
 *
 * @throws {DomainError} `not_found` when it is absent, deleted or another user's
 */
export async function requireContact(db: Db | Tx, key: OwnedContact): Promise<Contact> {
  const contact = await findLiveContact(db, key);
  if (contact === undefined) throw absentContact("find");
  return contact;
}

/** @throws {InvalidInput} see {@link newValues} */
export async function createContact(
  unit: Unit,
  { userId, input }: { userId: string; input: ContactInput },
): Promise<Contact> {
  const values = newValues(input);
  return await insertContact(unit.tx, {
    id: uuidv7(),
    user_id: userId,
    ...values,
    ...foldedColumns(values),
    created_at: unit.now,
    updated_at: unit.now,
  });
}

/**
 * Changes what the patch names; a change of nothing moves nothing.
 *
 * @throws {DomainError} `not_found` when the contact is absent, deleted or another user's
 * @throws {InvalidInput} see {@link changedValues}
 */
export async function updateContact(
  unit: Unit,
  { userId, contactId, patch }: OwnedContact & { patch: ContactPatch },
): Promise<Contact> {
  const contact = await lockLiveContact(unit.tx, { userId, contactId });
  if (contact === undefined) throw absentContact("change");
  const { archived, ...input } = patch;
  const { id: _id, created_at: _createdAt, updated_at: _updatedAt, archived_at, ...values } =
    contact;
  const changed = changedValues(values, input);
  const archivedAt = archiveInstant(archived, { now: unit.now, since: archived_at });
  if (archivedAt === archived_at && isDeepStrictEqual(changed, values)) return contact;
  return await changeContact(unit.tx, {
    userId,
    contactId,
    change: {
      ...changed,
      ...foldedColumns(changed),
      archived_at: archivedAt,
      updated_at: unit.now,
    },
  });
}

/** A contact that is archived already stays so since then. */
function archiveInstant(
  archived: boolean | undefined,
  { now, since }: { now: Date; since: Date | null },
): Date | null {
  if (archived === undefined) return since;
  return archived ? since ?? now : null;
}

/**
 * Deletes a contact and ends its feeds, which undo does not bring back (ADR decision 6).
 *
 * @throws {DomainError} `not_found` when it is absent, deleted already or another user's
 */
export async function deleteContact(
  unit: Unit,
  { userId, contactId }: OwnedContact,
): Promise<void> {
  await keepUser(unit.tx, userId);
  if (!await markDeleted(unit.tx, { userId, contactId, now: unit.now })) {
    throw absentContact("delete");
  }
  await revokeCredentials(unit, "feed", { userId, contactId });
  unit.record({ userId, action: "contact.deleted", entityType: "contact", entityId: contactId });
}

/**
 * Undoes a deletion. To undo it twice is to undo it once.
 *
 * @throws {DomainError} `not_found` when the contact is absent or another user's
 */
export async function restoreContact(
  unit: Unit,
  { userId, contactId }: OwnedContact,
): Promise<Contact> {
  await keepUser(unit.tx, userId);
  const restored = await markLive(unit.tx, { userId, contactId, now: unit.now });
  if (restored === undefined) {
    const live = await findLiveContact(unit.tx, { userId, contactId });
    if (live === undefined) throw absentContact("restore");
    return live;
  }
  unit.record({ userId, action: "contact.restored", entityType: "contact", entityId: contactId });
  return restored;
}

function absentContact(verb: "find" | "change" | "delete" | "restore"): DomainError {
  return new DomainError("not_found", `Cannot ${verb} the contact: there is no such contact`);
}
