/** The languages of the interface and of feeds. */

/** Every language that an account can have, as BCP 47 tags. */
export const LOCALES = ["en", "de", "es", "fr", "it"] as const;
export type Locale = typeof LOCALES[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Each language as its speakers call it. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
};
