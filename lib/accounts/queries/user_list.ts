/** The statements by which an admin looks users up. */
import type { Db } from "../../../db/database.ts";
import type { User } from "../users.ts";
import { toUser, USER_DETAILS } from "./users.ts";

export interface ListedUser extends User {
  createdAt: Date;
}

/** Newest first: version 7 of UUIDs begins with the time. */
export async function listUsersBefore(
  db: Db,
  { beforeId, limit }: { beforeId?: string; limit: number },
): Promise<ListedUser[]> {
  let query = selectListed(db);
  if (beforeId !== undefined) query = query.where("id", "<", beforeId);
  const rows = await query.orderBy("id", "desc").limit(limit).execute();
  return rows.map(toListedUser);
}

export async function findListed(db: Db, userId: string): Promise<ListedUser | undefined> {
  const row = await selectListed(db).where("id", "=", userId).executeTakeFirst();
  return row && toListedUser(row);
}

function selectListed(db: Db) {
  return db.selectFrom("users").select(["id", "created_at", ...USER_DETAILS]);
}

function toListedUser(row: Parameters<typeof toUser>[0] & { created_at: Date }): ListedUser {
  return { ...toUser(row), createdAt: row.created_at };
}
