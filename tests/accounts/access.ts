/** Every kind of access to an account, and which of it there still is. */
import type { Db } from "../../db/database.ts";
import { addApiToken, addFeed, addRecoveryLink, addSession } from "../credentials/issued.ts";

/** Gives the user one session, one API token, one feed and one recovery link. */
export async function addAccess(db: Db, userId: string): Promise<void> {
  await addSession(db, userId);
  await addApiToken(db, { userId });
  await addFeed(db, { userId });
  await addRecoveryLink(db, { userId });
}

/** How many of each kind of credential the user has that are in force. */
export async function accessOf(db: Db, userId: string): Promise<Record<string, number>> {
  const [sessions, apiTokens, feeds, recoveryLinks] = await Promise.all([
    db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute(),
    db.selectFrom("api_tokens").select("id").where("user_id", "=", userId)
      .where("revoked_at", "is", null).execute(),
    db.selectFrom("feeds").select("id").where("user_id", "=", userId)
      .where("revoked_at", "is", null).execute(),
    db.selectFrom("recovery_links").select("user_id").where("user_id", "=", userId).execute(),
  ]);
  return {
    sessions: sessions.length,
    apiTokens: apiTokens.length,
    feeds: feeds.length,
    recoveryLinks: recoveryLinks.length,
  };
}

export const WHOLE_ACCESS = { sessions: 1, apiTokens: 1, feeds: 1, recoveryLinks: 1 };
export const NO_ACCESS = { sessions: 0, apiTokens: 0, feeds: 0, recoveryLinks: 0 };
