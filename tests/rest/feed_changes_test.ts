/** What changes a feed and its validator, and what does not. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { addContact, jsonOf } from "./json.ts";
import { addFeed, create, poll } from "./published.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTE = { content: "Met at the station", date: "2026-02-01T10:30:00Z" };

function importCard(person: Persona, card: string): Promise<Response> {
  const headers = { "content-type": "text/vcard" };
  return person.fetch("/api/v1/contacts/import", { method: "POST", headers, body: card });
}

databaseTest(
  "a feed stays the same, byte for byte, while nothing is written (CASES 67, 77)",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const card = "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:urn:uuid:grace\r\nFN:Grace\r\nEND:VCARD\r\n";
    await jsonOf(await importCard(ada, card), 200);
    const { items } = await jsonOf(await ada.fetch("/api/v1/contacts"), 200);
    const [{ id } = { id: "" }] = items as { id: string }[];
    await create(ada, "notes", { ...NOTE, contact_id: id });
    const url = await addFeed(ada, { detail: "full" });
    const first = await poll(app, url);

    app.setNow(new Date(START.getTime() + DAY_MS));
    assert.equal((await jsonOf(await importCard(ada, card), 200)).unchanged, 1);
    const again = await poll(app, url);

    assert.equal(first.entries.length, 1);
    assert.deepEqual(again, first);
  },
);

databaseTest("a feed drops a deleted entry, and its validator moves (CASES 26, 94)", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const contact_id = await addContact(ada);
  const kept = await create(ada, "notes", { ...NOTE, contact_id });
  const dropped = await create(ada, "notes", { ...NOTE, contact_id, content: "x" });
  const url = await addFeed(ada, { detail: "full" });
  const before = await poll(app, url);

  await ada.fetch(`/api/v1/notes/${dropped.id}`, { method: "DELETE" });
  const after = await poll(app, url);

  assert.equal(before.entries.length, 2);
  assert.deepEqual(after.entries.map(({ content }) => content), [kept.content]);
  assert.notEqual(after.etag, before.etag);
});

databaseTest("a feed drops what is about a deleted contact alone (CASES 25)", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const [grace, alan] = [await addContact(ada, "Grace"), await addContact(ada, "Alan")];
  await create(ada, "notes", { ...NOTE, contact_id: grace });
  await create(ada, "activities", { contact_ids: [grace, alan], title: "x", date: NOTE.date });
  const own = await addFeed(ada, { kind: "contact", entity_id: grace });
  const everybody = await addFeed(ada);
  const before = await poll(app, everybody);

  await ada.fetch(`/api/v1/contacts/${grace}`, { method: "DELETE" });
  const after = await poll(app, everybody);

  assert.deepEqual(after.entries.map(({ title }) => title), ["Activity: Alan"]);
  assert.notEqual(after.etag, before.etag);
  assert.equal((await app.fetch(own)).status, 404);
});

databaseTest("a feed's validator moves with whatever it shows (CASES 97)", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const contact_id = await addContact(ada, "Grace");
  const { id } = await create(ada, "notes", { ...NOTE, contact_id });
  const headlines = await addFeed(ada, { detail: "headlines" });
  const full = await addFeed(ada, { detail: "full" });
  const changes = [
    { path: `contacts/${contact_id}`, body: { given_name: "Grace Brewster" } },
    { path: `notes/${id}`, body: { content: "Met at the port" } },
    { path: `notes/${id}`, body: { date: "2026-02-02T10:30:00Z" } },
  ];
  const seen = [(await poll(app, headlines)).etag, (await poll(app, full)).etag];

  for (const { path, body } of changes) {
    app.setNow(new Date(app.site.now().getTime() + 1_000));
    await jsonOf(await ada.fetch(`/api/v1/${path}`, { method: "PATCH", body }), 200);
    seen.push((await poll(app, headlines)).etag, (await poll(app, full)).etag);
  }

  assert.equal(new Set(seen).size, seen.length);
});

databaseTest("a feed's ids are its own, whoever asks and however (CASES 79, 80)", async (db) => {
  const places: { env: Record<string, string>; host: string }[] = [
    { env: {}, host: "http://localhost:8000" },
    { env: {}, host: "http://192.0.2.7" },
    { env: { FRONTEND_URL: "https://feeds.example.org" }, host: "https://feeds.example.org" },
    { env: { FRONTEND_URL: "https://other.example" }, host: "https://other.example" },
  ];
  const first = await openTestApp(db);
  const ada = await addPersona(first);
  const contact_id = await addContact(ada);
  await create(ada, "notes", { ...NOTE, contact_id });
  const paths = [
    await addFeed(ada, { detail: "headlines" }),
    await addFeed(ada, { detail: "full" }),
  ];
  const seen = new Set<string>();

  for (const { env, host } of places) {
    // Another process, with other settings, on the same database.
    const app = await openTestApp(db, { env });
    for (const path of paths) {
      const { feed, entries } = await poll(app, `${host}${path}`);
      seen.add([feed.id, ...entries.map(({ id }) => id)].join(" "));
    }
  }

  assert.equal(seen.size, 1);
});
