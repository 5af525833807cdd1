/** The edge cache of Deno Deploy, which an app purges from inside. */
import { type EdgeCache, taggedHeaders } from "./edge_cache.ts";
import type { SendPurge } from "./purge_request.ts";

/** Answered by the platform itself: elsewhere nothing listens there. */
const PURGE_URL = "http://cache.localhost/invalidate/http";

/** On Deno Deploy alone: the purge asks the platform, without a credential. */
export function denoDeployCache(send: SendPurge): EdgeCache {
  return {
    headers: (tag) => taggedHeaders("deno-cache-tag", tag),
    async purge(tag) {
      await send(PURGE_URL, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ tags: [tag] }),
      });
    },
  };
}
