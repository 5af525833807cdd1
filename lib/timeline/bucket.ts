/** The periods by which a timeline can be narrowed. Pure. */
import { utcDay } from "./utc_day.ts";

export const BUCKETS = ["last_7_days", "last_30_days", "last_90_days", "this_year", "all"] as const;
export type Bucket = typeof BUCKETS[number];

/** First and last instant of a period. */
export interface Period {
  from?: Date;
  until?: Date;
}

const DAY_MILLIS = 24 * 60 * 60 * 1000;

/**
 * The last days end now: what is planned is not of them. This year, that of `now` in UTC, is whole:
 * what is planned for the rest of it is in it. All is all.
 */
export function resolveBucket(bucket: Bucket, now: Date): Period {
  switch (bucket) {
    case "last_7_days":
      return lastDays(7, now);
    case "last_30_days":
      return lastDays(30, now);
    case "last_90_days":
      return lastDays(90, now);
    case "this_year": {
      const year = now.getUTCFullYear();
      return { from: utcDay(year, 1, 1), until: new Date(utcDay(year + 1, 1, 1).getTime() - 1) };
    }
    case "all":
      return {};
    default:
      return bucket satisfies never;
  }
}

function lastDays(days: number, now: Date): Period {
  return { from: new Date(now.getTime() - days * DAY_MILLIS), until: now };
}
