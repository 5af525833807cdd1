/** Where an instant falls on the calendar and the clock of a time zone, and back. */
import { isRealDay } from "../shared/fields.ts";

/** A day of the proleptic Gregorian calendar; months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export interface LocalTime extends CalendarDay {
  hour: number;
  minute: number;
}

/** By time zone in lower case: to make one costs a hundred times what it costs to use it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant as people in that zone read it.
 *
 * @throws {RangeError} if the runtime knows no such time zone
 */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatterFor(timeZone).formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? NaN;
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  };
}

const MINUTE_MILLIS = 60 * 1000;
const DAY_MILLIS = 24 * 60 * MINUTE_MILLIS;

/**
 * The instant at which clocks in that zone show the time. Of a time that they show twice, the first;
 * a time that they skip counts on from the clock before it was put forward, so that 02:30 is 03:30.
 *
 * @throws {RangeError} if the runtime knows no such time zone
 */
export function instantOf(local: LocalTime, timeZone: string): Date {
  const asIfUtc = utcMillis(local);
  // No zone is a day away from UTC, so what is said here lies on either side of the change.
  const before = asIfUtc - offsetMillis(asIfUtc - DAY_MILLIS, timeZone);
  const after = asIfUtc - offsetMillis(asIfUtc + DAY_MILLIS, timeZone);
  const shown = [before, after].find((millis) =>
    millis + offsetMillis(millis, timeZone) === asIfUtc
  );
  return new Date(shown ?? before);
}

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/;

/**
 * The time in a form's control (HTML, "local dates and times"): `2026-03-01T12:00`; a bare day begins
 * at midnight. Undefined for any other text and for days that the calendar doesn't have.
 */
export function parseLocalTime(text: string): LocalTime | undefined {
  const match = LOCAL_TIME.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1)
    .map((digits) => Number(digits ?? 0));
  return isRealDay({ year, month, day }) ? { year, month, day, hour, minute } : undefined;
}

/** The time as such a control takes it. */
export function localTimeText({ year, month, day, hour, minute }: LocalTime): string {
  const digits = (value: number, length = 2) => String(value).padStart(length, "0");
  return `${digits(year, 4)}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}`;
}

function offsetMillis(millis: number, timeZone: string): number {
  const wholeMinute = Math.floor(millis / MINUTE_MILLIS) * MINUTE_MILLIS;
  return utcMillis(localTime(new Date(wholeMinute), timeZone)) - wholeMinute;
}

function utcMillis({ year, month, day, hour, minute }: LocalTime): number {
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute);
}

/** Numbers alone are taken from the runtime: its words and orders differ between versions. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase();
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formatters.set(key, formatter);
  return formatter;
}
