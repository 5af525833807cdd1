/** Deleting a contact, and bringing it back, without JavaScript. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { followedText, locationOf, post, readHtml, readText } from "./forms.ts";
import { textOf } from "./html.ts";
import { addNamed, listedNames } from "./people.ts";

databaseTest("GET …/deletion says what ends with the contact", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const [ada = "", bob = ""] = await addNamed(persona, "Ada", "Bob");
  const feed = { kind: "contact", detail: "headlines" };
  await create(persona, "feeds", { ...feed, name: "Kitchen tablet", entity_id: ada });
  await create(persona, "feeds", { ...feed, name: "Of Bob", entity_id: bob });

  const html = await readHtml(persona, `/contacts/${ada}/deletion`);

  assert.match(
    textOf(html),
    /This feed ends for good, even when the deletion is undone: Kitchen tablet/,
  );
  assert.match(html, /<button type="submit" class="[^"]*">Delete “Ada”<\/button>/);
  assert.equal(html.includes("Of Bob"), false);
  assert.equal((await readText(persona, `/contacts/${bob}/deletion`)).includes("These"), false);
});

databaseTest("POST …/deletion can be undone, but for the feeds", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const [ada = ""] = await addNamed(persona, "Ada", "Bob");
  const note = { contact_id: ada, content: "Tea", date: "2026-02-27" };
  await create(persona, "notes", note);
  const tablet = { name: "Tablet", kind: "contact", entity_id: ada, detail: "full" };
  const { url } = await create(persona, "feeds", tablet);

  const deletion = await post(persona, `/contacts/${ada}/deletion`);

  assert.equal(deletion.status, 303);
  assert.equal(locationOf(deletion), `/contacts?deleted=${ada}`);
  const html = await readHtml(persona, locationOf(deletion));
  assert.match(textOf(html), /Ada is deleted\. .* Undo/);
  assert.deepEqual(await listedNames(persona, "/contacts"), ["Bob"]);
  assert.equal((await persona.fetch(`/contacts/${ada}`)).status, 404);

  const restoration = await post(persona, `/contacts/${ada}/restoration`);

  assert.equal(locationOf(restoration), `/contacts/${ada}?notice=contact_restored`);
  assert.match(await followedText(persona, restoration), /The contact is back, .* Tea/);
  assert.equal((await app.fetch(String(url))).status, 404);
  const reloaded = await readText(persona, locationOf(deletion));
  assert.equal(reloaded.includes("is deleted"), false);
});

databaseTest("GET /contacts says nothing of a deletion that was none", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const [ada = ""] = await addNamed(persona, "Ada");

  for (const id of [ada, "nonsense", "00000000-0000-7000-8000-000000000000", ""]) {
    const html = await readHtml(persona, `/contacts?deleted=${id}`);
    assert.equal(html.includes(`role="status"`), false, id);
  }
});
