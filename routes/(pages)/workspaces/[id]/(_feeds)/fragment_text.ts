/** How people tell one address from another of the same label: by the beginning of its key (PI-18). */
import type { FeedToken } from "../../../../../lib/workspaces/feed_tokens.ts";

/** "cfeed_…a9F2": a label, which opens nothing. */
export function fragmentText(
  { token_prefix: prefix, token_start: start }: Pick<FeedToken, "token_prefix" | "token_start">,
): string {
  return `${prefix}…${start}`;
}
