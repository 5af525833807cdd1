/** Takes the copies that a revoked feed token opened out of the edge cache. */
import { describeError } from "../log/describe_error.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Site } from "../site.ts";
import type { Actor } from "../work/actor.ts";
import { write } from "../work/write.ts";
import { feedTokenTag } from "./feed_token_tag.ts";
import { setPurged } from "./queries/feed_tokens.ts";

export type PurgingSite = Pick<Site, "db" | "now" | "edgeCache" | "log">;

/**
 * Purges, and notes that it is done. `revoked_at` without `purged_at` is all that remembers a purge
 * which has failed.
 *
 * @throws {DomainError} `purge_failed`; the log says why
 */
export async function purgeRevoked(
  site: PurgingSite,
  { actor, workspaceId, tokenId }: { actor: Actor; workspaceId: string; tokenId: string },
): Promise<void> {
  await purge(site, tokenId);
  await write(site, actor, ({ tx, now }) => setPurged(tx, { workspaceId, tokenId, now }));
}

async function purge({ edgeCache, log }: PurgingSite, tokenId: string): Promise<void> {
  try {
    await edgeCache.purge(feedTokenTag(tokenId));
  } catch (cause) {
    log.warn("purge failed", { feed_token_id: tokenId, error: describeError(cause) });
    throw new DomainError(
      "purge_failed",
      "Cannot finish the revocation: the edge cache was not purged, so its copies may live on; " +
        "the address no longer works at the origin, and revoking again purges again",
      { cause },
    );
  }
}
