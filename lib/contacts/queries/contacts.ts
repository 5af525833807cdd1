/** The SQL of single contacts and of their list. */
import type { Insertable, SelectQueryBuilder } from "kysely";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Schema } from "../../../db/schema.ts";
import type { ContactsTable } from "../../../db/tables/contacts.ts";
import type { Contact, ContactValues, OwnedContact } from "../contact.ts";
import type { FoldedColumns } from "../searching.ts";

export const VALUE_COLUMNS = [
  "display_name",
  "given_name",
  "family_name",
  "middle_name",
  "honorific_prefix",
  "honorific_suffix",
  "nickname",
  "organization",
  "job_title",
  "email",
  "other_emails",
  "phone",
  "other_phones",
  "website",
  "address",
  "birthday",
  "about",
] as const satisfies (keyof ContactValues)[];

const CONTACT_COLUMNS = [
  "id",
  ...VALUE_COLUMNS,
  "archived_at",
  "created_at",
  "updated_at",
] as const satisfies (keyof Contact)[];

export async function insertContact(
  tx: Tx,
  contact: Insertable<ContactsTable>,
): Promise<Contact> {
  return await tx.insertInto("contacts").values(contact).returning(CONTACT_COLUMNS)
    .executeTakeFirstOrThrow();
}

function liveContact(db: Db | Tx, { userId, contactId }: OwnedContact) {
  return db.selectFrom("contacts")
    .select(CONTACT_COLUMNS)
    .where("id", "=", contactId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null);
}

export async function findLiveContact(
  db: Db | Tx,
  contact: OwnedContact,
): Promise<Contact | undefined> {
  return await liveContact(db, contact).executeTakeFirst();
}

/** The contact as it is when everything that changes it has ended. */
export async function lockLiveContact(tx: Tx, contact: OwnedContact): Promise<Contact | undefined> {
  return await liveContact(tx, contact).forNoKeyUpdate().executeTakeFirst();
}

export interface ContactChange extends ContactValues, FoldedColumns {
  archived_at: Date | null;
  updated_at: Date;
}

/** A contact that the transaction has locked. */
export async function changeContact(
  tx: Tx,
  { userId, contactId, change }: OwnedContact & { change: ContactChange },
): Promise<Contact> {
  return await tx.updateTable("contacts")
    .set(change)
    .where("id", "=", contactId)
    .where("user_id", "=", userId)
    .returning(CONTACT_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** False when there is no such live contact of the user's. */
export async function markDeleted(
  tx: Tx,
  { userId, contactId, now }: OwnedContact & { now: Date },
): Promise<boolean> {
  const row = await tx.updateTable("contacts")
    .set({ deleted_at: now, updated_at: now })
    .where("id", "=", contactId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined when there is no such deleted contact of the user's. */
export async function markLive(
  tx: Tx,
  { userId, contactId, now }: OwnedContact & { now: Date },
): Promise<Contact | undefined> {
  return await tx.updateTable("contacts")
    .set({ deleted_at: null, updated_at: now })
    .where("id", "=", contactId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is not", null)
    .returning(CONTACT_COLUMNS)
    .executeTakeFirst();
}

export interface ContactListing {
  userId: string;
  /** Texts of which a contact must hold one; undefined for all contacts. */
  anyOf?: string[];
  archived: boolean | "all";
  limit: number;
  /** Where the page before ended. */
  after?: { sortName: string; id: string };
}

/** Live contacts by name, then id. */
export async function listLiveContacts(
  db: Db | Tx,
  { userId, anyOf, archived, limit, after }: ContactListing,
): Promise<(Contact & { sort_name: string })[]> {
  let query = db.selectFrom("contacts")
    .select([...CONTACT_COLUMNS, "sort_name"])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null);
  if (archived !== "all") query = query.where("archived_at", archived ? "is not" : "is", null);
  if (anyOf !== undefined) query = holdingAnyOf(query, anyOf);
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("sort_name", "id"), ">", tuple(after.sortName, after.id))
    );
  }
  return await query.orderBy("sort_name").orderBy("id").limit(limit).execute();
}

/** By strpos(), to which no character is a wildcard. */
function holdingAnyOf<O>(
  query: SelectQueryBuilder<Schema, "contacts", O>,
  texts: string[],
): SelectQueryBuilder<Schema, "contacts", O> {
  return query.where(({ or }) =>
    or(texts.map((text) => sql<boolean>`strpos(search_text, ${text}) > 0`))
  );
}
