/** What the panel of a workspace's feeds shows. */
import type { Site } from "../../../../../lib/site.ts";
import { type FeedToken, listFeedTokens } from "../../../../../lib/workspaces/feed_tokens.ts";
import type { MemberOf } from "../../../../../lib/workspaces/membership.ts";
import { type OpenPage, openPage } from "../../../settings/(_settings)/open_page.ts";

/** Why an address that is in use may look as if it were not. */
export type Approximation = "edge" | "hourly";

export interface FeedTokenList {
  page: OpenPage<FeedToken>;
  approximation: Approximation;
  now: Date;
}

export async function openFeedTokenList(
  { db, config, now }: Site,
  { url, ...member }: MemberOf & { url: URL },
): Promise<FeedTokenList> {
  return {
    page: await openPage(url, (page) => listFeedTokens(db, { ...member, ...page })),
    approximation: config.edgeCache.kind === "none" ? "hourly" : "edge",
    now: now(),
  };
}
