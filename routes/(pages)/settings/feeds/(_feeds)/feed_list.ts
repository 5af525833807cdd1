/** What the list of feeds shows. */
import { v7 as uuidv7 } from "uuid";
import { listNamedFeeds, type NamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import { MAX_ACTIVE_FEEDS } from "../../../../../lib/shared/feed_options.ts";
import type { Site } from "../../../../../lib/site.ts";

export interface ListedFeed extends NamedFeed {
  /** The id that the one will have which takes its place: sent twice, it is made once. */
  successorId: string;
}

/** What has just happened. */
export type FeedNotice =
  | { kind: "feed_revoked" | "feed_made_already" }
  | { kind: "feeds_revoked"; count: number };

export interface FeedList {
  feeds: ListedFeed[];
  notice: FeedNotice | null;
  now: Date;
}

export async function openFeedList(
  { db, now }: Site,
  { userId, url }: { userId: string; url: URL },
): Promise<FeedList> {
  const feeds = await listNamedFeeds(db, userId);
  return {
    feeds: feeds.map((feed) => ({ ...feed, successorId: uuidv7() })),
    notice: readNotice(url.searchParams),
    now: now(),
  };
}

/** Null for an address that tells of nothing that can happen here. */
function readNotice(query: URLSearchParams): FeedNotice | null {
  const kind = query.get("notice");
  switch (kind) {
    case "feed_revoked":
    case "feed_made_already":
      return { kind };
    case "feeds_revoked": {
      const count = Number(query.get("count"));
      const isPossible = Number.isInteger(count) && count > 0 && count <= MAX_ACTIVE_FEEDS;
      return isPossible ? { kind, count } : null;
    }
    default:
      return null;
  }
}
