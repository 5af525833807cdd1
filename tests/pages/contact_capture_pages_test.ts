/** Writing things down on the page of a contact, without JavaScript. */
import assert from "node:assert/strict";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { COLLECTED } from "../record_samples.ts";
import { create } from "./feed_forms.ts";
import { followedText, type FormValues, locationOf, post, readHtml } from "./forms.ts";
import { chosenIn, elementsOf, valueOf } from "./html.ts";
import { addAda } from "./people.ts";
import { listRecords } from "./written_records.ts";

databaseTest("GET /contacts/:id offers the form of each record by its link", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const id = await addAda(persona);

  for (const record of COLLECTED) {
    const { path, controls } = RECORDS[record];
    const html = await readHtml(persona, `/contacts/${id}?add=${path}`);
    assert.match(html, new RegExp(`action="/contacts/${id}/records/${path}"`));
    assert.match(html, new RegExp(`<a href="/contacts/${id}\\?add=${path}#write" aria-current="t`));
    for (const { field, kind } of controls) {
      const name = kind === "partial_date" ? `${field}_year` : field;
      assert.ok(html.includes(` name="${name}"`), `${record}.${name}`);
    }
    assert.equal(html.includes(`name="contact_id"`), false);
  }
});

databaseTest("GET /contacts/:id fills in now, and has the contact take part", async (db) => {
  const persona = await addPersona(await openTestApp(db), { timeZone: "America/New_York" });
  const id = await addAda(persona);
  await create(persona, "contacts", { display_name: "Bob" });

  const activity = await readHtml(persona, `/contacts/${id}?add=activities`);
  const reminder = await readHtml(persona, `/contacts/${id}?add=reminders`);

  assert.equal(valueOf(activity, "date"), "2026-03-01T07:00");
  assert.equal(valueOf(reminder, "due_at"), "2026-03-02T07:00");
  const boxes = elementsOf(activity, "input").filter((box) => box.get("name") === "contact_ids");
  assert.deepEqual(boxes.map((box) => box.has("checked")), [true, false]);
  assert.equal(boxes[0]?.get("value"), id);
});

const LIFE_EVENT = { type: "married", date_day: "30", date_month: "11", date_year: "" };

const CAPTURED: [path: string, form: FormValues, shown: string][] = [
  ["notes", { content: "Tea", date: "2026-03-01T11:00" }, "Note 1 hour ago"],
  ["activities", { title: "Dinner", date: "2026-02-27T12:00" }, "Activity 2 days ago"],
  ["reminders", { message: "Call", due_at: "2026-03-04T12:00" }, "Open reminders Call Due: in 3"],
  ["life-events", LIFE_EVENT, "Life event 30 November Later this year Just saved Married"],
  [
    "external-activities",
    {
      source_system: "immich",
      type: "photo",
      external_id: "1",
      occurred_at: "2026-02-28T12:00",
    },
    "External activity 1 day ago Just saved photo immich",
  ],
  ["gifts", { status: "idea", description: "Chess" }, "Gift ideas Chess Idea"],
  [
    "gifts",
    { status: "given", description: "Chess", date: "2026-02-28T12:00" },
    "Gift 1 day ago Just saved Chess Given",
  ],
  [
    "gifts",
    { status: "given", description: "Chess" },
    "Gift ideas, and gifts without a date Chess Given",
  ],
];

for (const [path, form, shown] of CAPTURED) {
  databaseTest(`POST …/records/${path} writes down: ${shown}`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const id = await addAda(persona);
    const people: FormValues = path === "activities" ? { contact_ids: [id] } : {};

    const response = await post(persona, `/contacts/${id}/records/${path}`, { ...form, ...people });

    const record = (await listRecords(persona, path))[0]?.id;
    assert.equal(response.status, 303);
    assert.equal(locationOf(response), `/contacts/${id}?notice=record_saved&record=${record}`);
    const text = await followedText(persona, response);
    assert.ok(text.includes("Saved."));
    assert.ok(text.includes(shown), text);
  });
}

const REFUSED: [path: string, form: FormValues, field: string, text: RegExp][] = [
  ["notes", { content: " ", date: "2026-03-01T11:00" }, "content", /Fill this in/],
  ["notes", { content: "x".repeat(5001), date: "2026-03-01T11:00" }, "content", /5,000/],
  ["notes", { content: "Tea", date: "" }, "date", /Fill this in/],
  ["notes", { content: "Tea", date: "yesterday" }, "date", /no such date/],
  ["activities", { title: "x".repeat(201), date: "2026-03-01" }, "title", /200/],
  ["activities", { title: "Tea", date: "2026-03-01" }, "contact-ids", /Choose at least 1/],
  ["reminders", { message: "", due_at: "2026-03-01" }, "message", /Fill this in/],
  ["reminders", { message: "Call", due_at: "2026-13-01T12:00" }, "due-at", /no such date/],
  ["life-events", { ...LIFE_EVENT, type: "" }, "type", /Choose one/],
  ["life-events", { ...LIFE_EVENT, date_day: "31" }, "date", /no such date/],
  ["life-events", { ...LIFE_EVENT, date_year: "soon" }, "date", /kind of value/],
  ["life-events", { ...LIFE_EVENT, date_day: "32" }, "date", /out of range/],
  ["gifts", { status: "", description: "Chess" }, "status", /Choose one/],
  ["gifts", { status: "idea", description: "Chess", url: "shop" }, "url", /whole address/],
  ["gifts", { status: "idea", description: "Chess", date: "soon" }, "date", /no such date/],
  ["external-activities", { source_system: "My App" }, "source-system", /lower-case/],
];

for (const [path, form, field, text] of REFUSED) {
  databaseTest(`POST …/records/${path} points to ${field}: ${text.source}`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const id = await addAda(persona);

    const response = await post(persona, `/contacts/${id}/records/${path}`, form);

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, new RegExp(`<a href="#record-${field}">[^<]*: [^<]*${text.source}`));
    assert.match(html, new RegExp(`<p id="record-${field}-error" class="field-error">`));
    assert.match(html, new RegExp(` id="record-${field}"`));
    for (const [name, value] of Object.entries(form)) {
      const isArea = ["content", "message", "description"].includes(name);
      const isChoice = ["status", "type", "date_month"].includes(name) &&
        path !== "external-activities";
      if (isArea) assert.match(html, new RegExp(`<textarea [^>]*name="${name}"[^>]*>${value}</`));
      else if (isChoice) assert.ok(value === "" || chosenIn(html).includes(String(value)));
      else assert.equal(valueOf(html, name), value, name);
    }
    assert.deepEqual(await listRecords(persona, path), []);
  });
}

databaseTest("POST …/records/activities refuses people of somebody else", async (db) => {
  const app = await openTestApp(db);
  const [persona, stranger] = [await addPersona(app), await addPersona(app)];
  const [ada, eve] = [await addAda(persona), await addAda(stranger)];
  const form = { title: "Tea", date: "2026-03-01T11:00", contact_ids: [ada, eve] };

  const response = await post(persona, `/contacts/${ada}/records/activities`, form);

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /<a href="#record-contact-ids">With: Choose one of the values on offer/);
  assert.equal(html.includes(eve), false);
  assert.deepEqual(await listRecords(persona, "activities"), []);
});

databaseTest("POST …/records/notes is about the contact of the page alone", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const ada = await addAda(persona);
  const bob = (await create(persona, "contacts", { display_name: "Bob" })).id;
  const form = { content: "Tea", date: "2026-03-01T11:00", contact_id: bob };

  await post(persona, `/contacts/${ada}/records/notes`, form);

  assert.deepEqual((await listRecords(persona, "notes")).map(({ contact_id }) => contact_id), [
    ada,
  ]);
});

databaseTest("POST …/records/notes takes a time that clocks skip, or show twice", async (db) => {
  const persona = await addPersona(await openTestApp(db), { timeZone: "Europe/Berlin" });
  const id = await addAda(persona);
  const write = (date: string) =>
    post(persona, `/contacts/${id}/records/notes`, { content: date, date });

  await write("2025-03-30T02:30");
  await write("2025-10-26T02:30");

  assert.deepEqual((await listRecords(persona, "notes")).map(({ date }) => date), [
    "2025-10-26T00:30:00.000Z",
    "2025-03-30T01:30:00.000Z",
  ]);
});

databaseTest("…/records/:path is not there for what is no record", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const id = await addAda(persona);

  for (const path of ["completions", "nonsense"]) {
    assert.equal((await post(persona, `/contacts/${id}/records/${path}`)).status, 404);
    assert.equal((await persona.fetch(`/contacts/${id}/records/${path}`)).status, 404);
  }
  const form = await persona.fetch(`/contacts/${id}/records/gifts`);
  assert.equal(locationOf(form), `/contacts/${id}?add=gifts`);
});
