/** The end of a workspace: every secret of its feeds ends first, in the edge cache too. */
import { revokeCredentials } from "../credentials/revoke.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Actor } from "../work/actor.ts";
import { type Unit, write } from "../work/write.ts";
import { closeWorkspace, MANAGERS, type MemberOf } from "./membership.ts";
import { purgeRevoked, type PurgingSite } from "./purge_revoked.ts";
import { listActiveFeedTokens, listUnpurgedFeedTokens } from "./queries/feed_tokens.ts";
import { deleteWorkspace as deleteRow } from "./queries/workspaces.ts";

export interface WorkspaceDeletion extends MemberOf {
  actor: Actor;
}

/** Purges under way at once: each waits for a while, and a cache limits how many it takes. */
const PURGES_AT_ONCE = 10;

/**
 * Revokes and purges every secret, then deletes the workspace and everything in it. After a purge
 * that failed nothing is deleted, and deleting again goes on from there.
 *
 * @throws {DomainError} `purge_failed`; `workspace_changed` when a secret was issued meanwhile; and
 * what `closeWorkspace` throws
 */
export async function deleteWorkspace(
  site: PurgingSite,
  deletion: WorkspaceDeletion,
): Promise<void> {
  const { actor, workspaceId } = deletion;
  await write(site, actor, (unit) => revokeAll(unit, deletion));
  while (await purgeSome(site, { actor, workspaceId })) { /* until none is left */ }
  await write(site, actor, (unit) => deleteEmptied(unit, deletion));
}

/** False when there was nothing to purge. Ends with the last of the purges, also when one fails. */
async function purgeSome(
  site: PurgingSite,
  { actor, workspaceId }: { actor: Actor; workspaceId: string },
): Promise<boolean> {
  const left = await listUnpurgedFeedTokens(site.db, { workspaceId, limit: PURGES_AT_ONCE });
  const purges = await Promise.allSettled(
    left.map(({ id }) => purgeRevoked(site, { actor, workspaceId, tokenId: id })),
  );
  const failed = purges.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return left.length > 0;
}

async function revokeAll(unit: Unit, { workspaceId, userId }: WorkspaceDeletion): Promise<void> {
  await closeWorkspace(unit, { workspaceId, userId, roles: MANAGERS });
  await revokeCredentials(unit, "workspace_feed_token", { userId, workspaceId });
}

async function deleteEmptied(unit: Unit, member: WorkspaceDeletion): Promise<void> {
  const { workspaceId, userId } = member;
  await closeWorkspace(unit, { workspaceId, userId, roles: MANAGERS });
  const active = await listActiveFeedTokens(unit.tx, { workspaceId, limit: 1 });
  const unpurged = await listUnpurgedFeedTokens(unit.tx, { workspaceId, limit: 1 });
  if (active.length > 0 || unpurged.length > 0) {
    throw new DomainError(
      "workspace_changed",
      "Cannot delete the workspace: an address of its feeds was issued or revoked meanwhile",
    );
  }
  await deleteRow(unit.tx, workspaceId);
  unit.record({
    userId,
    action: "workspace.deleted",
    entityType: "workspace",
    entityId: workspaceId,
  });
}
