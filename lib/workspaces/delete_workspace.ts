/** The end of a workspace: every feed token of it ends first, in the edge cache too. */
import { revokeCredentials } from "../credentials/revoke.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Actor } from "../work/actor.ts";
import { type Unit, write } from "../work/write.ts";
import { closeWorkspace, MANAGERS, type MemberOf } from "./membership.ts";
import { purgeRevoked, type PurgingSite } from "./purge_revoked.ts";
import { listFeedTokens, listUnpurgedFeedTokens } from "./queries/feed_tokens.ts";
import { deleteWorkspace as deleteRow } from "./queries/workspaces.ts";
import { settleAll } from "./settle_all.ts";

export interface WorkspaceDeletion extends MemberOf {
  actor: Actor;
}

/**
 * How many feed tokens are purged at once, each by two requests a second apart. Cloudflare's free
 * plan takes five requests a minute: of five feed tokens that begin together none would get its
 * second one, and the same at each repetition.
 */
const PURGES_AT_ONCE = 2;

/**
 * How often it begins anew for feed tokens that were issued meanwhile. Purging takes a second, in
 * which an editor can issue more; each round is about those of the round before.
 */
const ROUNDS = 5;

/**
 * Revokes and purges every feed token, then deletes the workspace and everything in it. After a
 * purge that failed nothing is deleted, and deleting again goes on from there.
 *
 * @throws {DomainError} `purge_failed`; `workspace_changed` when feed tokens were issued in every
 * round; and what `closeWorkspace` throws
 */
export async function deleteWorkspace(
  site: PurgingSite,
  deletion: WorkspaceDeletion,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await write(site, deletion.actor, (unit) => revokeAll(unit, deletion));
    await purgeAll(site, deletion);
    if (await write(site, deletion.actor, (unit) => deleteEmptied(unit, deletion))) return;
  }
  throw new DomainError(
    "workspace_changed",
    "Cannot delete the workspace: addresses of its feeds are being issued or revoked meanwhile",
  );
}

async function revokeAll(unit: Unit, { workspaceId, userId }: WorkspaceDeletion): Promise<void> {
  await closeWorkspace(unit, { workspaceId, userId, roles: MANAGERS });
  await revokeCredentials(unit, "workspace_feed_token", { userId, workspaceId });
}

/** Begins no more purges after one that has failed. */
async function purgeAll(
  site: PurgingSite,
  { actor, workspaceId }: WorkspaceDeletion,
): Promise<void> {
  for (;;) {
    const left = await listUnpurgedFeedTokens(site.db, { workspaceId, limit: PURGES_AT_ONCE });
    if (left.length === 0) return;
    await settleAll(
      left.map(({ id: tokenId }) => purgeRevoked(site, { actor, workspaceId, tokenId })),
    );
  }
}

/** False when there are feed tokens that were not purged: then nothing is deleted. */
async function deleteEmptied(unit: Unit, member: WorkspaceDeletion): Promise<boolean> {
  const { workspaceId, userId } = member;
  await closeWorkspace(unit, { workspaceId, userId, roles: MANAGERS });
  const left = await listFeedTokens(unit.tx, { workspaceId, limit: 1 });
  if (left.length > 0) return false;
  await deleteRow(unit.tx, workspaceId);
  unit.record({
    userId,
    action: "workspace.deleted",
    entityType: "workspace",
    entityId: workspaceId,
  });
  return true;
}
