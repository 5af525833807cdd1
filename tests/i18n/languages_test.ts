/** Dates, spans, numbers and the texts of feeds, as each language has them. */
import assert from "node:assert/strict";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { type Locale, LOCALES } from "../../lib/shared/locales.ts";

const MONTHS: Record<Locale, string> = {
  en: "January February March April May June July August September October November December",
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  it:
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
};

for (const locale of LOCALES) {
  Deno.test(`partialDate() names every month when the language is ${locale}`, () => {
    const translator = translatorFor(locale);
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    assert.deepEqual(
      months.map((month) => translator.partialDate({ year: null, month, day: null })),
      MONTHS[locale].split(" "),
    );
  });
}

const NOW = new Date("2026-03-10T12:00:00Z");

/** One of each thing that a language shapes. */
function say(locale: Locale) {
  const translator = translatorFor(locale);
  const relative = (hours: number) =>
    translator.relative(new Date(NOW.getTime() + hours * 3_600_000), { now: NOW, timeZone: "UTC" });
  return {
    locale: translator.locale,
    day: translator.longDate({ year: 2025, month: 12, day: 29 }),
    firstDay: translator.longDate({ year: 2026, month: 3, day: 1 }),
    dayOfEveryYear: translator.partialDate({ year: null, month: 8, day: 31 }),
    firstDayOfEveryYear: translator.partialDate({ year: null, month: 8, day: 1 }),
    month: translator.partialDate({ year: 2025, month: 12, day: null }),
    year: translator.partialDate({ year: 2025, month: null, day: null }),
    moment: translator.instantDateTime(new Date("2025-12-31T23:05:00Z"), "Europe/Paris"),
    past: [relative(-1), relative(-48)],
    future: [relative(1), relative(48)],
    number: translator.number(20_971_520),
    nobody: translator.plural("feeds.revoked_all", 0),
  };
}

const SAID: Record<Locale, ReturnType<typeof say>> = {
  en: {
    locale: "en",
    day: "29 December 2025",
    firstDay: "1 March 2026",
    dayOfEveryYear: "31 August",
    firstDayOfEveryYear: "1 August",
    month: "December 2025",
    year: "2025",
    moment: "1 January 2026, 00:05",
    past: ["1 hour ago", "2 days ago"],
    future: ["in 1 hour", "in 2 days"],
    number: "20,971,520",
    nobody: "0 feeds are revoked. Their addresses have stopped working.",
  },
  de: {
    locale: "de",
    day: "29. Dezember 2025",
    firstDay: "1. März 2026",
    dayOfEveryYear: "31. August",
    firstDayOfEveryYear: "1. August",
    month: "Dezember 2025",
    year: "2025",
    moment: "1. Januar 2026, 00:05",
    past: ["vor 1 Stunde", "vor 2 Tagen"],
    future: ["in 1 Stunde", "in 2 Tagen"],
    number: "20.971.520",
    nobody: "0 Feeds sind widerrufen. Ihre Adressen funktionieren nicht mehr.",
  },
  es: {
    locale: "es",
    day: "29 de diciembre de 2025",
    firstDay: "1 de marzo de 2026",
    dayOfEveryYear: "31 de agosto",
    firstDayOfEveryYear: "1 de agosto",
    month: "diciembre de 2025",
    year: "2025",
    moment: "1 de enero de 2026, 00:05",
    past: ["hace 1 hora", "hace 2 días"],
    future: ["dentro de 1 hora", "dentro de 2 días"],
    number: "20\u202f971\u202f520",
    nobody: "0 feeds están revocados. Sus direcciones ya no funcionan.",
  },
  fr: {
    locale: "fr",
    day: "29 décembre 2025",
    firstDay: "1er mars 2026",
    dayOfEveryYear: "31 août",
    firstDayOfEveryYear: "1er août",
    month: "décembre 2025",
    year: "2025",
    moment: "1er janvier 2026 à 00:05",
    past: ["il y a 1 heure", "il y a 2 jours"],
    future: ["dans 1 heure", "dans 2 jours"],
    number: "20\u202f971\u202f520",
    nobody: "0 flux est révoqué. Son adresse ne fonctionne plus.",
  },
  it: {
    locale: "it",
    day: "29 dicembre 2025",
    firstDay: "1º marzo 2026",
    dayOfEveryYear: "31 agosto",
    firstDayOfEveryYear: "1º agosto",
    month: "dicembre 2025",
    year: "2025",
    moment: "1º gennaio 2026, 00:05",
    past: ["1 ora fa", "2 giorni fa"],
    future: ["tra 1 ora", "tra 2 giorni"],
    number: "20.971.520",
    nobody: "0 feed sono revocati. I loro indirizzi non funzionano più.",
  },
};

for (const locale of LOCALES) {
  Deno.test(`translatorFor() shapes dates, spans and numbers when the language is ${locale}`, () => {
    assert.deepEqual(say(locale), SAID[locale]);
  });
}
