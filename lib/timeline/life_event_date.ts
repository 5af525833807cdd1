/** Where a life event stands on the timeline (DESIGN section 5). Pure. */
import type { PartialDate } from "../shared/fields.ts";

/**
 * A full date is that day. Month and day alone are that day of this year, which is the year of
 * `now` in UTC. Anything else with a year is the first of it. What has no usable part stands where
 * it was created. Days are midnight UTC.
 */
export function resolveLifeEventDate(
  { year, month, day, createdAt }: PartialDate & { createdAt: Date },
  now: Date,
): Date {
  if (month !== null && day !== null) return utcDay(year ?? now.getUTCFullYear(), month, day);
  return year === null ? createdAt : utcDay(year, 1, 1);
}

/** Midnight UTC of the day. In common years 29 February falls on 1 March. */
export function utcDay(year: number, month: number, day: number): Date {
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight;
}
