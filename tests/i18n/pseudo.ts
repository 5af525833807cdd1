/** A language that is nobody's: whatever stands outside its brackets never went through a catalogue. */
import type { Catalogue } from "../../lib/i18n/catalogue.ts";
import { en } from "../../lib/i18n/en.ts";
import { createTranslator, type Translator } from "../../lib/i18n/translator.ts";

/**
 * Says everything in English with each piece of a catalogue in brackets and what was filled in
 * outside of them: "⟦Timeline: ⟧Ada".
 */
export function pseudoTranslator(): Translator {
  const catalogue = Object.fromEntries(
    Object.entries(en).map(([key, text]) => [key, bracketed(text)]),
  ) as Catalogue;
  return createTranslator({
    locale: "en",
    catalogue,
    pluralForm: (count) => count === 1 ? "one" : "other",
  });
}

/** What is left of a text without what came from the catalogue: names, numbers and literals. */
export function untranslated(text: string): string {
  return text.replaceAll(/⟦[^⟧]*⟧/g, "");
}

function bracketed(text: string): string {
  return text.split(/(\{\w+\})/)
    .map((piece) => piece === "" || piece.startsWith("{") ? piece : `⟦${piece}⟧`)
    .join("");
}
