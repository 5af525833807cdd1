/** Ending a workspace's feed token, at the origin and then in the edge cache (DESIGN section 8). */
import { revokeCredentials } from "../credentials/revoke.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Site } from "../site.ts";
import type { Actor } from "../work/actor.ts";
import { type Unit, write } from "../work/write.ts";
import { CURATORS, enterWorkspace, type MemberOf } from "./membership.ts";
import { purgeRevoked, type PurgingSite } from "./purge_revoked.ts";
import { type FeedToken, findFeedToken } from "./queries/feed_tokens.ts";

export interface Revocation extends MemberOf {
  actor: Actor;
  tokenId: string;
}

/** When the origin began to refuse the feed token, and when no cached copy was left. */
export interface RevokedFeedToken {
  revoked_at: Date;
  purged_at: Date;
}

/**
 * Revokes a feed token. From the commit on the origin refuses it; what this returns says that no copy is
 * served either. Called again after a purge that failed, it goes on from there.
 *
 * @throws {DomainError} `already_revoked` when there is nothing left to do; `purge_failed`, after
 * which the feed token is revoked and copies may live on for EDGE_SECONDS; `not_found`; and what
 * `enterWorkspace` throws
 */
export async function revokeFeedToken(
  site: PurgingSite,
  revocation: Revocation,
): Promise<RevokedFeedToken> {
  const { workspaceId, tokenId } = revocation;
  await write(site, revocation.actor, (unit) => revokeAtOrigin(unit, revocation));
  await purgeRevoked(site, { actor: revocation.actor, workspaceId, tokenId });
  return await readRevoked(site, revocation);
}

async function revokeAtOrigin(unit: Unit, revocation: Revocation): Promise<void> {
  const { workspaceId, userId, tokenId } = revocation;
  await enterWorkspace(unit, { workspaceId, userId, roles: CURATORS });
  const feedToken = await findFeedToken(unit.tx, { workspaceId, tokenId });
  if (feedToken === undefined) throw absent();
  if (feedToken.purged_at !== null) {
    throw new DomainError("already_revoked", "Cannot revoke the address: it was revoked before");
  }
  await revokeCredentials(unit, "workspace_feed_token", { userId, workspaceId, id: tokenId });
}

async function readRevoked(
  { db }: Pick<Site, "db">,
  { workspaceId, tokenId }: Revocation,
): Promise<RevokedFeedToken> {
  const feedToken: FeedToken | undefined = await findFeedToken(db, { workspaceId, tokenId });
  const { revoked_at = null, purged_at = null } = feedToken ?? {};
  if (revoked_at === null || purged_at === null) throw absent();
  return { revoked_at, purged_at };
}

/** Also of one that went with its workspace meanwhile. */
function absent(): DomainError {
  return new DomainError("not_found", "Cannot revoke the address: there is none with that id");
}
