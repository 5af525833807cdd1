/** The edge cache that the configuration asks for. */
import { setTimeout } from "node:timers/promises";
import type { EdgeCacheSettings } from "../../config/edge_cache_settings.ts";
import { cloudflareCache } from "./cloudflare.ts";
import { denoDeployCache } from "./deno_deploy.ts";
import type { EdgeCache } from "./edge_cache.ts";
import { noEdgeCache } from "./no_edge_cache.ts";
import { createPurgeSender, type SendPurge } from "./purge_request.ts";
import { PURGE_PAUSE_MS, purgingTwice } from "./purging_twice.ts";
import { varnishCache } from "./varnish.ts";
import { vercelCache } from "./vercel.ts";

export interface OpenEdgeCacheOptions {
  send?: SendPurge;
  pause?: (ms: number) => Promise<void>;
}

/** Reaches nothing before the first purge. */
export function openEdgeCache(
  settings: EdgeCacheSettings,
  { send = createPurgeSender(), pause = (ms) => setTimeout(ms) }: OpenEdgeCacheOptions = {},
): EdgeCache {
  if (settings.kind === "none") return noEdgeCache;
  return purgingTwice(adapterFor(settings, send), { pauseMs: PURGE_PAUSE_MS, pause });
}

function adapterFor(
  settings: Exclude<EdgeCacheSettings, { kind: "none" }>,
  send: SendPurge,
): EdgeCache {
  switch (settings.kind) {
    case "deno-deploy":
      return denoDeployCache(send);
    case "vercel":
      return vercelCache(settings, send);
    case "cloudflare":
      return cloudflareCache(settings, send);
    case "varnish":
      return varnishCache(settings, send);
    default:
      return settings satisfies never;
  }
}
