/** Tests of what a client gets from a real Varnish in front of a feed's origin. */
import type { EdgeCache } from "../../lib/workspaces/edge_cache/edge_cache.ts";
import { createPurgeSender } from "../../lib/workspaces/edge_cache/purge_request.ts";
import { varnishCache } from "../../lib/workspaces/edge_cache/varnish.ts";
import { testNeeding } from "../skipping.ts";
import { type FeedOrigin, startFeedOrigin } from "./feed_origin.ts";
import { findMissingVarnish, startVarnish, type Varnish } from "./start_varnish.ts";

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Whether the cache had it. */
  cache: string | null;
}

type RequestOptions = RequestInit & { client?: Deno.HttpClient };

export interface BehindVarnish {
  origin: FeedOrigin;
  varnish: Varnish;
  /** One request to Varnish, by path or whole. Redirects are not followed. */
  ask(target: string, options?: RequestOptions): Promise<Answer>;
}

export interface VarnishTestOptions {
  name: string;
  /** Changes the VCL. */
  edit?: (vcl: string) => string;
}

const missing = await findMissingVarnish();

/** A test with an origin and a Varnish of its own, skipped where there is no Varnish. */
export function varnishTest(
  { name, edit }: VarnishTestOptions,
  body: (behind: BehindVarnish) => Promise<void>,
): void {
  testNeeding(missing, name, async () => {
    const origin = startFeedOrigin();
    const varnish = await startVarnish({ backendPort: origin.port, edit });
    try {
      await body({
        origin,
        varnish,
        ask: (target, options) => ask(new URL(target, varnish.url), options),
      });
    } finally {
      await varnish.stop();
      await origin.stop();
    }
  });
}

/** As the application purges, but once. */
export function purgerOf(...purgeUrls: string[]): EdgeCache {
  return varnishCache({ kind: "varnish", purgeUrls }, createPurgeSender());
}

async function ask(url: URL, options: RequestOptions = {}): Promise<Answer> {
  const answer = await fetch(url, { redirect: "manual", ...options });
  return {
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
    cache: answer.headers.get("x-cache"),
  };
}
