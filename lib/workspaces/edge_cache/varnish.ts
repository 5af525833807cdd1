/** Varnish nodes with xkey, which are purged one by one. */
import type { VarnishSettings } from "../../config/edge_cache_settings.ts";
import { settleAll } from "../settle_all.ts";
import { type EdgeCache, PurgeError, taggedHeaders } from "./edge_cache.ts";
import type { SendPurge } from "./purge_request.ts";

/** A purge asks every node, also after one has failed: each that answers serves the copy no more. */
export function varnishCache({ purgeUrls }: VarnishSettings, send: SendPurge): EdgeCache {
  return {
    headers: (tag) => taggedHeaders("xkey", tag),
    purge: (tag) => settleAll(purgeUrls.map((origin) => purgeNode(send, { origin, tag }))),
  };
}

/**
 * deploy/varnish/feeds.vcl says how many objects it has purged, none among them. A 200 without that
 * number comes from something else, which has purged nothing.
 */
async function purgeNode(
  send: SendPurge,
  { origin, tag }: { origin: string; tag: string },
): Promise<void> {
  const { headers } = await send(`${origin}/`, { method: "PURGE", headers: { "xkey-purge": tag } });
  if (!/^\d+$/.test(headers.get("x-purged") ?? "")) throw new PurgeError("unreadable_answer");
}
