/** Changing and deleting records, without JavaScript. */
import assert from "node:assert/strict";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { sampleInput } from "../record_samples.ts";
import { create } from "./feed_forms.ts";
import { followedText, type FormValues, locationOf, post, readHtml, shownForm } from "./forms.ts";
import { elementsOf, textOf, valueOf } from "./html.ts";
import { readRecord, writeEach } from "./written_records.ts";

const LATER = new Date("2026-03-02T12:00:00Z");

const NAMES = Object.keys(RECORDS) as RecordName[];

/** What a browser sends back of the page on which a record is changed. */
async function shown(persona: Persona, path: string): Promise<FormValues> {
  return shownForm(await readHtml(persona, path), path);
}

for (const record of NAMES) {
  const { path } = RECORDS[record];

  databaseTest(`POST /records/${path}/:id changes nothing when nothing was changed`, async (db) => {
    const app = await openTestApp(db);
    const persona = await addPersona(app, { timeZone: "Asia/Kathmandu" });
    const { [record]: { id } } = await writeEach(persona);
    const before = await readRecord(persona, record, id);
    const form = await shown(persona, `/records/${path}/${id}`);
    app.setNow(LATER);

    const response = await post(persona, `/records/${path}/${id}`, form);

    assert.equal(response.status, 303);
    assert.deepEqual(await readRecord(persona, record, id), before);
  });

  databaseTest(`POST /records/${path}/:id/deletion deletes, and says so`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const { ada, [record]: { id } } = await writeEach(persona);

    const response = await post(persona, `/records/${path}/${id}/deletion`, { from: "timeline" });

    assert.equal(response.status, 303);
    assert.equal(locationOf(response), "/?notice=record_deleted");
    assert.match(await followedText(persona, response), /Deleted\. Copies that readers/);
    assert.equal((await persona.fetch(`/api/v1/${path}/${id}`)).status, 404);
    const again = await post(persona, `/records/${path}/${id}/deletion`);
    assert.equal(again.status, 404);
    assert.equal((await persona.fetch(`/contacts/${ada.id}`)).status, 200);
  });
}

databaseTest("POST /records/:path/:id keeps what no control can show", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const { ada: { id: contact_id } } = await writeEach(persona);
  const content = "\nFirst\r\nsecond\rthird";
  const note = { contact_id, content, date: "2026-02-27T10:30:15.123Z" };
  const { id } = await create(persona, "notes", note);
  const form = await shown(persona, `/records/notes/${id}`);
  assert.deepEqual([form.content, form.date], [
    "\r\nFirst\r\nsecond\r\nthird",
    "2026-02-27T10:30",
  ]);
  app.setNow(LATER);

  await post(persona, `/records/notes/${id}`, form);
  const kept = await readRecord(persona, "note", id);
  assert.deepEqual([kept.content, kept.date], [content, note.date]);
  assert.notEqual(kept.updated_at, LATER.toISOString());

  await post(persona, `/records/notes/${id}`, { ...form, content: "New" });
  const changed = await readRecord(persona, "note", id);
  assert.deepEqual([changed.content, changed.date], ["New", note.date]);
  assert.equal(changed.updated_at, LATER.toISOString());
});

databaseTest("POST /records/:path/:id keeps the second of two equal times", async (db) => {
  const persona = await addPersona(await openTestApp(db), { timeZone: "Europe/Berlin" });
  const { ada: { id: contact_id } } = await writeEach(persona);
  const date = "2025-10-26T01:30:00.000Z";
  const { id } = await create(persona, "notes", { contact_id, content: "Tea", date });
  const form = await shown(persona, `/records/notes/${id}`);
  assert.equal(form.date, "2025-10-26T02:30");

  await post(persona, `/records/notes/${id}`, { ...form, content: "Coffee" });

  const note = await readRecord(persona, "note", id);
  assert.deepEqual([note.content, note.date], ["Coffee", date]);
});

databaseTest("POST /records/external-activities/:id keeps the payload", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { external_activity: { id } } = await writeEach(persona);
  const path = `/records/external-activities/${id}`;
  const form = await shown(persona, path);

  const response = await post(persona, path, { ...form, type: "photo.seen" });

  const row = await readRecord(persona, "external_activity", id);
  assert.equal(response.status, 303);
  assert.deepEqual([row.type, row.payload], ["photo.seen", { canary: "canary payload" }]);
});

databaseTest("POST /records/:path/:id refuses another external activity's identity", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { ada, external_activity } = await writeEach(persona);
  const other = { ...sampleInput("external_activity", ada.id), external_id: "other" };
  const { id } = await create(persona, "external-activities", other);
  const path = `/records/external-activities/${id}`;
  const form = await shown(persona, path);

  const response = await post(persona, path, {
    ...form,
    external_id: String(external_activity.external_id),
  });

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /role="alert"[^>]*><p>This external activity has been recorded already\./);
  assert.equal(valueOf(html, "external_id"), "canary external id");
});

databaseTest("POST /records/:path/:id takes away what was emptied", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { gift: { id }, life_event } = await writeEach(persona);
  const form = await shown(persona, `/records/gifts/${id}`);
  const event = await shown(persona, `/records/life-events/${life_event.id}`);

  await post(persona, `/records/gifts/${id}`, { ...form, date: "", url: "", notes: "" });
  await post(persona, `/records/life-events/${life_event.id}`, { ...event, date_year: "" });

  const gift = await readRecord(persona, "gift", id);
  assert.deepEqual([gift.date, gift.url, gift.notes, gift.occasion], [
    null,
    null,
    null,
    "canary occasion",
  ]);
  const { date } = await readRecord(persona, "life_event", life_event.id);
  assert.deepEqual(date, { year: null, month: 12, day: 29 });
});

databaseTest("POST /records/activities/:id changes who took part", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { ada, activity: { id } } = await writeEach(persona);
  const bob = (await create(persona, "contacts", { display_name: "Bob" })).id;
  const path = `/records/activities/${id}`;
  const form = shownForm(await readHtml(persona, `${path}?from=${ada.id}`), path);
  const save = async (from: string, ...contact_ids: string[]) =>
    locationOf(await post(persona, path, { ...form, from, contact_ids })).split("?", 1)[0];

  assert.equal(form.from, ada.id);
  assert.equal(await save(ada.id, bob, ada.id), `/contacts/${ada.id}`);
  assert.equal(await save(bob, bob, ada.id), `/contacts/${bob}`);
  assert.equal(await save(ada.id, bob), `/contacts/${bob}`);
  assert.deepEqual((await readRecord(persona, "activity", id)).contact_ids, [bob]);
});

databaseTest("GET /records/activities/:id offers a participant who is archived", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { ada, activity: { id } } = await writeEach(persona);
  await create(persona, "contacts", { display_name: "Aaron" });
  await post(persona, `/contacts/${ada.id}/archival`, { archived: "true" });

  const html = await readHtml(persona, `/records/activities/${id}`);

  assert.match(html, /<title>Activity · [^<]+ · Contacts · Mycorrhizal Feeds<\/title>/);
  const boxes = elementsOf(html, "input").filter((box) => box.get("name") === "contact_ids");
  assert.deepEqual(boxes.map((box) => [box.get("value") === ada.id, box.has("checked")]), [
    [true, true],
    [false, false],
  ]);
});

databaseTest("POST /records/:path/:id keeps what was typed when it is wrong", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { completion: { id }, ada } = await writeEach(persona);
  const path = `/records/completions/${id}`;

  const response = await post(persona, path, {
    message: "Typed",
    completed_at: "",
    from: "timeline",
  });

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /<a href="#record-completed-at">Completed: Fill this in\.<\/a>/);
  assert.match(html, /<textarea[^>]*>Typed<\/textarea>/);
  assert.match(html, /<input type="hidden" name="from" value="timeline"/);
  assert.match(html, new RegExp(`action="${path}"`));
  assert.ok(textOf(html).includes("Timeline"));
  assert.equal((await readRecord(persona, "completion", id)).message, "canary message");
  assert.equal(html.includes(ada.id), false);
});

databaseTest("GET /records/:path/:id leads back to where one came from", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { note: { id }, ada } = await writeEach(persona);
  const cancelHref = async (query: string) => {
    const html = await readHtml(persona, `/records/notes/${id}${query}`);
    return /<a href="([^"]*)"[^>]*>Cancel<\/a>/.exec(html)?.[1];
  };

  assert.equal(await cancelHref("?from=timeline"), "/");
  assert.equal(await cancelHref(`?from=${ada.id}`), `/contacts/${ada.id}`);
  assert.equal(await cancelHref("?from=https://evil.example/"), `/contacts/${ada.id}`);
  assert.equal(await cancelHref(""), `/contacts/${ada.id}`);
});

databaseTest("pages of records are not there for what is none of one's own", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const rows = await writeEach(owner);
  const absent = "00000000-0000-7000-8000-000000000000";
  const paths = NAMES.flatMap((record) =>
    [rows[record].id, absent, "no-uuid"].map((id) => `/records/${RECORDS[record].path}/${id}`)
  );
  const targets: [method: string, path: string][] = [
    ...paths.map((path): [string, string] => ["GET", path]),
    ...paths.map((path): [string, string] => ["POST", path]),
    ...paths.map((path): [string, string] => ["POST", `${path}/deletion`]),
    ["GET", `/records/nonsense/${rows.note.id}`],
    ["POST", `/records/nonsense/${rows.note.id}/deletion`],
    ["GET", `/records/gifts/${rows.note.id}`],
    ["GET", `/reminders/${rows.reminder.id}/completions`],
    ["POST", `/reminders/${rows.reminder.id}/completions`],
    ["POST", `/reminders/${absent}/completions`],
  ];

  for (const [method, path] of targets) {
    const response = await stranger.fetch(path, {
      method,
      ...(method === "POST" ? { body: new URLSearchParams({ content: "Eve" }) } : {}),
    });
    assert.equal(response.status, 404, `${method} ${path}`);
    assert.equal((await response.text()).includes("canary"), false);
  }
  for (const record of NAMES) {
    const { status } = await owner.fetch(`/records/${RECORDS[record].path}/${rows[record].id}`);
    assert.equal(status, 200, record);
  }
  assert.equal((await db.selectFrom("reminder_completions").select("id").execute()).length, 1);
});
