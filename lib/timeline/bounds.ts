/** Says where on one type's own order (date, id) a timeline query begins and ends. Pure. */
import { TIMELINE_TYPES, type TimelineType } from "../shared/records/record.ts";
import type { TimelineQuery } from "./timeline_query.ts";

export type Comparison = "<" | "<=" | ">" | ">=";

/** A condition on the date; with an id, on (date, id). */
export interface Bound {
  comparison: Comparison;
  date: Date;
  id?: string;
}

/**
 * The timeline's order has the type between date and id. At the position's own instant, the types
 * that come before its type are through and those after it are still to come whole.
 */
export function boundsOf(
  type: TimelineType,
  { from, until, after, order }: Pick<TimelineQuery, "from" | "until" | "after" | "order">,
): Bound[] {
  const bounds: Bound[] = [];
  if (from !== undefined) bounds.push({ comparison: ">=", date: from });
  if (until !== undefined) bounds.push({ comparison: "<=", date: until });
  if (after === undefined) return bounds;

  const beyond = order === "desc" ? "<" : ">";
  if (type === after.type) {
    return [...bounds, { comparison: beyond, date: after.date, id: after.id }];
  }
  const isLower = TIMELINE_TYPES.indexOf(type) < TIMELINE_TYPES.indexOf(after.type);
  const isStillToCome = isLower === (order === "desc");
  return [...bounds, { comparison: isStillToCome ? `${beyond}=` : beyond, date: after.date }];
}
