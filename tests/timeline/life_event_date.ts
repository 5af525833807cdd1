/** Where a life event stands on the timeline (DESIGN section 5), as plainly as it can be said. */
import type { PartialDate } from "../../lib/shared/fields.ts";
import { utcDay } from "../../lib/timeline/utc_day.ts";

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
