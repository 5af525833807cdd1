/** Composes the timeline of one contact or of all of a user's contacts. */
import { timelineQuery } from "./queries/timeline.ts";
import type { Reading } from "./reading.ts";
import { openValues } from "./record_values.ts";
import type { TimelineHeadline, TimelineItem } from "./timeline_item.ts";
import type { TimelinePosition, TimelineQuery } from "./timeline_query.ts";

/**
 * The items in the query's order, with their texts. Empty when the contact is not a live one of the
 * user.
 */
export async function composeTimeline(
  { db, secretBox }: Reading,
  query: TimelineQuery,
): Promise<TimelineItem[]> {
  const rows = await timelineQuery(db, query, { withTexts: true }).execute();
  return rows.map(({ type, id, date, updated_at, contacts, data }) => ({
    type,
    id,
    date,
    updatedAt: updated_at,
    contacts,
    data: openValues(type, data, { secretBox, id }),
  } as TimelineItem));
}

/** The same items without a word that a person wrote, but for the names: none is even read. */
export async function composeHeadlines(
  { db }: Pick<Reading, "db">,
  query: TimelineQuery,
): Promise<TimelineHeadline[]> {
  const rows = await timelineQuery(db, query, { withTexts: false }).execute();
  return rows.map(({ type, id, date, updated_at, contacts, data }) => ({
    type,
    id,
    date,
    updatedAt: updated_at,
    contacts,
    data,
  } as TimelineHeadline));
}

/** A page of the timeline; `next` is where the following page begins, null at the end. */
export async function composeTimelinePage(
  reading: Reading,
  query: TimelineQuery,
): Promise<{ items: TimelineItem[]; next: TimelinePosition | null }> {
  const found = await composeTimeline(reading, { ...query, limit: query.limit + 1 });
  const items = found.slice(0, query.limit);
  const last = found.length > query.limit ? items.at(-1) : undefined;
  return {
    items,
    next: last === undefined ? null : { date: last.date, type: last.type, id: last.id },
  };
}
