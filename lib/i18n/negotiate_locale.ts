/** Chooses the language of somebody who is not signed in. */
import { isLocale, type Locale, LOCALES } from "../shared/locales.ts";

interface LanguageRange {
  /** The primary subtag in lower case, or `*`. */
  language: string;
  quality: number;
}

/**
 * The offered language that an Accept-Language header likes best (RFC 9110 section 12.5.4), English
 * where it likes none. `de-AT` takes German; ranges that can't be read count as absent.
 */
export function negotiateLocale(acceptLanguage: string | null): Locale {
  const ranges = (acceptLanguage ?? "").split(",").map(parseRange).filter((range) =>
    range !== undefined
  );
  const named = new Set(ranges.map(({ language }) => language));
  const liked = ranges.filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality);
  for (const { language } of liked) {
    if (isLocale(language)) return language;
    const other = LOCALES.find((locale) => !named.has(locale));
    if (language === "*" && other !== undefined) return other;
  }
  return "en";
}

const RANGE =
  /^\s*([a-z]{1,8}|\*)(?:-[a-z0-9-]+)?\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?\s*$/i;

function parseRange(text: string): LanguageRange | undefined {
  const match = RANGE.exec(text);
  if (match?.[1] === undefined) return undefined;
  return { language: match[1].toLowerCase(), quality: Number(match[2] ?? 1) };
}
