/** What can be asked of a timeline. */
import type { TimelineType } from "../shared/records/record.ts";

/** From the newest, or from the oldest. */
export type TimelineOrder = "desc" | "asc";

/** An item's place: timelines are ordered by date, canonical order of the types, and id. */
export interface TimelinePosition {
  date: Date;
  type: TimelineType;
  /** In lower case. */
  id: string;
}

export interface TimelineQuery {
  userId: string;
  /** That contact, archived or not. Without it: every contact that is not archived. */
  contactId?: string;
  /** These types alone; all of them when empty or absent. */
  types?: readonly TimelineType[];
  /** The first instant that counts. */
  from?: Date;
  /** The last instant that counts. */
  until?: Date;
  order: TimelineOrder;
  /** Only what comes after this place in that order; nothing need be there any more. */
  after?: TimelinePosition;
  limit: number;
  /** Its year in UTC is the year of life events that have a month and a day alone. */
  now: Date;
}
