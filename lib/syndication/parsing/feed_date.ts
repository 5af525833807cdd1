/** Reads the dates of feeds: RFC 822 with its successors, and RFC 3339 with W3CDTF. */
import { isRealDay } from "../../shared/fields.ts";

/** Longer text is no date. It bounds the time that the patterns take. */
const MAX_DATE_LENGTH = 80;

const MINUTE_MS = 60_000;

const MONTHS = [
  ...["january", "february", "march", "april", "may", "june", "july", "august", "september"],
  ...["october", "november", "december"],
];

/** Hours east of Greenwich. RFC 822 section 5.1, and the zones of Europe, which feeds write too. */
const ZONE_HOURS: ReadonlyMap<string, number> = new Map([
  ...[["ut", 0], ["utc", 0], ["gmt", 0], ["z", 0]] as const,
  ...[["est", -5], ["edt", -4], ["cst", -6], ["cdt", -5]] as const,
  ...[["mst", -7], ["mdt", -6], ["pst", -8], ["pdt", -7]] as const,
  ...[["wet", 0], ["west", 1], ["cet", 1], ["cest", 2], ["eet", 2], ["eest", 3]] as const,
]);

const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?<fraction>[.,]\d+)?)?`;

const FORMS = [
  new RegExp(
    String.raw`^(?:[a-z]+\.?,?\s+)?(?<day>\d{1,2})[\s-]+(?<monthName>[a-z]{3,9})\.?[\s-]+` +
      String
        .raw`(?<year>\d{4}|\d\d)(?:,?\s+${TIME}\s*(?<zone>[a-z]{1,5}|(?:gmt|utc?)?[+-][\d:]+)?` +
      String.raw`(?:\s*\([^()]*\))?)?$`,
    "i",
  ),
  new RegExp(
    String.raw`^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:(?:t|\s+)${TIME}\s*` +
      String.raw`(?<zone>z|utc|gmt|[+-][\d:]+)?)?$`,
    "i",
  ),
];

/**
 * The instant that the text names. A day without a time is its midnight, a time without a zone is in
 * UTC (RFC 5322 section 3.3 on `-0000`), a second 60 is 59. A weekday says nothing and may be wrong.
 * Two digits of a year are 1950 to 2049 (RFC 5322 section 4.3). Null when the text has another form,
 * names no real day, time or known zone, or is outside the years 1 to 9999.
 */
export function readFeedDate(written: string): Date | null {
  const text = written.trim();
  if (text.length > MAX_DATE_LENGTH) return null;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return null;
  const day = {
    year: readYear(groups["year"] ?? ""),
    month: Number(groups["month"] ?? readMonth(groups["monthName"] ?? "")),
    day: Number(groups["day"]),
  };
  const time = readTimeOfDay(groups);
  const offset = readOffset(groups["zone"] ?? "z");
  if (!isRealDay(day) || time === undefined || offset === undefined) return null;
  const instant = new Date(0);
  instant.setUTCFullYear(day.year, day.month - 1, day.day);
  instant.setTime(instant.getTime() + time - offset);
  const year = instant.getUTCFullYear();
  return year >= 1 && year <= 9999 ? instant : null;
}

function readYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

/** 1 to 12 by the English name or its beginning, 0 for none. */
function readMonth(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}

/** Milliseconds since midnight. */
function readTimeOfDay(groups: Record<string, string | undefined>): number | undefined {
  const hour = Number(groups["hour"] ?? 0);
  const minute = Number(groups["minute"] ?? 0);
  const second = Number(groups["second"] ?? 0);
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  const milliseconds = Number((groups["fraction"] ?? "").slice(1, 4).padEnd(3, "0"));
  const seconds = (hour * 60 + minute) * 60 + Math.min(second, 59);
  return seconds * 1_000 + milliseconds;
}

/** Milliseconds east of Greenwich. */
function readOffset(zone: string): number | undefined {
  const numeric = /^(?:gmt|utc?)?(?<sign>[+-])(?<hours>\d\d):?(?<minutes>\d\d)$/i.exec(zone)
    ?.groups;
  if (numeric === undefined) {
    const hours = ZONE_HOURS.get(zone.toLowerCase());
    return hours === undefined ? undefined : hours * 60 * MINUTE_MS;
  }
  const hours = Number(numeric["hours"]);
  const minutes = Number(numeric["minutes"]);
  if (hours > 23 || minutes > 59) return undefined;
  return (numeric["sign"] === "-" ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}
