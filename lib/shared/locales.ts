/** The languages of the interface and of feeds. */

/** Every language that an account can have, as BCP 47 tags. */
export const LOCALES = ["en", "de", "es", "fr", "it"] as const;
export type Locale = typeof LOCALES[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * The languages that have a catalogue, the first being the one that stands in. An account may be
 * set to any of {@link LOCALES}, so that a catalogue can come later without a migration; only these
 * are offered until then.
 */
export const OFFERED_LOCALES = ["en", "de"] as const satisfies readonly Locale[];
export type OfferedLocale = typeof OFFERED_LOCALES[number];

export function isOfferedLocale(value: unknown): value is OfferedLocale {
  return OFFERED_LOCALES.some((locale) => locale === value);
}

/** Each language as its speakers call it. */
export const LOCALE_NAMES: Record<OfferedLocale, string> = { en: "English", de: "Deutsch" };
