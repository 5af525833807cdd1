/** Rows for the tests of the schema, written without any feature's code. */
import { v7 as uuidv7 } from "uuid";
import type { Db, Tx } from "../../db/database.ts";

export const AT = new Date("2024-05-06T07:08:09.123Z");

export const STAMPS = { created_at: AT, updated_at: AT };

export interface Owned {
  userId: string;
  contactId: string;
}

export async function insertUser(db: Db | Tx): Promise<string> {
  const id = uuidv7();
  await db.insertInto("users").values({
    id,
    email: `${id}@example.org`,
    display_name: "Ada",
    password_hash: "$scrypt$",
    role: "member",
    language: "en",
    time_zone: "UTC",
    ...STAMPS,
  }).execute();
  return id;
}

export async function insertContact(db: Db | Tx, userId: string): Promise<string> {
  const id = uuidv7();
  await db.insertInto("contacts")
    .values({ id, user_id: userId, display_name: "Bo", sort_name: "bo", ...STAMPS }).execute();
  return id;
}

/** A user with one contact. */
export async function insertOwner(db: Db | Tx): Promise<Owned> {
  const userId = await insertUser(db);
  return { userId, contactId: await insertContact(db, userId) };
}

/** Inserts a row of each table whose rows are about one contact; each gives the row's id. */
export const ABOUT_CONTACT = {
  notes: (db, owned) =>
    insert(owned, (row) => db.insertInto("notes").values({ ...row, content: "n", date: AT })),
  reminders: (db, owned) =>
    insert(owned, (row) => db.insertInto("reminders").values({ ...row, message: "m", due_at: AT })),
  reminder_completions: (db, owned) =>
    insert(
      owned,
      (row) => db.insertInto("reminder_completions").values({ ...row, completed_at: AT }),
    ),
  life_events: (db, owned) =>
    insert(owned, (row) => db.insertInto("life_events").values({ ...row, type: "moved" })),
  external_activities: (db, owned) =>
    insert(owned, (row) =>
      db.insertInto("external_activities").values({
        ...row,
        source_system: "calendar",
        external_id: row.id,
        type: "meeting",
        payload: JSON.stringify({}),
        occurred_at: AT,
      })),
  gifts: (db, owned) =>
    insert(
      owned,
      (row) => db.insertInto("gifts").values({ ...row, status: "idea", description: "d" }),
    ),
} satisfies Record<string, (db: Db | Tx, owned: Owned) => Promise<string>>;

async function insert(
  { userId, contactId }: Owned,
  statement: (row: OwnedRow) => { execute(): Promise<unknown> },
): Promise<string> {
  const id = uuidv7();
  await statement({ id, user_id: userId, contact_id: contactId, ...STAMPS }).execute();
  return id;
}

interface OwnedRow {
  id: string;
  user_id: string;
  contact_id: string;
  created_at: Date;
  updated_at: Date;
}

export async function insertActivity(db: Db | Tx, { userId, contactId }: Owned): Promise<string> {
  const id = uuidv7();
  await db.insertInto("activities")
    .values({ id, user_id: userId, title: "t", date: AT, ...STAMPS }).execute();
  await db.insertInto("activity_contacts")
    .values({ activity_id: id, contact_id: contactId, user_id: userId }).execute();
  return id;
}

export async function insertFeed(
  db: Db | Tx,
  { userId, contactId }: { userId: string; contactId: string | null },
): Promise<string> {
  const id = uuidv7();
  await db.insertInto("feeds").values({
    id,
    user_id: userId,
    name: "Reader",
    kind: contactId === null ? "aggregate" : "contact",
    entity_id: contactId,
    detail: "headlines",
    token_hash: hexOf(id),
    ...STAMPS,
  }).execute();
  return id;
}

export async function insertApiToken(db: Db | Tx, userId: string): Promise<string> {
  const id = uuidv7();
  await db.insertInto("api_tokens").values({
    id,
    user_id: userId,
    name: "Script",
    scope: "read",
    token_hash: hexOf(id),
    expires_at: new Date(AT.getTime() + 1),
    ...STAMPS,
  }).execute();
  return id;
}

export async function insertSession(db: Db | Tx, userId: string): Promise<void> {
  const id = uuidv7();
  await db.insertInto("sessions").values({
    id,
    user_id: userId,
    token_hash: hexOf(id),
    created_at: AT,
    last_seen_at: AT,
    expires_at: AT,
  }).execute();
}

export async function insertRecoveryLink(db: Db | Tx, userId: string): Promise<void> {
  await db.insertInto("recovery_links").values({
    user_id: userId,
    token_hash: hexOf(uuidv7()),
    created_at: AT,
    expires_at: AT,
  }).execute();
}

/** 64 hexadecimal digits that no other id gives. */
export function hexOf(id: string): string {
  return id.replaceAll("-", "").padEnd(64, "0");
}

export async function insertAuditEvent(db: Db | Tx, userId: string): Promise<void> {
  await db.insertInto("audit_events").values({
    id: uuidv7(),
    user_id: userId,
    actor_kind: "user",
    actor_user_id: userId,
    actor_via: "session",
    action: "user.created",
    entity_type: "user",
    entity_id: userId,
    created_at: AT,
  }).execute();
}

export async function insertContactImport(db: Db | Tx, userId: string): Promise<void> {
  await db.insertInto("contact_imports").values({
    id: uuidv7(),
    user_id: userId,
    state: "finished",
    total: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    warnings: JSON.stringify([]),
    ...STAMPS,
  }).execute();
}
