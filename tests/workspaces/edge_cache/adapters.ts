/** Each edge cache with made-up settings, and what its vendor documents of a purge. */
import { cloudflareCache } from "../../../lib/workspaces/edge_cache/cloudflare.ts";
import { denoDeployCache } from "../../../lib/workspaces/edge_cache/deno_deploy.ts";
import type { EdgeCache } from "../../../lib/workspaces/edge_cache/edge_cache.ts";
import type { SendPurge } from "../../../lib/workspaces/edge_cache/purge_request.ts";
import { varnishCache } from "../../../lib/workspaces/edge_cache/varnish.ts";
import { vercelCache } from "../../../lib/workspaces/edge_cache/vercel.ts";

export const TAG = "feed-token-0197a3c4-5b6d-7e8f-9a0b-1c2d3e4f5a6b";

export interface Adapter {
  name: string;
  open: (send: SendPurge) => EdgeCache;
  tagHeader: string;
  /** The one request of a purge. */
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    body: unknown;
  };
  /** What it answers when it has purged. */
  done: () => Response;
}

const JSON_TYPE = { "content-type": "application/json" };

export const ADAPTERS: Adapter[] = [
  {
    name: "denoDeployCache()",
    open: (send) => denoDeployCache(send),
    tagHeader: "Deno-Cache-Tag",
    request: {
      method: "POST",
      url: "http://cache.localhost/invalidate/http",
      headers: JSON_TYPE,
      body: { tags: [TAG] },
    },
    done: () => new Response(null, { status: 204 }),
  },
  {
    name: "vercelCache()",
    open: (send) =>
      vercelCache({
        kind: "vercel",
        token: "canary-vercel",
        project: "feeds.canary",
        teamId: "team_canary",
      }, send),
    tagHeader: "Vercel-Cache-Tag",
    request: {
      method: "POST",
      url: "https://api.vercel.com/v1/edge-cache/dangerously-delete-by-tags" +
        "?projectIdOrName=feeds.canary&teamId=team_canary",
      headers: { ...JSON_TYPE, authorization: "Bearer canary-vercel" },
      body: { tags: [TAG], target: "production" },
    },
    done: () => new Response(),
  },
  {
    name: "cloudflareCache()",
    open: (send) =>
      cloudflareCache({
        kind: "cloudflare",
        apiToken: "canary-cloudflare",
        zoneId: "023e105f4ecef8ad9ca31a8372d0c353",
      }, send),
    tagHeader: "Cache-Tag",
    request: {
      method: "POST",
      url:
        "https://api.cloudflare.com/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache",
      headers: { ...JSON_TYPE, authorization: "Bearer canary-cloudflare" },
      body: { tags: [TAG] },
    },
    done: () => Response.json({ success: true, errors: [], messages: [], result: { id: "x" } }),
  },
  {
    name: "varnishCache()",
    open: (send) =>
      varnishCache({ kind: "varnish", purgeUrls: ["http://canary.internal:6081"] }, send),
    tagHeader: "xkey",
    request: {
      method: "PURGE",
      url: "http://canary.internal:6081/",
      headers: { "xkey-purge": TAG },
      body: undefined,
    },
    done: () => new Response("Purged", { headers: { "x-purged": "0" } }),
  },
];
