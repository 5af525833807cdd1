/** What the RSS surface says in its HTTP answers (DESIGN section 8). */
import type { FeedPolicy } from "../syndication/answer.ts";
import type { Refusal } from "../syndication/refusal.ts";

/**
 * The one answer to a token that is missing, unknown, malformed, revoked or another workspace's.
 * RFC 9110 section 15.5.2 requires a challenge; Bearer makes no browser ask for a password.
 */
const MISS: Refusal = {
  status: 401,
  text: "This feed needs an address that is still valid\n",
  headers: { "www-authenticate": 'Bearer realm="feeds"' },
};

/** @param cacheHeaders what the edge cache wants to hear: only what can purge may keep a copy */
export function rssPolicy(cacheHeaders: Readonly<Record<string, string>>): FeedPolicy {
  return { contentType: "application/rss+xml; charset=utf-8", cacheHeaders, miss: MISS };
}
