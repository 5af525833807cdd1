/** The statements that end credentials and note their use. */
import type { Db, Tx } from "../../db/database.ts";
import type { ContactScope, UserScope } from "./kinds.ts";

/** A session leaves nothing behind but its audit events. */
export async function deleteSessions(tx: Tx, { userId, id }: UserScope): Promise<string[]> {
  const rows = await tx.deleteFrom("sessions")
    .where((where) => where.and({ user_id: userId, ...(id === undefined ? {} : { id }) }))
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** A revoked feed stays for the audit log (ADR decision 6); its end is a change of the row. */
export async function revokeFeeds(
  tx: Tx,
  { userId, id, contactId }: UserScope | ContactScope,
  now: Date,
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
 * One statement, so that two polls at once write once (TECH section 5). `updated_at` stays: a read
 * is no change.
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
