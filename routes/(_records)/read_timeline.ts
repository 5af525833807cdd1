/** Reads the page of a timeline that an address asks for. */
import type { Site } from "../../lib/site.ts";
import { resolveBucket } from "../../lib/timeline/bucket.ts";
import { composeTimelinePage } from "../../lib/timeline/compose.ts";
import { encodeTimelineCursor } from "../../lib/timeline/cursor.ts";
import type { TimelineItem } from "../../lib/timeline/timeline_item.ts";
import { DEFAULT_PAGE_SIZE } from "../../lib/shared/limits.ts";
import { readTimelineFilter, type TimelineFilter } from "./timeline_filter.ts";

export interface TimelinePageOfItems {
  filter: TimelineFilter;
  items: TimelineItem[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** One contact's timeline, or everybody's without `contactId`, the newest first. */
export async function readTimeline(
  site: Site,
  { userId, contactId, url, now }: { userId: string; contactId?: string; url: URL; now: Date },
): Promise<TimelinePageOfItems> {
  const filter = readTimelineFilter(url);
  const { types, bucket, after } = filter;
  const { items, next } = await composeTimelinePage(site, {
    userId,
    contactId,
    types,
    ...resolveBucket(bucket, now),
    order: "desc",
    after,
    limit: DEFAULT_PAGE_SIZE,
    now,
  });
  return { filter, items, nextCursor: next && encodeTimelineCursor(next) };
}
