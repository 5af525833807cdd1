/** A feed that has just been made, as its page shows it this once. */
import type { CreatedFeed } from "../../../../../lib/feeds/create_feed.ts";
import { feedUrl } from "../../../../../lib/feeds/feed_url.ts";
import { type NamedFeed, requireNamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import type { Site } from "../../../../../lib/site.ts";

export interface FeedShownOnce {
  feed: NamedFeed;
  /** Whole, with its secret. */
  url: string;
}

/** @param options.publicOrigin what the address begins with */
export async function showOnce(
  { db }: Site,
  { userId, created: { feed, secret }, publicOrigin }: {
    userId: string;
    created: CreatedFeed;
    publicOrigin: string;
  },
): Promise<FeedShownOnce> {
  return {
    feed: await requireNamedFeed(db, { userId, feedId: feed.id }),
    url: feedUrl(publicOrigin, secret),
  };
}
