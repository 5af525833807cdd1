/** Reads a BDAY value as a calendar date that may lack its year, its day, or its month and day. */
import { isRealDay } from "../../shared/fields.ts";

/**
 * The year that Apple's address book writes for "no year", with X-APPLE-OMIT-YEAR or, after other
 * programs have passed the card on, without. Phones write 0000.
 */
const ABSENT_YEARS: ReadonlySet<string> = new Set(["1604", "0000"]);

/** A leap year, so that 29 February without a year is a date. */
const ANY_LEAP_YEAR = 2000;

const FORMS = [
  /^(?<year>\d{4})-?(?<month>\d\d)-?(?<day>\d\d)$/,
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)$/,
  /^--(?<month>\d\d)-?(?<day>\d\d)$/,
  /^(?<year>\d{4})-(?<month>\d\d)$/,
  /^(?<year>\d{4})$/,
];

const TIME_OF_DAY = /(?:T[\d:.,]*| \d\d?:\d\d[\d:.,]*)(?:Z|[+-][\d:]*)?$/i;

/**
 * A birthday as `YYYY-MM-DD`, `--MM-DD` without a year, `YYYY-MM` or `YYYY`, from the forms of
 * RFC 6350 section 4.3.1 and of the older versions. A time of day is left out, and the date stays
 * the one that was written, whatever its zone. `omittedYear` is the value of X-APPLE-OMIT-YEAR.
 * Undefined when the text is no date, is an impossible one, or lacks both year and month or day.
 */
export function readBirthday(written: string, omittedYear?: string): string | undefined {
  const text = written.trim().replace(TIME_OF_DAY, "");
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return undefined;
  const year = groups["year"];
  const month = groups["month"]?.padStart(2, "0");
  const day = groups["day"]?.padStart(2, "0");
  if (year === undefined || year === omittedYear || ABSENT_YEARS.has(year)) {
    if (month === undefined || day === undefined) return undefined;
    return isDay(ANY_LEAP_YEAR, month, day) ? `--${month}-${day}` : undefined;
  }
  if (!isDay(Number(year), month ?? "01", day ?? "01")) return undefined;
  return [year, month, day].filter((part) => part !== undefined).join("-");
}

function isDay(year: number, month: string, day: string): boolean {
  return isRealDay({ year, month: Number(month), day: Number(day) });
}
