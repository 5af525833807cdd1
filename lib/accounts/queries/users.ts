/** The statements of the users. */
import type { Insertable, Selectable } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { UsersTable } from "../../../db/tables/accounts.ts";
import type { User } from "../users.ts";

export interface Account {
  user: User;
  passwordHash: string;
}

/** Undefined when the e-mail address is taken. */
export async function insertUser(tx: Tx, row: Insertable<UsersTable>): Promise<User | undefined> {
  const inserted = await tx.insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.constraint("users_email_key").doNothing())
    .returning(["id", ...USER_DETAILS])
    .executeTakeFirst();
  return inserted && toUser(inserted);
}

export async function findByEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
  const row = await selectAccounts(db).where("email", "=", email).executeTakeFirst();
  return row && toAccount(row);
}

export async function findById(db: Db | Tx, userId: string): Promise<Account | undefined> {
  const row = await selectAccounts(db).where("id", "=", userId).executeTakeFirst();
  return row && toAccount(row);
}

function selectAccounts(db: Db | Tx) {
  return db.selectFrom("users").select(["id", ...USER_DETAILS, "password_hash"]);
}

function toAccount(row: UserRow & { password_hash: string }): Account {
  return { user: toUser(row), passwordHash: row.password_hash };
}

/** Locks the user until the transaction ends, if the account is enabled and has this hash still. */
export async function lockUsable(
  tx: Tx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<User | undefined> {
  const row = await selectLocked(tx)
    .where("id", "=", userId)
    .where("password_hash", "=", passwordHash)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return row && toUser(row);
}

/** Locks the user until the transaction ends, if the account is enabled. */
export async function lockEnabled(tx: Tx, userId: string): Promise<User | undefined> {
  const row = await selectLocked(tx)
    .where("id", "=", userId)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return row && toUser(row);
}

/** The same by e-mail address. */
export async function lockEnabledByEmail(tx: Tx, email: string): Promise<User | undefined> {
  const row = await selectLocked(tx)
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return row && toUser(row);
}

/** Locks the user until the transaction ends, enabled or not. */
export async function lockUser(tx: Tx, userId: string): Promise<User | undefined> {
  const row = await selectLocked(tx).where("id", "=", userId).executeTakeFirst();
  return row && toUser(row);
}

/** Locks every admin until the transaction ends. In one order, so that two never wait in a circle. */
export async function lockAdmins(tx: Tx): Promise<User[]> {
  const rows = await selectLocked(tx).where("role", "=", "admin").orderBy("id").execute();
  return rows.map(toUser);
}

function selectLocked(tx: Tx) {
  return tx.selectFrom("users").select(["id", ...USER_DETAILS]).forNoKeyUpdate();
}

/** Whether anybody but the user has an account here. */
export async function hasOthers(tx: Tx, userId: string): Promise<boolean> {
  const other = await tx.selectFrom("users").select("id").where("id", "!=", userId).limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Stores another hash of the same password; `updated_at` stays. */
export async function replacePasswordHash(
  tx: Tx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await tx.updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .execute();
}

export async function updatePassword(
  tx: Tx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await tx.updateTable("users")
    .set({ password_hash: passwordHash, updated_at: now })
    .where("id", "=", userId)
    .execute();
}

export async function updateDetails(
  tx: Tx,
  { userId, details, now }: {
    userId: string;
    details: Pick<UserRow, "display_name" | "language" | "time_zone">;
    now: Date;
  },
): Promise<void> {
  const { display_name, language, time_zone } = details;
  await tx.updateTable("users")
    .set({ display_name, language, time_zone, updated_at: now })
    .where("id", "=", userId)
    .where((where) =>
      where.or([
        where("display_name", "!=", display_name),
        where("language", "!=", language),
        where("time_zone", "!=", time_zone),
      ])
    )
    .execute();
}

/** Null enables the account again. */
export async function updateDisabledAt(
  tx: Tx,
  { userId, disabledAt, now }: { userId: string; disabledAt: Date | null; now: Date },
): Promise<void> {
  await tx.updateTable("users")
    .set({ disabled_at: disabledAt, updated_at: now })
    .where("id", "=", userId)
    .execute();
}

/** Takes every row of the user's along: each of them has a foreign key that cascades. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}

/** What makes a {@link User} besides the id. */
export const USER_DETAILS = [
  "users.email",
  "users.display_name",
  "users.role",
  "users.language",
  "users.time_zone",
  "users.disabled_at",
] as const;

type UserRow = Pick<
  Selectable<UsersTable>,
  "id" | "email" | "display_name" | "role" | "language" | "time_zone" | "disabled_at"
>;

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    role: row.role,
    language: row.language,
    timeZone: row.time_zone,
    disabledAt: row.disabled_at,
  };
}
