/** Vercel's edge cache, purged by its REST interface. */
import type { VercelSettings } from "../../config/edge_cache_settings.ts";
import { type EdgeCache, taggedHeaders } from "./edge_cache.ts";
import type { SendPurge } from "./purge_request.ts";

/** Deletes. `invalidate-by-tags` would serve the stale copy, of a revoked feed, once more. */
const PURGE_URL = "https://api.vercel.com/v1/edge-cache/dangerously-delete-by-tags";

/** Purges the production deployment alone: copies of a preview live on for EDGE_SECONDS. */
export function vercelCache(settings: VercelSettings, send: SendPurge): EdgeCache {
  const { token, project, teamId } = settings;
  const scope = new URLSearchParams({
    projectIdOrName: project,
    ...(teamId === null ? {} : { teamId }),
  });
  return {
    headers: (tag) => taggedHeaders("vercel-cache-tag", tag),
    async purge(tag) {
      await send(`${PURGE_URL}?${scope}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ tags: [tag], target: "production" }),
      });
    },
  };
}
