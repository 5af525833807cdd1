/** The address under which a reader polls a feed (ADR decisions 7 and 8). */

const FEED_PATH = "/api/v1/feeds/atom";

/**
 * The secret address. Without a configured origin it is the path and query alone, which a page
 * completes with the origin it was asked for under.
 *
 * The secret is the only parameter: readers rewrite what needs percent-encoding, and its alphabet
 * needs none.
 */
export function feedUrl(frontendUrl: string | null, secret: string): string {
  return `${frontendUrl ?? ""}${FEED_PATH}?token=${secret}`;
}
