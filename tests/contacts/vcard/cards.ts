/** Writes cards for tests and compares what the import reads from them. */
import assert from "node:assert/strict";
import type { ImportedContact } from "../../../lib/contacts/vcard/imported_contact.ts";
import { type CardResult, parseVcards } from "../../../lib/contacts/vcard/parse_vcards.ts";
import type { CardWarning } from "../../../lib/contacts/vcard/warning.ts";

/** A name for cards that are about something else. */
export const ADA = "FN:Ada Lovelace";

export function card(version: string, ...properties: string[]): string {
  return ["BEGIN:VCARD", `VERSION:${version}`, ...properties, "END:VCARD", ""].join("\r\n");
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Bytes of text in which each character stands for the byte of its code. */
export function rawBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function readCards(file: string | Uint8Array): CardResult[] {
  const steps = [...parseVcards(typeof file === "string" ? bytesOf(file) : file)];
  return steps.filter((step) => typeof step !== "number");
}

/** The result without the keys whose value is undefined. */
export function stated(result: CardResult | undefined): Record<string, unknown> {
  return JSON.parse(JSON.stringify(result ?? {}));
}

/** One card, the fields of it that the case is about, and all of its warnings. */
export interface CardCase {
  name: string;
  file: string | Uint8Array;
  contact: Partial<ImportedContact>;
  /** `line code` or `line code PROPERTY`. None when left out. */
  warnings?: string[];
}

/** Runs each case as a test of its own. */
export function testCards(behaviour: string, cases: CardCase[]): void {
  for (const { name, file, contact, warnings = [] } of cases) {
    Deno.test(`parseVcards() ${behaviour}: ${name}`, () => {
      const results = readCards(file);

      assert.equal(results.length, 1);
      assert.deepEqual(results[0]?.warnings.map(summarize), warnings);
      const read: Record<string, unknown> = { ...results[0]?.contact };
      assert.deepEqual(Object.fromEntries(Object.keys(contact).map((key) => [key, read[key]])), {
        ...contact,
      });
    });
  }
}

export function summarize(warning: CardWarning): string {
  const property = "property" in warning ? ` ${warning.property}` : "";
  return `${warning.line} ${warning.code}${property}`;
}
