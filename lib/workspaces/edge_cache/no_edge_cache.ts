/** No cache in front of the application. */
import type { EdgeCache } from "./edge_cache.ts";

/**
 * Permits no cache to keep a feed, so that there is nothing to purge: a revocation is complete once
 * it is committed. A reader may keep its copy, but asks each time whether it still holds.
 */
export const noEdgeCache: EdgeCache = Object.freeze({
  headers: () => ({ "cache-control": "private, max-age=0, must-revalidate" }),
  purge: () => Promise.resolve(),
});
