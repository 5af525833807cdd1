import assert from "node:assert/strict";
import { de } from "../../lib/i18n/de.ts";
import { en } from "../../lib/i18n/en.ts";
import { es } from "../../lib/i18n/es.ts";
import { fr } from "../../lib/i18n/fr.ts";
import { it } from "../../lib/i18n/it.ts";
import { type Locale, LOCALES } from "../../lib/shared/locales.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { TIMELINE_TYPES } from "../../lib/shared/records/record.ts";

type Texts = Record<string, string>;

const CATALOGUES: Record<Locale, Texts> = { en, de, es, fr, it };

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
}

function offending(texts: Texts, isWrong: (text: string, key: string) => boolean): string[] {
  return Object.entries(texts).filter(([key, text]) => isWrong(text, key)).map(([key]) => key);
}

/** Text that isn't shown as a sentence, and so may end or begin with a blank. */
const PUNCTUATION = /^(list|number)\./;

for (const locale of LOCALES) {
  const texts = CATALOGUES[locale];

  Deno.test(`catalogue ${locale} has the keys of English, in the same order`, () => {
    assert.deepEqual(Object.keys(texts), Object.keys(en));
  });

  Deno.test(`catalogue ${locale} has the placeholders of English in every text`, () => {
    const english: Texts = en;
    assert.deepEqual(
      offending(
        texts,
        (text, key) => placeholders(text).join() !== placeholders(english[key] ?? "").join(),
      ),
      [],
    );
  });

  Deno.test(`catalogue ${locale} has no brace but those of placeholders`, () => {
    assert.deepEqual(offending(texts, (text) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, ""))), []);
  });

  Deno.test(`catalogue ${locale} has no text that is empty or padded with blanks`, () => {
    assert.deepEqual(
      offending(
        texts,
        (text, key) => text === "" || (text !== text.trim() && !PUNCTUATION.test(key)),
      ),
      [],
    );
  });

  Deno.test(`catalogue ${locale} has both forms of every plural, the count in the second`, () => {
    const bases = Object.keys(texts).filter((key) => key.endsWith(".one"))
      .map((key) => key.slice(0, -".one".length));
    assert.notEqual(bases.length, 0);
    assert.deepEqual(
      bases.filter((base) => !placeholders(texts[`${base}.other`] ?? "").includes("count")),
      [],
    );
  });

  Deno.test(`catalogue ${locale} doesn't shout, plead or cheer`, () => {
    assert.deepEqual(
      offending(texts, (text) => UNWANTED[locale].test(withoutNames(text))),
      [],
    );
  });

  Deno.test(`catalogue ${locale} sets quotes, blanks and apostrophes as the language does`, () => {
    assert.deepEqual(offending(texts, (text) => MISSET[locale].test(text)), []);
  });

  Deno.test(`catalogue ${locale} names every field and choice of the records`, () => {
    const needed = Object.values(RECORDS).flatMap(({ name, controls }) =>
      controls.flatMap((control) => {
        const label = `record.${name}.${control.field}`;
        const choices = control.kind === "choice" ? control.choices : [];
        return [label, ...choices.map((choice) => `${label}.${choice}`)];
      })
    );
    assert.deepEqual(needed.filter((key) => !Object.hasOwn(texts, key)), []);
  });

  Deno.test(`catalogue ${locale} names every type of the timeline, each differently`, () => {
    const labels = TIMELINE_TYPES.map((type) => texts[`timeline.type.${type}`]);
    assert.equal(labels.includes(undefined), false);
    assert.equal(new Set(labels).size, TIMELINE_TYPES.length);
  });
}

const OTHERS = LOCALES.filter((locale) => locale !== "en");

for (const locale of OTHERS) {
  Deno.test(`catalogue ${locale} says as English does only what is the same word in both`, () => {
    const texts = CATALOGUES[locale];
    const same = Object.entries(en)
      .filter(([key, text]) =>
        texts[key] === text && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""))
      )
      .map(([, text]) => text);
    assert.deepEqual([...new Set(same)].sort(), SAME_IN_ENGLISH[locale].toSorted());
  });
}

/** The text without the name of the setting, which is the one place for that word. */
function withoutNames(text: string): string {
  return text.replaceAll(/\bAPI[ -]tokens?\b|\btokens? (de )?API\b|\bjetons? d’API\b/gi, "");
}

/** The words that the interface keeps from, as each language would say them. */
const UNWANTED: Record<Locale, RegExp> = {
  en: /!|\b(please|success(ful(ly)?)?|oops|sorry|token|hash|endpoint|are you sure)\b/i,
  de: /!|\b(bitte|erfolgreich\w*|hoppla|ups|leider|token|hash|endpunkt|sicher, dass)\b/,
  es:
    /[!¡]|\b(por favor|con éxito|exitosa(mente)?|correctamente|vaya|ups|lo sentimos|tokens?|hash|endpoint|seguro (de )?que)\b/i,
  fr:
    /!|s[’']il (vous|te) pla|êtes-vous sûr|désolé|\b(veuillez|merci|avec succès|oups|jetons?|hachage|hash|point de terminaison)\b/i,
  it:
    /!|\b(per favore|per piacere|si prega|prego|con successo|ops|ci dispiace|spiacenti?|token|hash|endpoint|sicur[oi] di)\b/i,
};

/** What a text must not hold; no language has a straight double quote. */
const MISSET: Record<Locale, RegExp> = {
  en: /[«»„"’]/,
  de: /[«»”"']|“\p{L}/u,
  es: /[“”„"'’]|«\s|\s»/,
  fr: /[“”„"']|«(?!\u202f)|(?<!\u202f)»|(?<!\u202f)[;?]|(?<!\u00a0|https?):(?!\{minute\})/,
  it: /[“”„"']|«\s|\s»/,
};

const SAME_IN_ENGLISH: Record<Exclude<Locale, "en">, string[]> = {
  de: ["API", "April", "August", "Feeds", "Name", "November", "Person", "September", "Website"],
  es: ["API", "Feeds", "Idea"],
  fr: ["API", "Articles", "Contacts", "Description", "Message", "Note", "Notes", "Occasion"],
  it: ["API", "Account", "File", "Idea", "Password"],
};
