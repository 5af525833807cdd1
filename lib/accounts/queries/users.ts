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
  const row = await db.selectFrom("users")
    .select(["id", ...USER_DETAILS, "password_hash"])
    .where("email", "=", email)
    .executeTakeFirst();
  return row && { user: toUser(row), passwordHash: row.password_hash };
}

/** Holds the user until the transaction ends, if the account is enabled and has this hash still. */
export async function lockUsable(
  tx: Tx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<User | undefined> {
  const row = await tx.selectFrom("users")
    .select(["id", ...USER_DETAILS])
    .where("id", "=", userId)
    .where("password_hash", "=", passwordHash)
    .where("disabled_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toUser(row);
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
