import assert from "node:assert/strict";
import { importVcards } from "../../lib/contacts/import_vcards.ts";
import { contactSchema } from "../../lib/shared/contact_fields.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { addUser, after, DAY_MS } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { siteAt, storedContacts, userActor } from "./acting.ts";

const SAMPLES = new URL("../../../shared/data/vcard/", import.meta.url);

async function readSamples(): Promise<Map<string, Uint8Array>> {
  const samples = new Map<string, Uint8Array>();
  for (const folder of ["calcard", "golden"]) {
    for await (const { name } of Deno.readDir(new URL(`${folder}/`, SAMPLES))) {
      if (!name.endsWith(".vcf")) continue;
      samples.set(`${folder}/${name}`, await Deno.readFile(new URL(`${folder}/${name}`, SAMPLES)));
    }
  }
  return samples;
}

databaseTest("importVcards() takes every sample, and a second time changes nothing", async (db) => {
  for (const [name, bytes] of await readSamples()) {
    const userId = await addUser(db);
    const request = { actor: userActor(userId), userId, bytes };
    const first = await importVcards(siteAt(db), request);
    const imported = await storedContacts(db);

    const second = await importVcards(siteAt(db, after(DAY_MS)), request);

    assert.ok(first.created + first.skipped > 0, name);
    const met = first.created + first.updated + first.unchanged;
    const { id: _, warnings, ...counts } = second;
    const expected = { created: 0, updated: 0, unchanged: met, skipped: first.skipped };
    assert.deepEqual(counts, expected, name);
    assert.deepEqual(warnings, first.warnings, name);
    assert.deepEqual(await storedContacts(db), imported, name);
  }
});

databaseTest("importVcards() stores nothing that a form would refuse to save again", async (db) => {
  const userId = await addUser(db);
  for (const bytes of (await readSamples()).values()) {
    const request = { actor: userActor(userId), userId, bytes };
    await importVcards(siteAt(db), request);
  }

  const contacts = await storedContacts(db);

  assert.notEqual(contacts.length, 0);
  const fields = Object.keys(contactSchema.shape);
  for (const contact of contacts) {
    const values = Object.fromEntries(
      Object.entries(contact).filter(([field]) => fields.includes(field)),
    );
    assert.deepEqual(parseInput(contactSchema, values), values);
  }
});
