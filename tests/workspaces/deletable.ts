/** A workspace that its admin deletes, and whether it is still there. */
import type { Db } from "../../db/database.ts";
import { START } from "../accounts/people.ts";
import { userActor } from "../contacts/acting.ts";
import { addWorkspaceFeedToken } from "../credentials/issued.ts";
import { addArticle, addTeam } from "./rows.ts";

export function tagOf(tokenId: string): string {
  return `feed-token-${tokenId}`;
}

/** A workspace with articles and feed tokens in each state, and its admin. */
export async function addDeletable(db: Db) {
  const { workspaceId, admin: userId } = await addTeam(db);
  await addArticle(db, workspaceId);
  const active = [
    await addWorkspaceFeedToken(db, { workspaceId }),
    await addWorkspaceFeedToken(db, { workspaceId }),
  ];
  const unfinished = await addWorkspaceFeedToken(db, { workspaceId, revokedAt: START });
  await addWorkspaceFeedToken(db, { workspaceId, revokedAt: START, purgedAt: START });
  return {
    deletion: { workspaceId, userId, actor: userActor(userId) },
    active,
    live: [...active, unfinished],
  };
}

export async function isThere(db: Db, workspaceId: string): Promise<boolean> {
  const row = await db.selectFrom("workspaces").select("id").where("id", "=", workspaceId)
    .executeTakeFirst();
  return row !== undefined;
}
