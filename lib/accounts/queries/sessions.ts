/** The statements of the sessions; those that end one are in lib/credentials. */
import type { Insertable, Selectable } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { SessionsTable } from "../../../db/tables/accounts.ts";
import type { TokenHash } from "../../credentials/secrets.ts";
import type { Session } from "../sessions.ts";
import type { User } from "../users.ts";
import { toUser, USER_DETAILS } from "./users.ts";

export async function insertSession(
  tx: Tx,
  row: Insertable<SessionsTable> & { token_hash: TokenHash },
): Promise<Session> {
  const inserted = await tx.insertInto("sessions")
    .values(row)
    .returning(SESSION_COLUMNS)
    .executeTakeFirstOrThrow();
  return toSession(inserted);
}

/** A session that has not expired, of a user who is not disabled. */
export async function findLive(
  db: Db | Tx,
  { tokenHash, now }: { tokenHash: TokenHash; now: Date },
): Promise<{ session: Session; user: User } | undefined> {
  const row = await db.selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([...SESSION_COLUMNS, ...USER_DETAILS])
    .where("sessions.token_hash", "=", tokenHash)
    .where("sessions.expires_at", ">", now)
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  return row && { session: toSession(row), user: toUser({ ...row, id: row.user_id }) };
}

/** The user's sessions that have not expired, the one seen last first. */
export async function listLive(
  db: Db | Tx,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
): Promise<Session[]> {
  const rows = await db.selectFrom("sessions")
    .select(SESSION_COLUMNS)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toSession);
}

/** Whose session it is, live or not. */
export async function findOwner(
  tx: Tx,
  tokenHash: TokenHash,
): Promise<{ id: string; userId: string } | undefined> {
  return await tx.selectFrom("sessions")
    .select(["id", "user_id as userId"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Undefined when another request was faster or the session has ended meanwhile. */
export async function extendSession(
  db: Db | Tx,
  { id, now, seenBefore, expiresAt }: { id: string; now: Date; seenBefore: Date; expiresAt: Date },
): Promise<Session | undefined> {
  const row = await db.updateTable("sessions")
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where("id", "=", id)
    .where("last_seen_at", "<", seenBefore)
    .returning(SESSION_COLUMNS)
    .executeTakeFirst();
  return row && toSession(row);
}

/** Skips rows that another transaction holds, so that sign-ins at once don't wait for each other. */
export async function deleteExpired(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<void> {
  await tx.deleteFrom("sessions")
    .where("id", "in", (query) =>
      query.selectFrom("sessions")
        .select("id")
        .where("expires_at", "<=", now)
        .orderBy("expires_at")
        .orderBy("id")
        .limit(limit)
        .forUpdate()
        .skipLocked())
    .execute();
}

const SESSION_COLUMNS = [
  "sessions.id",
  "sessions.user_id",
  "sessions.created_at",
  "sessions.last_seen_at",
  "sessions.expires_at",
  "sessions.user_agent",
] as const;

function toSession(row: Omit<Selectable<SessionsTable>, "token_hash">): Session {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    userAgent: row.user_agent,
  };
}
