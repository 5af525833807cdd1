/** The list of contacts, and making, changing and deleting one, without JavaScript. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { followedText, locationOf, post, readHtml, readText, shownForm } from "./forms.ts";
import { chosenIn, elementsOf, textOf, valueOf } from "./html.ts";

async function addNamed(persona: Persona, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const display_name of names) {
    ids.push((await create(persona, "contacts", { display_name })).id);
  }
  return ids;
}

/** Names of the contacts on a page of the list. */
async function listed(persona: Persona, path: string): Promise<string[]> {
  const html = await readHtml(persona, path);
  return [...html.matchAll(/<h2><a href="\/contacts\/[\w-]+">([^<]*)<\/a><\/h2>/g)]
    .map(([, name = ""]) => name);
}

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

  assert.deepEqual(await listed(persona, "/contacts"), ["ada", "Bob &amp; Co", "Émilie"]);
  assert.match(text, /Active \(3\) Archived \(0\)/);
  assert.match(text, /Bob & Co Bobby Works bob@example\.org \+49 30 1/);
});

databaseTest("GET /contacts finds, keeps the search in its form and says when none", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  await addNamed(persona, "Ada Müller", "Bob");

  const html = await readHtml(persona, "/contacts?q=MULLER");
  const none = await readText(persona, "/contacts?q=%3Cb%3E");

  assert.deepEqual(await listed(persona, "/contacts?q=MULLER"), ["Ada Müller"]);
  assert.equal(valueOf(html, "q"), "MULLER");
  assert.match(none, /Nobody found for “<b>” .* Show all/);
});

databaseTest("GET /contacts lists the archived apart", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const [ada = ""] = await addNamed(persona, "Ada", "Bob");
  const none = await readText(persona, "/contacts?archived=true");
  await post(persona, `/contacts/${ada}/archival`, { archived: "true" });

  assert.match(none, /Nobody is archived/);
  assert.deepEqual(await listed(persona, "/contacts"), ["Bob"]);
  assert.deepEqual(await listed(persona, "/contacts?archived=true"), ["Ada"]);
  assert.match(await readText(persona, "/contacts"), /Active \(1\) Archived \(1\)/);
  await post(persona, `/contacts/${ada}/archival`, { archived: "false" });
  assert.deepEqual(await listed(persona, "/contacts"), ["Ada", "Bob"]);
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
  assert.deepEqual(await listed(persona, "/contacts?q=person"), names.slice(0, 50));
  assert.deepEqual(await listed(persona, next ?? ""), names.slice(50));
  const second = await readHtml(persona, next ?? "");
  assert.match(second, /<a href="\/contacts\?q=person"[^>]*>First page<\/a>/);
  assert.equal(second.includes("Next page"), false);
  assert.equal(html.includes("First page"), false);
});

databaseTest("GET /contacts begins anew when the cursor is none", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  await addNamed(persona, "Ada");

  assert.deepEqual(await listed(persona, "/contacts?cursor=nonsense"), ["Ada"]);
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

const FORM = {
  given_name: "Ada",
  family_name: "Lovelace",
  middle_name: "King",
  honorific_prefix: "Lady",
  honorific_suffix: "FRS",
  display_name: "",
  nickname: "Countess",
  organization: "Analytical Engines",
  job_title: "Programmer",
  email: "ada@example.org",
  other_emails: "countess@example.org\r\n\r\n  lovelace@example.org  \r\n",
  phone: "+44 20 7946 0000",
  other_phones: "+44 20 7946 0001",
  website: "https://ada.example/",
  address: "12 St James's Square\r\nLondon",
  birthday_day: "10",
  birthday_month: "12",
  birthday_year: "1815",
  about: "Wrote the\r\nfirst program",
};

databaseTest("POST /contacts makes a contact of every field of the form", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const response = await post(persona, "/contacts", FORM);

  assert.equal(response.status, 303);
  const id = /^\/contacts\/([\w-]+)\?notice=contact_created$/.exec(locationOf(response))?.[1];
  const contact = await (await persona.fetch(`/api/v1/contacts/${id}`)).json();
  const { birthday_day: _d, birthday_month: _m, birthday_year: _y, ...texts } = FORM;
  assert.deepEqual(contact, {
    ...texts,
    id,
    display_name: "Ada King Lovelace",
    other_emails: ["countess@example.org", "lovelace@example.org"],
    other_phones: ["+44 20 7946 0001"],
    address: "12 St James's Square\nLondon",
    birthday: "1815-12-10",
    about: "Wrote the\nfirst program",
    archived_at: null,
    created_at: contact.created_at,
    updated_at: contact.updated_at,
  });
  assert.match(await followedText(persona, response), /The contact is added\./);
});

const BIRTHDAYS: [day: string, month: string, year: string, birthday: string | null][] = [
  ["30", "11", "", "--11-30"],
  ["2", "1", "1993", "1993-01-02"],
  ["", "11", "2025", "2025-11"],
  ["", "", "2025", "2025"],
  ["29", "2", "", "--02-29"],
  ["", "", "", null],
];

for (const [day, month, year, birthday] of BIRTHDAYS) {
  databaseTest(`POST /contacts takes the birthday ${day}/${month}/${year}`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const parts = { birthday_day: day, birthday_month: month, birthday_year: year };

    const response = await post(persona, "/contacts", { given_name: "Ada", ...parts });

    const { items: [contact] } = await (await persona.fetch("/api/v1/contacts")).json();
    assert.equal(response.status, 303);
    assert.equal(contact.birthday, birthday);
    const html = await readHtml(persona, `/contacts/${contact.id}/edit`);
    assert.equal(valueOf(html, "birthday_day"), day);
    assert.equal(valueOf(html, "birthday_year"), year);
    assert.deepEqual(chosenIn(html), month === "" ? [] : [month]);
  });
}

const WRONG: [name: string, values: Record<string, string>, field: string, text: RegExp][] = [
  ["a birthday", { birthday_day: "31", birthday_month: "2" }, "birthday", /no such date/],
  ["a day alone", { birthday_day: "31" }, "birthday", /no such date/],
  ["a day and a year", { birthday_day: "5", birthday_year: "1990" }, "birthday", /no such date/],
  ["a month alone", { birthday_month: "5" }, "birthday", /no such date/],
  ["a year of two digits", { birthday_year: "90" }, "birthday", /no such date/],
  ["a website", { website: "ada.example" }, "website", /whole address/],
  ["a script for a website", { website: "javascript:alert(1)" }, "website", /whole address/],
  ["a name", { family_name: "x".repeat(201) }, "family-name", /at most 200 characters/],
  ["a phone number", { phone: "1".repeat(101) }, "phone", /at most 100 characters/],
  ["one of the e-mail addresses", { other_emails: "a\n" + "x".repeat(201) }, "other-emails", /200/],
  ["too many numbers", { other_phones: "1\n".repeat(21) }, "other-phones", /at most 20/],
  ["an address", { address: "x".repeat(2001) }, "address", /at most 2,000 characters/],
  ["the text about", { about: "a\0b" }, "about", /can't be stored/],
];

for (const [name, values, field, text] of WRONG) {
  databaseTest(`POST /contacts points to what is wrong: ${name}`, async (db) => {
    const persona = await addPersona(await openTestApp(db));

    const response = await post(persona, "/contacts", { ...FORM, ...PARTLESS, ...values });

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, new RegExp(`<a href="#${field}">[^<]*: [^<]*${text.source}`));
    assert.match(html, new RegExp(`<p id="${field}-error" class="field-error">`));
    assert.equal(elementsOf(html, "p").filter(isFieldError).length, 1);
    assert.equal(valueOf(html, "given_name"), "Ada");
    for (const [key, value] of Object.entries(values)) {
      if (!["other_emails", "other_phones", "address", "about", "birthday_month"].includes(key)) {
        assert.equal(valueOf(html, key), value, key);
      }
    }
    assert.equal((await db.selectFrom("contacts").select("id").execute()).length, 0);
  });
}

const PARTLESS = { birthday_day: "", birthday_month: "", birthday_year: "" };

function isFieldError(attributes: Map<string, string>): boolean {
  return attributes.get("class") === "field-error";
}

databaseTest("POST /contacts asks for a name, and keeps everything else", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const form = { given_name: " ", email: "ada@example.org", about: "Kept", birthday_month: "11" };

  const response = await post(persona, "/contacts", { ...form, birthday_day: "30" });

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /<a href="#given-name">A contact needs a name\.<\/a>/);
  assert.match(html, /<p id="given-name-error" class="field-error">A contact needs a name\./);
  assert.equal(valueOf(html, "email"), "ada@example.org");
  assert.match(html, /<textarea[^>]*>Kept<\/textarea>/);
  assert.match(html, /<option value="11" selected>/);
});

databaseTest("GET …/edit shows the contact, a derived name left to the others", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  await post(persona, "/contacts", FORM);
  const { items: [{ id }] } = await (await persona.fetch("/api/v1/contacts")).json();

  const html = await readHtml(persona, `/contacts/${id}/edit`);

  assert.equal(valueOf(html, "display_name"), "");
  assert.equal(valueOf(html, "given_name"), "Ada");
  assert.match(html, /<textarea[^>]*>countess@example\.org\nlovelace@example\.org<\/textarea>/);
  assert.match(html, /<title>Edit the contact · Ada King Lovelace · Mycorrhizal Feeds<\/title>/);
});

databaseTest("POST …/edit changes nothing when nothing was changed", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const { id } = await create(persona, "contacts", {
    given_name: "Ada\nKing",
    email: " ada@example.org ",
    other_emails: [" countess@example.org"],
    about: "\nFirst\r\nsecond",
    birthday: "--02-29",
  });
  const before = await (await persona.fetch(`/api/v1/contacts/${id}`)).json();
  const path = `/contacts/${id}/edit`;
  const form = shownForm(await readHtml(persona, path), path);
  app.setNow(new Date("2026-03-02T12:00:00Z"));

  const given_name = String(form.given_name).replace("\n", "");
  const email = String(form.email).trim();
  const response = await post(persona, path, { ...form, given_name, email });

  assert.equal(response.status, 303);
  assert.deepEqual(await (await persona.fetch(`/api/v1/contacts/${id}`)).json(), before);
});

databaseTest("POST …/edit changes, takes away, and derives the name anew", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  await post(persona, "/contacts", FORM);
  const { items: [{ id }] } = await (await persona.fetch("/api/v1/contacts")).json();
  const form = { ...FORM, given_name: "Augusta", middle_name: "", other_emails: "", website: "" };

  const response = await post(persona, `/contacts/${id}/edit`, { ...form, birthday_year: "" });

  assert.equal(locationOf(response), `/contacts/${id}?notice=contact_changed`);
  const contact = await (await persona.fetch(`/api/v1/contacts/${id}`)).json();
  assert.equal(contact.display_name, "Augusta Lovelace");
  assert.deepEqual(contact.other_emails, []);
  assert.equal(contact.website, null);
  assert.equal(contact.birthday, "--12-10");
  assert.equal(contact.email, "ada@example.org");
});

databaseTest("POST …/edit keeps what was typed when it is wrong", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { id } = await create(persona, "contacts", { given_name: "Ada", phone: "1" });

  const wrong = await post(persona, `/contacts/${id}/edit`, { ...FORM, website: "ada" });
  const nameless = await post(persona, `/contacts/${id}/edit`, { phone: "2" });

  const html = await wrong.text();
  assert.deepEqual([wrong.status, nameless.status], [422, 422]);
  assert.equal(valueOf(html, "website"), "ada");
  assert.equal(valueOf(html, "nickname"), "Countess");
  assert.match(html, new RegExp(`action="/contacts/${id}/edit"`));
  assert.match(await nameless.text(), /A contact needs a name\./);
  const contact = await (await persona.fetch(`/api/v1/contacts/${id}`)).json();
  assert.deepEqual([contact.display_name, contact.phone], ["Ada", "1"]);
});

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
  assert.deepEqual(await listed(persona, "/contacts"), ["Bob"]);
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
];

databaseTest("a contact's pages are not there for what is no contact of one's own", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const [ada = ""] = await addNamed(owner, "Ada");
  const before = await db.selectFrom("contacts").selectAll().execute();

  for (const id of [ada, "00000000-0000-7000-8000-000000000000", "no-uuid"]) {
    for (const [method, path, form = {}] of OF_A_CONTACT) {
      const response = await stranger.fetch(`/contacts/${id}${path}`, {
        method,
        ...(method === "POST" ? { body: new URLSearchParams(form) } : {}),
      });
      assert.equal(response.status, 404, `${method} ${id}${path}`);
      assert.equal((await response.text()).includes("Ada"), false);
    }
  }
  assert.deepEqual(await db.selectFrom("contacts").selectAll().execute(), before);
  assert.equal((await db.selectFrom("notes").select("id").execute()).length, 0);
});

databaseTest("POST …/archival takes true and false alone", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const [ada = ""] = await addNamed(persona, "Ada");

  const response = await post(persona, `/contacts/${ada}/archival`, { archived: "maybe" });

  assert.equal(response.status, 422);
  await response.body?.cancel();
  assert.deepEqual(await listed(persona, "/contacts"), ["Ada"]);
});
