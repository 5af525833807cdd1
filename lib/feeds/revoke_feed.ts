/** Ending a feed: its address answers a miss from the commit on (ADR decision 6). */
import { revokeCredentials } from "../credentials/revoke.ts";
import { DomainError } from "../shared/domain_error.ts";
import { keepUser, lockOwner } from "../work/user_locks.ts";
import type { Unit } from "../work/write.ts";

/**
 * Revokes one active feed of the user's.
 *
 * @throws {DomainError} `not_found` when it is absent, revoked already or another user's
 */
export async function revokeFeed(
  unit: Unit,
  { userId, feedId }: { userId: string; feedId: string },
): Promise<void> {
  await keepUser(unit.tx, userId);
  const revoked = await revokeCredentials(unit, "feed", { userId, id: feedId });
  if (revoked.length === 0) {
    throw new DomainError("not_found", "Cannot revoke the feed: there is no such active feed");
  }
}

/**
 * Revokes every active feed of the user's and gives their number. One that is made or rotated at the
 * same time comes either before and is revoked here, or after.
 */
export async function revokeAllFeeds(unit: Unit, userId: string): Promise<number> {
  await lockOwner(unit.tx, userId);
  return (await revokeCredentials(unit, "feed", { userId })).length;
}
