/** The statements that end credentials, ask whether one is in force, and note their use. */
import type { Db, Tx } from "../../db/database.ts";
import type { ContactScope, OthersScope, UserScope, WorkspaceScope } from "./kinds.ts";

interface OwnedCredential {
  userId: string;
  id: string;
}

/** False for a session that has ended or expired, another user's, and one of a disabled user. */
export async function hasSession(
  tx: Tx,
  { userId, id, now }: OwnedCredential & { now: Date },
): Promise<boolean> {
  const row = await tx.selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("sessions.id", "=", id)
    .where("sessions.user_id", "=", userId)
    .where("sessions.expires_at", ">", now)
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** False for an API token that is revoked or has expired, another user's, and a disabled user's. */
export async function hasApiToken(
  tx: Tx,
  { userId, id, now }: OwnedCredential & { now: Date },
): Promise<boolean> {
  const row = await tx.selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .select("api_tokens.id")
    .where("api_tokens.id", "=", id)
    .where("api_tokens.user_id", "=", userId)
    .where("api_tokens.revoked_at", "is", null)
    .where("api_tokens.expires_at", ">", now)
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the ids of those that ended. A session leaves nothing behind but its audit events. */
export async function deleteSessions(
  tx: Tx,
  { userId, id, exceptId }: UserScope | OthersScope,
): Promise<string[]> {
  const rows = await tx.deleteFrom("sessions")
    .where((where) =>
      where.and([
        where("user_id", "=", userId),
        ...(id === undefined ? [] : [where("id", "=", id)]),
        ...(exceptId === undefined ? [] : [where("id", "!=", exceptId)]),
      ])
    )
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Gives the user's id, by which the link goes, where there was one. */
export async function deleteRecoveryLink(
  tx: Tx,
  { userId }: { userId: string },
): Promise<string[]> {
  const rows = await tx.deleteFrom("recovery_links")
    .where("user_id", "=", userId)
    .returning("user_id as id")
    .execute();
  return rows.map((row) => row.id);
}

/** Gives the ids of those that were in force. A revoked API token stays for the audit log. */
export async function revokeApiTokens(
  tx: Tx,
  { userId, id, now }: UserScope & { now: Date },
): Promise<string[]> {
  const rows = await tx.updateTable("api_tokens")
    .set({ revoked_at: now, updated_at: now })
    .where((where) => where.and({ user_id: userId, ...(id === undefined ? {} : { id }) }))
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Gives the ids of those that were active. A revoked feed stays for the audit log (ADR decision 6);
 * its end is a change of the row.
 */
export async function revokeFeeds(
  tx: Tx,
  { userId, id, contactId, now }: (UserScope | ContactScope) & { now: Date },
): Promise<string[]> {
  const rows = await tx.updateTable("feeds")
    .set({ revoked_at: now, updated_at: now })
    .where((where) =>
      where.and({
        user_id: userId,
        ...(id === undefined ? {} : { id }),
        ...(contactId === undefined ? {} : { entity_id: contactId }),
      })
    )
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Gives the ids of those that were active. One of a workspace stays too, until the workspace goes. It
 * has no `updated_at` (TECH section 1).
 */
export async function revokeWorkspaceFeedTokens(
  tx: Tx,
  { workspaceId, id, now }: WorkspaceScope & { now: Date },
): Promise<string[]> {
  const rows = await tx.updateTable("intelligence_feed_tokens")
    .set({ revoked_at: now })
    .where((where) => where.and({ workspace_id: workspaceId, ...(id === undefined ? {} : { id }) }))
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Moves `last_accessed_at` to `now` unless it stands at `notedBefore` or later. One statement, so that
 * two polls at once write once (TECH section 5). `updated_at` stays: a read is no change.
 */
export async function updateFeedAccess(
  db: Db | Tx,
  { feedId, now, notedBefore }: { feedId: string; now: Date; notedBefore: Date },
): Promise<void> {
  await db.updateTable("feeds")
    .set({ last_accessed_at: now })
    .where("id", "=", feedId)
    .where((where) =>
      where.or([
        where("last_accessed_at", "is", null),
        where("last_accessed_at", "<", notedBefore),
      ])
    )
    .execute();
}

/** The same for an API token. */
export async function updateApiTokenUse(
  db: Db | Tx,
  { apiTokenId, now, notedBefore }: { apiTokenId: string; now: Date; notedBefore: Date },
): Promise<void> {
  await db.updateTable("api_tokens")
    .set({ last_used_at: now })
    .where("id", "=", apiTokenId)
    .where((where) =>
      where.or([
        where("last_used_at", "is", null),
        where("last_used_at", "<", notedBefore),
      ])
    )
    .execute();
}

/** The same for a workspace's feed token (TECH section 5). */
export async function updateWorkspaceFeedTokenUse(
  db: Db | Tx,
  { tokenId, now, notedBefore }: { tokenId: string; now: Date; notedBefore: Date },
): Promise<void> {
  await db.updateTable("intelligence_feed_tokens")
    .set({ last_used_at: now })
    .where("id", "=", tokenId)
    .where((where) =>
      where.or([
        where("last_used_at", "is", null),
        where("last_used_at", "<", notedBefore),
      ])
    )
    .execute();
}
