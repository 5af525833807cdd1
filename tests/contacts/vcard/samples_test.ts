import assert from "node:assert/strict";
import type { CardResult } from "../../../lib/contacts/vcard/parse_vcards.ts";
import { readCards, stated, summarize } from "./cards.ts";

/** Per file, per card: its line, its contact (null when it was skipped) and its warnings. */
type Golden = Record<string, { line: number; contact: unknown; warnings: string[] }[]>;

/** Of stalwartlabs/calcard and of RFCs; licences and sources stand beside the files. */
const SAMPLES = new URL("../../../../shared/data/vcard/", import.meta.url);
const GOLDEN = new URL("./samples.golden.json", import.meta.url);

const golden: Golden = JSON.parse(await Deno.readTextFile(GOLDEN));

Deno.test("samples.golden.json names every sample", async () => {
  const names: string[] = [];
  for (const folder of ["calcard", "golden"]) {
    for await (const { name } of Deno.readDir(new URL(`${folder}/`, SAMPLES))) {
      if (name.endsWith(".vcf")) names.push(`${folder}/${name}`);
    }
  }

  assert.deepEqual(Object.keys(golden), names.sort());
});

for (const [name, cards] of Object.entries(golden)) {
  Deno.test(`parseVcards() reads ${name} as the golden file says`, async () => {
    const file = await Deno.readFile(new URL(name, SAMPLES));

    const read = readCards(file).map((result) => {
      const { line, contact = null } = stated(result);
      return { line, contact, warnings: result.warnings.map(summarize) };
    });

    assert.deepEqual(read, cards);
  });
}

for (const name of Object.keys(golden).filter((sample) => sample.startsWith("calcard/"))) {
  Deno.test(`parseVcards() reads ${name} as it reads what calcard made of it`, async () => {
    const file = await Deno.readFile(new URL(name, SAMPLES));
    const rewritten = await Deno.readTextFile(new URL(`${name}.out`, SAMPLES));

    // Calcard writes a carriage return as "\r", which is no escape of vCard.
    const expected = readCards(rewritten.replaceAll("\\r", ""));

    const contactsOf = (results: CardResult[]) =>
      results.map((result) => stated(result)["contact"]);
    assert.deepEqual(contactsOf(readCards(file)), contactsOf(expected));
  });
}
