/** Turns conditions on dates into conditions on the days of one year. Pure. */
import type { Bound, Comparison } from "./bounds.ts";
import { utcDay } from "./utc_day.ts";

/** A condition on (month, day); with an id, on (month, day, id). */
export interface DayBound {
  comparison: Comparison;
  month: number;
  day: number;
  id?: string;
}

/** A condition on the id. */
export interface IdBound {
  comparison: Comparison;
  id: string;
}

/** Which days of `year`, at midnight UTC, are within the bounds; undefined when none is. */
export function daysWithin(bounds: readonly Bound[], year: number): DayBound[] | undefined {
  const days: DayBound[] = [];
  for (const { comparison, date, id } of bounds) {
    const isUpper = comparison === "<" || comparison === "<=";
    if (date.getUTCFullYear() !== year) {
      if (isUpper !== date.getUTCFullYear() > year) return undefined;
      continue;
    }
    const month = date.getUTCMonth() + 1;
    const day = date.getUTCDate();
    const isMidnight = date.getTime() === utcDay(year, month, day).getTime();
    // No day is inside of a day: before its noon is until its midnight.
    if (isMidnight) days.push({ comparison, month, day, ...(id === undefined ? {} : { id }) });
    else days.push({ comparison: isUpper ? "<=" : ">", month, day });
  }
  return days;
}

/** Which ids are within the bounds on that one date; undefined when none is. */
export function idsWithin(bounds: readonly Bound[], date: Date): IdBound[] | undefined {
  const ids: IdBound[] = [];
  for (const bound of bounds) {
    const distance = date.getTime() - bound.date.getTime();
    if (distance === 0 && bound.id !== undefined) {
      ids.push({ comparison: bound.comparison, id: bound.id });
    } else if (!fits(distance, bound.comparison)) return undefined;
  }
  return ids;
}

function fits(distance: number, comparison: Comparison): boolean {
  switch (comparison) {
    case "<":
      return distance < 0;
    case "<=":
      return distance <= 0;
    case ">":
      return distance > 0;
    case ">=":
      return distance >= 0;
    default:
      return comparison satisfies never;
  }
}
