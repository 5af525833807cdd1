/** What the tests of contacts do things with: a site, and changes made by a user. */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import type { Contact, OwnedContact } from "../../lib/contacts/contact.ts";
import { createContact, deleteContact, updateContact } from "../../lib/contacts/contacts.ts";
import type { ContactInput, ContactPatch } from "../../lib/shared/contact_fields.ts";
import { DomainError } from "../../lib/shared/domain_error.ts";
import type { Actor } from "../../lib/work/actor.ts";
import { type Unit, write } from "../../lib/work/write.ts";
import { after, DAY_MS, START } from "../accounts/people.ts";

export function userActor(userId: string): Actor {
  return { kind: "user", userId, via: "session" };
}

/** A site whose clock stands still. */
export function siteAt(db: Db, now: Date = START): { db: Db; now: () => Date } {
  return { db, now: () => now };
}

export interface Change<T> {
  userId: string;
  at?: Date;
  work: (unit: Unit) => Promise<T>;
}

/** Runs a rule as the user. */
export async function change<T>(db: Db, { userId, at, work }: Change<T>): Promise<T> {
  return await write(siteAt(db, at), userActor(userId), work);
}

/** The id of no row. */
export const NOBODY = "00000000-0000-7000-8000-000000000000";

/** When changes are made, unless a test says otherwise. */
export const LATER = after(DAY_MS);

export const ADA: ContactInput = {
  given_name: "Ada",
  family_name: "Lovelace",
  email: "ada@example.org",
  other_emails: ["countess@example.org"],
  birthday: "1815-12-10",
  about: "Wrote the\nfirst program",
};

/** Makes a contact at START. */
export async function create(
  db: Db,
  userId: string,
  input: ContactInput = ADA,
): Promise<Contact> {
  return await change(db, { userId, work: (unit) => createContact(unit, { userId, input }) });
}

export async function update(
  db: Db,
  target: OwnedContact,
  { at = LATER, ...patch }: ContactPatch & { at?: Date },
): Promise<Contact> {
  const { userId } = target;
  return await change(db, {
    userId,
    at,
    work: (unit) => updateContact(unit, { ...target, patch }),
  });
}

export async function remove(db: Db, target: OwnedContact): Promise<void> {
  const { userId } = target;
  await change(db, { userId, at: LATER, work: (unit) => deleteContact(unit, target) });
}

export function isNotFound(error: unknown): boolean {
  return error instanceof DomainError && error.code === "not_found";
}

/** Every column of every contact, in the order of their ids. */
export async function storedContacts(db: Db) {
  return await db.selectFrom("contacts").selectAll().orderBy("id").execute();
}

/** Resolves once another transaction waits for this one. */
export async function untilSomebodyWaits(tx: Tx): Promise<void> {
  const waiting = sql`select 1 from pg_locks
    where not granted and transactionid = pg_current_xact_id()::xid`;
  while ((await waiting.execute(tx)).rows.length === 0);
}
