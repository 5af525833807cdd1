/** Ending a feed: its address answers a miss from the commit on (ADR decision 6). */
import { revokeCredentials } from "../credentials/revoke.ts";
import { DomainError } from "../shared/domain_error.ts";
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
  const revoked = await revokeCredentials(unit, "feed", { userId, id: feedId });
  if (revoked.length === 0) {
    throw new DomainError("not_found", "Cannot revoke the feed: there is no such active feed");
  }
}
