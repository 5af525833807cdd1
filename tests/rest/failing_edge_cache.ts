/** An edge cache that a test takes down and brings back, and which remembers what it was asked. */
import { type EdgeCache, PurgeError } from "../../lib/workspaces/edge_cache/edge_cache.ts";

export interface FailingEdgeCache extends EdgeCache {
  /** Down at first. */
  isDown: boolean;
  /** The tags of the purges, in their order, those that failed among them. */
  readonly purged: string[];
}

export function failingEdgeCache(): FailingEdgeCache {
  const purged: string[] = [];
  return {
    isDown: true,
    purged,
    headers: (tag) => ({ "cache-control": "public, max-age=0, s-maxage=900", "cache-tag": tag }),
    purge(tag) {
      purged.push(tag);
      return this.isDown ? Promise.reject(new PurgeError("unreachable")) : Promise.resolve();
    },
  };
}
