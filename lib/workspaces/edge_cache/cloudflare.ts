/** Cloudflare's edge cache, purged by its REST interface. */
import { z } from "zod";
import type { CloudflareSettings } from "../../config/edge_cache_settings.ts";
import { type EdgeCache, PurgeError, taggedHeaders } from "./edge_cache.ts";
import type { SendPurge } from "./purge_request.ts";

const ZONES_URL = "https://api.cloudflare.com/client/v4/zones";

const purgeAnswer = z.object({ success: z.boolean() });

/** How many purges a minute a zone takes is its plan's: five with the free one. */
export function cloudflareCache(settings: CloudflareSettings, send: SendPurge): EdgeCache {
  const { apiToken, zoneId } = settings;
  return {
    headers: (tag) => taggedHeaders("cache-tag", tag),
    async purge(tag) {
      // Not invalidate_cache, which would serve the stale copy once more.
      const { text } = await send(`${ZONES_URL}/${zoneId}/purge_cache`, {
        method: "POST",
        headers: { authorization: `Bearer ${apiToken}`, "content-type": "application/json" },
        body: JSON.stringify({ tags: [tag] }),
      });
      if (!readSuccess(text)) throw new PurgeError("refused");
    },
  };
}

/** Whether it was done is in the body alone: the status of a refusal can be 200. */
function readSuccess(text: string): boolean {
  try {
    return purgeAnswer.parse(JSON.parse(text)).success;
  } catch (cause) {
    throw new PurgeError("unreadable_answer", { cause });
  }
}
