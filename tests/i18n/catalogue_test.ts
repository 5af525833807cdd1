import assert from "node:assert/strict";
import { de } from "../../lib/i18n/de.ts";
import { en } from "../../lib/i18n/en.ts";
import { OFFERED_LOCALES, type OfferedLocale } from "../../lib/shared/locales.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { TIMELINE_TYPES } from "../../lib/shared/records/record.ts";

type Texts = Record<string, string>;

const CATALOGUES: Record<OfferedLocale, Texts> = { en, de };

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
}

function offending(texts: Texts, isWrong: (text: string, key: string) => boolean): string[] {
  return Object.entries(texts).filter(([key, text]) => isWrong(text, key)).map(([key]) => key);
}

/** Text that isn't shown as a sentence, and so may end or begin with a blank. */
const PUNCTUATION = /^(list|number)\./;

for (const locale of OFFERED_LOCALES) {
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
    assert.deepEqual(offending(texts, (text) => UNWANTED[locale].test(text)), []);
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

/** The words that the interface keeps from, as each language would say them. */
const UNWANTED: Record<OfferedLocale, RegExp> = {
  en: /!|\b(please|success(ful(ly)?)?|oops|sorry|token|hash|endpoint|are you sure)\b/i,
  de: /!|\b(bitte|erfolgreich\w*|hoppla|ups|leider|token|hash|endpunkt|sicher, dass)\b/,
};
