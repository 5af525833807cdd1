/** A page of a timeline as REST shows it. */
import type { Site } from "../../lib/site.ts";
import { resolveBucket } from "../../lib/timeline/bucket.ts";
import { composeTimelinePage } from "../../lib/timeline/compose.ts";
import { encodeTimelineCursor } from "../../lib/timeline/cursor.ts";
import { timelineQuery } from "../../lib/timeline/query_values.ts";
import { answerPage } from "./answers.ts";
import { readQuery } from "./query.ts";

/** One contact's timeline, or everybody's without `contactId`, as the query wants it. */
export async function answerTimeline(
  site: Site,
  { url, userId, contactId }: { url: URL; userId: string; contactId?: string },
): Promise<Response> {
  const { type: types, bucket, cursor: after, order, limit } = readQuery(url, timelineQuery);
  const now = site.now();
  const { items, next } = await composeTimelinePage(site, {
    userId,
    contactId,
    types,
    ...resolveBucket(bucket, now),
    order,
    after,
    limit,
    now,
  });
  const shown = items.map((item) => ({
    type: item.type,
    id: item.id,
    date: item.date,
    updated_at: item.updatedAt,
    contacts: item.contacts.map(({ id, displayName }) => ({ id, display_name: displayName })),
    data: item.data,
  }));
  return answerPage(shown, next && encodeTimelineCursor(next));
}
