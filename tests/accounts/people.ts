/** Rows that tests begin with: users and what hangs on them. */
import { v7 as uuidv7 } from "uuid";
import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { UsersTable } from "../../db/tables/accounts.ts";

/** The instant at which the tests' world begins. */
export const START = new Date("2026-03-01T12:00:00.000Z");

/** START and so many milliseconds. */
export function after(milliseconds: number): Date {
  return new Date(START.getTime() + milliseconds);
}

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** Adds a user and gives the id. */
export async function addUser(
  db: Db,
  values: Partial<Insertable<UsersTable>> = {},
): Promise<string> {
  const id = uuidv7();
  await db.insertInto("users").values({
    id,
    email: `${id}@example.org`,
    display_name: "Somebody",
    password_hash: "none",
    role: "member",
    language: "en",
    time_zone: "UTC",
    created_at: START,
    updated_at: START,
    ...values,
  }).execute();
  return id;
}

/** Adds a contact and gives the id. */
export async function addContact(db: Db, userId: string): Promise<string> {
  const id = uuidv7();
  await db.insertInto("contacts").values({
    id,
    user_id: userId,
    display_name: "Ada",
    sort_name: "ada",
    other_emails: [],
    other_phones: [],
    created_at: START,
    updated_at: START,
  }).execute();
  return id;
}

/** What the audit log holds, oldest first. */
export async function auditEvents(db: Db) {
  const rows = await db.selectFrom("audit_events").selectAll().orderBy("id").execute();
  return rows.map((row) => ({
    log: row.user_id,
    actor: row.actor_user_id,
    via: row.actor_via,
    action: row.action,
    entity: row.entity_id,
  }));
}
