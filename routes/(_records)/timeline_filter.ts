/** How the address of a page narrows its timeline. */
import { TIMELINE_TYPES, type TimelineType } from "../../lib/shared/records/record.ts";
import { type Bucket, BUCKETS } from "../../lib/timeline/bucket.ts";
import { decodeTimelineCursor } from "../../lib/timeline/cursor.ts";
import type { TimelinePosition } from "../../lib/timeline/timeline_query.ts";

export interface TimelineFilter {
  /** Those alone; all of them when empty. */
  types: readonly TimelineType[];
  bucket: Bucket;
  /** Where the page before ended; undefined on the first. */
  after: TimelinePosition | undefined;
}

/** What cannot be read narrows nothing. */
export function readTimelineFilter({ searchParams }: URL): TimelineFilter {
  const asked = searchParams.getAll("type");
  const cursor = searchParams.get("cursor");
  return {
    types: TIMELINE_TYPES.filter((type) => asked.includes(type)),
    bucket: BUCKETS.find((bucket) => bucket === searchParams.get("bucket")) ?? "all",
    after: cursor === null ? undefined : decodeTimelineCursor(cursor),
  };
}

export function isNarrowed({ types, bucket }: TimelineFilter): boolean {
  return types.length > 0 || bucket !== "all";
}

/** The same filter on the page at `path` that begins after the cursor. */
export function timelineHref(
  path: string,
  { types, bucket, cursor }: Pick<TimelineFilter, "types" | "bucket"> & { cursor?: string },
): string {
  const query = new URLSearchParams(types.map((type) => ["type", type]));
  if (bucket !== "all") query.set("bucket", bucket);
  if (cursor !== undefined) query.set("cursor", cursor);
  return query.size === 0 ? path : `${path}?${query}`;
}
