/** Completing reminders, without JavaScript. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { followedText, locationOf, post, readHtml, readText } from "./forms.ts";
import { textOf, valueOf } from "./html.ts";
import { readRecord, writeEach } from "./written_records.ts";

databaseTest("POST /reminders/:id/completions is done with one press", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { ada } = await writeEach(persona);
  const reminder = { contact_id: ada.id, message: "Call", due_at: "2026-03-01T09:00:00Z" };
  const { id } = await create(persona, "reminders", reminder);

  const response = await post(persona, `/reminders/${id}/completions`, { from: ada.id });

  const location = locationOf(response);
  assert.equal(response.status, 303);
  const made = new RegExp(`^/contacts/${ada.id}\\?notice=reminder_completed&record=(.*)$`);
  const completion = await readRecord(persona, "completion", made.exec(location)?.[1] ?? "");
  assert.deepEqual([completion.reminder_id, completion.message, completion.completed_at], [
    id,
    "Call",
    "2026-03-01T12:00:00.000Z",
  ]);
  const text = await readText(persona, location);
  assert.match(text, /Done\. It stands on the timeline now\./);
  assert.match(text, /Completed reminder just now Just saved Call/);
  assert.equal(text.includes("Open reminders"), false);
});

databaseTest("POST /reminders/:id/completions takes a message and a time", async (db) => {
  const persona = await addPersona(await openTestApp(db), { timeZone: "Europe/Berlin" });
  const { reminder: { id } } = await writeEach(persona);
  const html = await readHtml(persona, `/reminders/${id}/completions?from=timeline`);
  assert.match(html, / · Ada · Contacts · Mycorrhizal Feeds<\/title>/);
  assert.equal(valueOf(html, "completed_at"), "2026-03-01T13:00");
  assert.match(textOf(html), /canary message The timeline shows your message/);
  const form = { message: "He is well", completed_at: "2026-02-28T13:00", from: "timeline" };

  const response = await post(persona, `/reminders/${id}/completions`, form);

  assert.match(locationOf(response), /^\/\?notice=reminder_completed&record=/);
  assert.match(
    await followedText(persona, response),
    /Completed reminder · Ada 1 day ago Just saved He is well/,
  );
});

databaseTest(
  "POST /reminders/:id/completions keeps what was typed when it is wrong",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const { reminder: { id } } = await writeEach(persona);
    const completions = () => db.selectFrom("reminder_completions").select("id").execute();
    const before = await completions();

    const response = await post(persona, `/reminders/${id}/completions`, {
      message: "x".repeat(20_001),
      completed_at: "soon",
    });

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, /<a href="#record-message">Message: Use at most 20,000 characters\.<\/a>/);
    assert.match(html, /<a href="#record-completed-at">Completed: There is no such date\.<\/a>/);
    assert.match(html, /<textarea[^>]*>x{20001}<\/textarea>/);
    assert.equal(valueOf(html, "completed_at"), "soon");
    assert.deepEqual(await completions(), before);
  },
);
