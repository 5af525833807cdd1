/** Says everything that the application says, in one language: texts, dates, spans and numbers. */
import type { PartialDate } from "../shared/fields.ts";
import type { Locale } from "../shared/locales.ts";
import { type CalendarDay, localTime } from "./calendar.ts";
import type {
  Catalogue,
  MessageKey,
  PluralKey,
  PluralValuesOf,
  ValuesOf,
  WhenAny,
} from "./catalogue.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { relativeSpan } from "./relative_span.ts";

export interface Translator {
  /** The language of the texts, for `lang` and `xml:lang`. */
  readonly locale: Locale;
  text<Key extends MessageKey>(key: Key, ...values: WhenAny<ValuesOf<Key>>): string;
  /** The form that fits the count, which stands in the text as `{count}`. */
  plural<Key extends PluralKey>(
    key: Key,
    count: number,
    ...values: WhenAny<PluralValuesOf<Key>>
  ): string;
  /** "29 December 2025". A calendar day is the same in every zone. */
  longDate(day: CalendarDay): string;
  /** What is known of a date: "29 February", "December 2025", "2025". */
  partialDate(date: PartialDate): string;
  /** The day of an instant in a time zone. */
  instantDate(instant: Date, timeZone: string): string;
  /** "29 December 2025, 14:05" in a time zone. */
  instantDateTime(instant: Date, timeZone: string): string;
  /** "3 hours ago" or "in 2 days" up to a week from now, and the date beyond. */
  relative(instant: Date, when: { now: Date; timeZone: string }): string;
  /** A whole number, its thousands grouped. */
  number(value: number): string;
}

/** A language: its texts, and which of two forms a count takes. */
export interface Language {
  locale: Locale;
  catalogue: Catalogue;
  pluralForm(count: number): "one" | "other";
}

function oneIsSingular(count: number): "one" | "other" {
  return count === 1 ? "one" : "other";
}

/** "0 jour", "1 jour", "2 jours". */
function lessThanTwoIsSingular(count: number): "one" | "other" {
  return count < 2 ? "one" : "other";
}

const LANGUAGES: Record<Locale, Language> = {
  en: { locale: "en", catalogue: en, pluralForm: oneIsSingular },
  de: { locale: "de", catalogue: de, pluralForm: oneIsSingular },
  es: { locale: "es", catalogue: es, pluralForm: oneIsSingular },
  fr: { locale: "fr", catalogue: fr, pluralForm: lessThanTwoIsSingular },
  it: { locale: "it", catalogue: it, pluralForm: oneIsSingular },
};

/** The translator of a language that an account can have. */
export function translatorFor(locale: Locale): Translator {
  return createTranslator(LANGUAGES[locale]);
}

export function createTranslator({ locale, catalogue, pluralForm }: Language): Translator {
  const number = (value: number) =>
    String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, catalogue["number.group_separator"]);
  const fill = (key: MessageKey, values: Record<string, string | number> = {}) =>
    catalogue[key].replaceAll(/\{(\w+)\}/g, (placeholder, name) => {
      const value = values[name] ?? placeholder;
      return typeof value === "number" ? number(value) : value;
    });
  const plural = (key: PluralKey, count: number, values: Record<string, string | number> = {}) =>
    fill(`${key}.${pluralForm(count)}` as MessageKey, { ...values, count });
  const partialDate = (date: PartialDate) => fill(...partialDatePattern(date, catalogue));
  const instantDate = (instant: Date, timeZone: string) =>
    partialDate(localTime(instant, timeZone));

  return {
    locale,
    text: (key, ...[values]) => fill(key, values),
    plural: (key, count, ...[values]) => plural(key, count, values),
    longDate: partialDate,
    partialDate,
    instantDate,
    instantDateTime(instant, timeZone) {
      const { hour, minute, ...day } = localTime(instant, timeZone);
      const time = fill("date.time", { hour: twoDigits(hour), minute: twoDigits(minute) });
      return fill("date.with_time", { date: partialDate(day), time });
    },
    relative(instant, { now, timeZone }) {
      const span = relativeSpan(instant, now);
      if (span === "beyond") return instantDate(instant, timeZone);
      if (span === "now") return fill("time.now");
      return plural(span.key, span.count);
    },
    number,
  };
}

type Pattern = [key: MessageKey, values?: Record<string, string>];

function partialDatePattern({ year, month, day }: PartialDate, catalogue: Catalogue): Pattern {
  const name = month === null ? null : catalogue[`date.month.${month}` as MessageKey];
  if (name === null) return year === null ? ["date.unknown"] : ["date.year", { year: `${year}` }];
  if (day === null) {
    return year === null
      ? ["date.month", { month: name }]
      : ["date.month_year", { month: name, year: `${year}` }];
  }
  const dayOfMonth = day === 1 ? catalogue["date.first_day"] : `${day}`;
  return year === null
    ? ["date.day_month", { day: dayOfMonth, month: name }]
    : ["date.long", { day: dayOfMonth, month: name, year: `${year}` }];
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
