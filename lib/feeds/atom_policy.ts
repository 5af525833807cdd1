/** What the Atom surface says in its HTTP answers (decision 7 of the ADR). */

import type { FeedPolicy } from "../syndication/answer.ts";

/** Nothing is kept by a cache, and every miss is the same bare 404. */
export const ATOM_POLICY: FeedPolicy = {
  contentType: "application/atom+xml; charset=utf-8",
  cacheHeaders: { "cache-control": "no-store" },
  miss: { status: 404 },
};
