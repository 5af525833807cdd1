/** What of a feed depends on its owner and on the configured origin: language, zone, links. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { assertValidAtom } from "../atom_validator.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { addContact, jsonOf } from "./json.ts";

const ORIGIN = "https://feeds.example.org";

databaseTest("a feed's address is path and query where no origin is configured", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  const body = { name: "x", kind: "aggregate" };
  const { url } = await jsonOf(await ada.fetch("/api/v1/feeds", { method: "POST", body }), 201);
  assert.match(String(url), /^\/api\/v1\/feeds\/atom\?token=mycorrhizal_feed_[\w-]{43}$/);
});

databaseTest(
  "a feed links to the pages of its contacts, and nowhere without an origin",
  async (db) => {
    const app = await openTestApp(db, { env: { FRONTEND_URL: `${ORIGIN}/` } });
    const ada = await addPersona(app, { cookieName: "__Host-session" });
    const alan = await addContact(ada, "Alan");
    const grace = await addContact(ada, "Grace");
    const activity = { contact_ids: [alan, grace], title: "x", date: "2026-02-01" };
    await ada.fetch("/api/v1/activities", { method: "POST", body: activity });
    const read = async (subject: Record<string, string>) => {
      const body = { name: "x", ...subject };
      const { url } = await jsonOf(await ada.fetch("/api/v1/feeds", { method: "POST", body }), 201);
      const document = await (await app.fetch(String(url))).text();
      assertValidAtom(document);
      return { url: String(url), links: linksOf(document), ids: idsOf(document) };
    };
    const everybody = await read({ kind: "aggregate" });
    assert.deepEqual(everybody.links, [`${ORIGIN}/`, `${ORIGIN}/contacts/${alan}`]);
    const own = await read({ kind: "contact", entity_id: grace });
    assert.deepEqual(own.links, [`${ORIGIN}/contacts/${grace}`, `${ORIGIN}/contacts/${grace}`]);
    assert.equal(own.ids[1], everybody.ids[1], "the entry is the same in both");
    assert.notEqual(own.ids[0], everybody.ids[0]);

    await ada.fetch(`/api/v1/contacts/${alan}`, { method: "PATCH", body: { archived: true } });
    const afterwards = await (await app.fetch(everybody.url)).text();
    assert.deepEqual(linksOf(afterwards), [`${ORIGIN}/`, `${ORIGIN}/contacts/${grace}`]);

    const local = await openTestApp(db);
    const bare = await (await local.fetch(everybody.url)).text();
    assertValidAtom(bare);
    assert.deepEqual(linksOf(bare), []);
    assert.deepEqual(idsOf(bare), idsOf(afterwards), "ids know nothing of the host");
  },
);

databaseTest("a feed speaks its owner's language, whatever the request asks for", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app, { language: "de", timeZone: "Pacific/Kiritimati" });
  const grace = await addContact(ada, "Grace");
  const event = { contact_id: grace, type: "moved", date: { year: 2025, month: 12, day: 29 } };
  await ada.fetch("/api/v1/life-events", { method: "POST", body: event });
  const note = { contact_id: grace, content: "x", date: "2026-02-01T20:00:00Z" };
  await ada.fetch("/api/v1/notes", { method: "POST", body: note });
  const body = { name: "x", kind: "contact", entity_id: grace };
  const { url } = await jsonOf(await ada.fetch("/api/v1/feeds", { method: "POST", body }), 201);
  const answer = await app.fetch(String(url), { headers: { "accept-language": "fr" } });
  const document = await answer.text();
  assert.match(document, /xml:lang="de"/);
  assert.match(document, /<title type="text">Zeitleiste: Grace<\/title>/);
  assert.match(document, /<title type="text">Notiz: Grace<\/title>/);
  assert.match(document, /2\. Februar 2026/, "an instant falls on the owner's day");
  assert.match(document, /29\. Dezember 2025/, "a calendar date is that day in every zone");

  await db.updateTable("users").set({ language: "en" }).where("id", "=", ada.user.id).execute();
  const changed = await app.fetch(String(url));
  assert.notEqual(changed.headers.get("etag"), answer.headers.get("etag"));
  assert.match(await changed.text(), /Timeline: Grace/);
});

for (const timeZone of ["UTC", "Europe/Copenhagen", "Pacific/Kiritimati", "America/Los_Angeles"]) {
  databaseTest(`a feed has a life event on its day in ${timeZone} (CASES 131)`, async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app, { timeZone });
    const grace = await addContact(ada, "Grace");
    const event = { contact_id: grace, type: "moved", date: { year: 2025, month: 12, day: 29 } };
    await ada.fetch("/api/v1/life-events", { method: "POST", body: event });
    const body = { name: "x", kind: "aggregate" };
    const { url } = await jsonOf(await ada.fetch("/api/v1/feeds", { method: "POST", body }), 201);
    const document = await (await app.fetch(String(url))).text();
    assert.match(document, /29 December 2025/);
    assert.match(document, /<published>2025-12-29T00:00:00Z<\/published>/);
  });
}

function linksOf(document: string): string[] {
  return [...document.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
}

/** The feed's id, then those of its entries. */
function idsOf(document: string): string[] {
  return [...document.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id = ""]) => id);
}
