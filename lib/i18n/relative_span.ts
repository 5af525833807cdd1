/** How far an instant is from now, in the largest unit that fits, up to a week. */
import type { PluralKey } from "./catalogue.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** A text and its count; `now` within a minute, `beyond` from a week on. */
export type RelativeSpan =
  | { key: Extract<PluralKey, `time.${string}`>; count: number }
  | "now"
  | "beyond";

/** Units are whole: 119 minutes are one hour. */
export function relativeSpan(instant: Date, now: Date): RelativeSpan {
  const elapsed = now.getTime() - instant.getTime();
  const distance = Math.abs(elapsed);
  if (distance < MINUTE) return "now";
  if (distance >= WEEK) return "beyond";
  const past = elapsed > 0;
  if (distance < HOUR) {
    return {
      key: past ? "time.minutes_ago" : "time.in_minutes",
      count: Math.floor(distance / MINUTE),
    };
  }
  if (distance < DAY) {
    return { key: past ? "time.hours_ago" : "time.in_hours", count: Math.floor(distance / HOUR) };
  }
  return { key: past ? "time.days_ago" : "time.in_days", count: Math.floor(distance / DAY) };
}
