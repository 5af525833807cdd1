/** A feed token that an editor revokes, and what has become of it. */
import type { Db } from "../../db/database.ts";
import { userActor } from "../contacts/acting.ts";
import { addWorkspaceFeedToken } from "../credentials/issued.ts";
import { addTeam } from "./rows.ts";

/** Another feed token of the workspace is there too. */
export async function addRevocable(db: Db, values: { revokedAt?: Date; purgedAt?: Date } = {}) {
  const { workspaceId, editor: userId } = await addTeam(db);
  const tokenId = await addWorkspaceFeedToken(db, { workspaceId, ...values });
  const otherId = await addWorkspaceFeedToken(db, { workspaceId });
  return { revocation: { workspaceId, userId, tokenId, actor: userActor(userId) }, otherId };
}

/** When it was revoked, and when purged. */
export async function stateOf(db: Db, tokenId: string) {
  const row = await db.selectFrom("intelligence_feed_tokens").select(["revoked_at", "purged_at"])
    .where("id", "=", tokenId).executeTakeFirstOrThrow();
  return [row.revoked_at, row.purged_at];
}
