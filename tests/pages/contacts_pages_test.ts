/** The list of contacts, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { post, readHtml, readText } from "./forms.ts";
import { textOf, valueOf } from "./html.ts";
import { addNamed, listedNames } from "./people.ts";

databaseTest("GET /contacts tells how to begin where there is nobody", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const html = await readHtml(persona, "/contacts");

  assert.match(html, /<title>Contacts · Mycorrhizal Feeds<\/title>/);
  assert.match(textOf(html), /No contacts yet .* Import contacts Add a contact/);
  assert.equal(html.includes(`role="search"`), false);
});

databaseTest("GET /contacts lists by name, with what tells people apart", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  await create(persona, "contacts", {
    display_name: "Bob & Co",
    nickname: "Bobby",
    organization: "Works",
    email: "bob@example.org",
    phone: "+49 30 1",
  });
  await addNamed(persona, "Émilie", "ada");

  const text = await readText(persona, "/contacts");

  assert.deepEqual(await listedNames(persona, "/contacts"), ["ada", "Bob &amp; Co", "Émilie"]);
  assert.match(text, /Active \(3\) Archived \(0\)/);
  assert.match(text, /Bob & Co Bobby Works bob@example\.org \+49 30 1/);
});

databaseTest("GET /contacts finds, keeps the search in its form and says when none", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  await addNamed(persona, "Ada Müller", "Bob");

  const html = await readHtml(persona, "/contacts?q=MULLER");
  const none = await readText(persona, "/contacts?q=%3Cb%3E");

  assert.deepEqual(await listedNames(persona, "/contacts?q=MULLER"), ["Ada Müller"]);
  assert.equal(valueOf(html, "q"), "MULLER");
  assert.match(none, /Nobody found for “<b>” .* Show all/);
});

databaseTest("GET /contacts lists the archived apart", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const [ada = ""] = await addNamed(persona, "Ada", "Bob");
  const none = await readText(persona, "/contacts?archived=true");
  await post(persona, `/contacts/${ada}/archival`, { archived: "true" });

  assert.match(none, /Nobody is archived/);
  assert.deepEqual(await listedNames(persona, "/contacts"), ["Bob"]);
  assert.deepEqual(await listedNames(persona, "/contacts?archived=true"), ["Ada"]);
  assert.match(await readText(persona, "/contacts"), /Active \(1\) Archived \(1\)/);
  await post(persona, `/contacts/${ada}/archival`, { archived: "false" });
  assert.deepEqual(await listedNames(persona, "/contacts"), ["Ada", "Bob"]);
});

databaseTest("GET /contacts says where everybody is when all are archived", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const [ada = ""] = await addNamed(persona, "Ada");
  await post(persona, `/contacts/${ada}/archival`, { archived: "true" });

  assert.match(await readText(persona, "/contacts"), /Everybody is archived/);
});

databaseTest("GET /contacts leads from page to page, its filter kept", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const names = Array.from({ length: 51 }, (_, n) => `Person ${String(n).padStart(2, "0")}`);
  await addNamed(persona, ...names, "Somebody else");
  const html = await readHtml(persona, "/contacts?q=person");
  const next = /<a href="([^"]+)"[^>]*>Next page<\/a>/.exec(html)?.[1]?.replaceAll("&amp;", "&");

  assert.match(next ?? "", /^\/contacts\?q=person&cursor=/);
  assert.deepEqual(await listedNames(persona, "/contacts?q=person"), names.slice(0, 50));
  assert.deepEqual(await listedNames(persona, next ?? ""), names.slice(50));
  const second = await readHtml(persona, next ?? "");
  assert.match(second, /<a href="\/contacts\?q=person"[^>]*>First page<\/a>/);
  assert.equal(second.includes("Next page"), false);
  assert.equal(html.includes("First page"), false);
});

databaseTest("GET /contacts begins anew when the cursor is none", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  await addNamed(persona, "Ada");

  assert.deepEqual(await listedNames(persona, "/contacts?cursor=nonsense"), ["Ada"]);
});

databaseTest("GET /contacts shows nothing of another person's contacts", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const [ada = ""] = await addNamed(owner, "Ada");
  await addNamed(stranger, "Eve");
  await post(owner, `/contacts/${ada}/deletion`);

  const html = await readHtml(stranger, `/contacts?deleted=${ada}`);

  assert.match(textOf(html), /Active \(1\)/);
  assert.equal(html.includes("Ada"), false);
  assert.equal(html.includes("/restoration"), false);
});

const OF_A_CONTACT: [method: string, path: string, form?: Record<string, string>][] = [
  ["GET", ""],
  ["GET", "/edit"],
  ["GET", "/deletion"],
  ["POST", "/edit", { given_name: "Eve" }],
  ["POST", "/archival", { archived: "true" }],
  ["POST", "/deletion"],
  ["POST", "/restoration"],
  ["POST", "/records/notes", { content: "Eve", date: "2026-02-27T12:00" }],
  ["POST", "/records/activities", { title: "", date: "" }],
  ["POST", "/records/activities", { title: "Tea", date: "2026-02-27T12:00", contact_ids: "OWN" }],
];

databaseTest("a contact's pages are not there for what is no contact of one's own", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const [ada = ""] = await addNamed(owner, "Ada");
  const [own = ""] = await addNamed(stranger, "Eve");
  const before = await db.selectFrom("contacts").selectAll().execute();

  for (const id of [ada, "00000000-0000-7000-8000-000000000000", "no-uuid"]) {
    for (const [method, path, form = {}] of OF_A_CONTACT) {
      const response = await stranger.fetch(`/contacts/${id}${path}`, {
        method,
        ...(method === "POST" ? { body: filledIn(form, own) } : {}),
      });
      assert.equal(response.status, 404, `${method} ${id}${path}`);
      assert.equal((await response.text()).includes("Ada"), false);
    }
  }
  assert.deepEqual(await db.selectFrom("contacts").selectAll().execute(), before);
  for (const table of ["notes", "activities"] as const) {
    assert.deepEqual(await db.selectFrom(table).select("id").execute(), []);
  }
});

function filledIn(form: Record<string, string>, ownId: string): URLSearchParams {
  const pairs = Object.entries(form);
  return new URLSearchParams(pairs.map(([name, value]) => [name, value.replace("OWN", ownId)]));
}

databaseTest("POST …/archival takes true and false alone", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const [ada = ""] = await addNamed(persona, "Ada");

  const response = await post(persona, `/contacts/${ada}/archival`, { archived: "maybe" });

  assert.equal(response.status, 422);
  await response.body?.cancel();
  assert.deepEqual(await listedNames(persona, "/contacts"), ["Ada"]);
});
