/** Purges a second time, for what a request in flight has put back. */
import type { EdgeCache } from "./edge_cache.ts";

/**
 * A poll whose token was looked up just before the revocation was committed can be answered after
 * the first purge, and its copy would be served for EDGE_SECONDS. By the end of this pause it has
 * been answered, for an answer that took nearly as long may not be kept. Later ones are refused, so
 * that nothing comes back after the second purge.
 */
export const PURGE_PAUSE_MS = 1_000;

/** How long an answer may take and still be kept; deploy/varnish/feeds.vcl holds to it too. */
export const KEPT_WITHIN_MS = 750;

export interface PurgingTwiceOptions {
  pauseMs: number;
  pause: (ms: number) => Promise<void>;
}

/** A failure of either purge is the failure of the whole. */
export function purgingTwice(
  cache: EdgeCache,
  { pauseMs, pause }: PurgingTwiceOptions,
): EdgeCache {
  return {
    headers: (tag) => cache.headers(tag),
    async purge(tag) {
      await cache.purge(tag);
      await pause(pauseMs);
      await cache.purge(tag);
    },
  };
}
