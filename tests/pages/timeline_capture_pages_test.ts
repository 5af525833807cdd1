/** Writing things down on everybody's timeline, without JavaScript. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { followedText, locationOf, post, readHtml } from "./forms.ts";
import { elementsOf, textOf, valueOf } from "./html.ts";
import { addAda } from "./people.ts";

databaseTest("POST /records/notes writes a note down, marks it and says so", async (db) => {
  const persona = await addPersona(await openTestApp(db), { timeZone: "Europe/Berlin" });
  const ada = await addAda(persona);
  const form = { contact_id: ada, content: "Tea\r\nwith milk", date: "2026-03-01T12:30" };

  const response = await post(persona, "/records/notes", form);

  assert.equal(response.status, 303);
  const { items: [note] } = await (await persona.fetch("/api/v1/notes")).json();
  assert.equal(locationOf(response), `/?notice=record_saved&record=${note.id}`);
  assert.equal(note.content, "Tea\nwith milk");
  assert.equal(note.date, "2026-03-01T11:30:00.000Z");
  const html = await readHtml(persona, locationOf(response));
  assert.match(html, /role="status"[^>]*>Saved\.</);
  assert.match(html, /<li class="entry-marked">/);
});

databaseTest("POST /records/activities takes several people", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const ada = await addAda(persona);
  const bob = (await create(persona, "contacts", { display_name: "Bob" })).id;
  const form = { title: "Dinner", contact_ids: [ada, bob], date: "2026-02-27T19:00" };

  const response = await post(persona, "/records/activities", form);

  assert.match(await followedText(persona, response), /Activity · Ada , Bob 1 day ago/);
});

databaseTest("POST /records/:path keeps what was typed when it is wrong", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const ada = await addAda(persona);
  const bob = (await create(persona, "contacts", { display_name: "Bob" })).id;
  const form = { title: "", description: "Long", contact_ids: [bob], date: "2026-02-30T12:00" };

  const response = await post(persona, "/records/activities", form);

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /<a href="#record-title">Title: Fill this in\.<\/a>/);
  assert.match(html, /<a href="#record-date">When: There is no such date\.<\/a>/);
  assert.match(html, /id="record-title-error"/);
  assert.match(html, /<textarea[^>]*>Long<\/textarea>/);
  assert.equal(valueOf(html, "date"), "2026-02-30T12:00");
  const boxes = elementsOf(html, "input").filter((input) => input.get("name") === "contact_ids");
  const ticked = boxes.filter((box) => box.has("checked")).map((box) => box.get("value"));
  assert.deepEqual(ticked, [bob]);
  assert.equal(boxes.length, 2);
  assert.equal((await (await persona.fetch("/api/v1/activities")).json()).items.length, 0);
  assert.ok(html.includes(ada));
});

databaseTest("POST /records/notes asks for a person, and for one of one's own", async (db) => {
  const app = await openTestApp(db);
  const [persona, stranger] = [await addPersona(app), await addPersona(app)];
  await addAda(persona);
  const foreign = await addAda(stranger);
  const form = { content: "Typed", date: "2026-02-27T12:00" };

  const none = await post(persona, "/records/notes", { ...form, contact_id: "" });
  const another = await post(persona, "/records/notes", { ...form, contact_id: foreign });

  const [noneHtml, anotherHtml] = [await none.text(), await another.text()];
  assert.deepEqual([none.status, another.status], [422, 422]);
  assert.match(noneHtml, /<a href="#record-contact-id">About: Fill this in\.<\/a>/);
  assert.match(anotherHtml, /<a href="#record-contact-id">About: Choose one of the values/);
  assert.match(anotherHtml, /<textarea[^>]*>Typed<\/textarea>/);
  assert.equal((await db.selectFrom("notes").select("id").execute()).length, 0);
});

databaseTest("/records/:path is not there for what is no record that one can make", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  for (const path of ["/records/completions", "/records/nonsense", "/records/note"]) {
    for (const method of ["GET", "POST"]) {
      const response = await persona.fetch(path, {
        method,
        ...(method === "POST" ? { body: new URLSearchParams() } : {}),
      });
      assert.equal(response.status, 404, `${method} ${path}`);
      await response.body?.cancel();
    }
  }
});

databaseTest("GET /records/:path leads to its form on the timeline", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  await addAda(persona);

  const response = await persona.fetch("/records/gifts");

  assert.equal(response.status, 303);
  assert.equal(locationOf(response), "/?add=gifts");
  const html = await readHtml(persona, "/?add=gifts");
  assert.match(html, /action="\/records\/gifts"/);
  assert.match(textOf(html), /Status Choose Idea Bought Given Received/);
});
