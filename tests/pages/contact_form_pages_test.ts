/** Making and changing a contact, without JavaScript. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { followedText, locationOf, post, readHtml, shownForm } from "./forms.ts";
import { chosenIn, elementsOf, valueOf } from "./html.ts";

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
  assert.match(
    html,
    /<title>Edit the contact · Ada King Lovelace · Contacts · Mycorrhizal Feeds<\/title>/,
  );
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
