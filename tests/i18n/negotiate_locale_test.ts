import assert from "node:assert/strict";
import { negotiateLocale } from "../../lib/i18n/negotiate_locale.ts";

const CASES: [name: string, header: string | null, locale: string][] = [
  ["there is no header", null, "en"],
  ["the header is empty", "", "en"],
  ["German is asked for", "de", "de"],
  ["a region is given", "de-AT,en;q=0.9", "de"],
  ["case differs", "DE-de", "de"],
  ["Spanish is asked for", "es-MX, es;q=0.9", "es"],
  ["French is asked for", "fr-CA, fr;q=0.9, en;q=0.4", "fr"],
  ["Italian is asked for", "it-CH", "it"],
  ["the first is not offered", "nl-BE, nl;q=0.9, de;q=0.5, en;q=0.4", "de"],
  ["none is offered", "nl, pt;q=0.8", "en"],
  ["qualities reorder", "en;q=0.5, de;q=0.8", "de"],
  ["qualities tie", "de;q=0.8, en;q=0.8", "de"],
  ["a quality is zero", "de;q=0, nl", "en"],
  ["anything will do", "*", "en"],
  ["anything but English will do", "en;q=0, *", "de"],
  ["anything comes after German", "*;q=0.1, de;q=0.2", "de"],
  ["all languages that there are are refused", "en;q=0, de;q=0, es;q=0, fr;q=0, it;q=0, *", "en"],
  ["blanks surround the parts", " nl ; q=0.9 , de ; q=0.8 ", "de"],
  ["a range can't be read", "de;q=2, en;q=0.1", "en"],
  ["a range is no language tag", "../de, __proto__", "en"],
  ["a script is given", "de-Latn-CH", "de"],
];

for (const [name, header, locale] of CASES) {
  Deno.test(`negotiateLocale() chooses ${locale} when ${name}`, () => {
    assert.equal(negotiateLocale(header), locale);
  });
}
