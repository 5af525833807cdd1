/** The page of a contact, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { followedText, post, readHtml, readText } from "./forms.ts";
import { textOf } from "./html.ts";
import { addAda } from "./people.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

databaseTest("GET /contacts/:id shows what is known of the contact", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { id } = await create(persona, "contacts", {
    display_name: "Ada",
    given_name: "Augusta",
    family_name: "Lovelace",
    nickname: "Countess",
    organization: "Analytical Engines",
    job_title: "Programmer",
    email: "ada@example.org",
    other_emails: ["a?subject=x@example.org"],
    phone: "+44 (20) 7946-0000",
    website: "https://ada.example/a?b",
    address: "12 St James's Square\nLondon",
    birthday: "--11-30",
    about: "Wrote the\nfirst program",
  });

  const html = await readHtml(persona, `/contacts/${id}`);

  assert.match(html, /<title>Ada · Contacts · Mycorrhizal Feeds<\/title>/);
  const facts = [
    "Full name Augusta Lovelace",
    "Nickname Countess",
    "Organization Analytical Engines",
    "Job Programmer",
    "Birthday 30 November",
    "E-mail ada@example.org",
    "E-mail a?subject=x@example.org",
    "Phone +44 (20) 7946-0000",
    "Website https://ada.example/a?b",
    "Address 12 St James's Square London",
    "About Wrote the first program",
  ];
  assert.ok(textOf(html).includes(facts.join(" ")), textOf(html));
  assert.match(html, /href="mailto:ada@example\.org"/);
  assert.match(html, /href="mailto:a%3Fsubject%3Dx@example\.org"/);
  assert.match(html, /href="tel:\+442079460000"/);
  assert.match(html, /<a href="https:\/\/ada\.example\/a\?b" rel="noreferrer">/);
  assert.match(html, new RegExp(`href="/settings/feeds/new\\?kind=contact&amp;entity_id=${id}"`));
});

databaseTest("GET /contacts/:id leaves out what is not known", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const { id } = await create(persona, "contacts", { given_name: "Ada", nickname: "Ada" });

  const html = await readHtml(persona, `/contacts/${id}`);

  assert.match(html, /<dl class="contact-facts"><\/dl>/);
});

const BIRTHDAYS: [birthday: string, text: string][] = [
  ["1993-01-02", "2 January 1993"],
  ["--02-29", "29 February"],
  ["2025-12", "December 2025"],
  ["2025", "2025"],
];

for (const [birthday, text] of BIRTHDAYS) {
  databaseTest(`GET /contacts/:id says of the birthday ${birthday} what is known`, async (db) => {
    const timeZone = "America/Los_Angeles";
    const persona = await addPersona(await openTestApp(db), { timeZone });
    const { id } = await create(persona, "contacts", { display_name: "Ada", birthday });

    assert.ok((await readText(persona, `/contacts/${id}`)).includes(`Birthday ${text} `));
  });
}

databaseTest("GET /contacts/:id lists what is open, overdue in words", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const contact_id = await addAda(persona);
  const remind = (message: string, days: number) =>
    create(persona, "reminders", {
      contact_id,
      message,
      due_at: new Date(START.getTime() + days * DAY_MS).toISOString(),
    });
  await remind("In a year", 365);
  await remind("Late", -1);
  const done = await remind("Done before", -3);
  await create(persona, `reminders/${done.id}/completions`, {});

  const text = await readText(persona, `/contacts/${contact_id}`);

  const reminders = /Open reminders (.*) What has happened/.exec(text)?.[1] ?? "";
  assert.match(reminders, /^Late Due: 1 day ago Overdue Done Done, with a message Edit In a year/);
  assert.match(reminders, /In a year Due: 1 March 2027 Done Done, with a message Edit$/);
});

databaseTest("GET /contacts/:id shows the contact's own timeline, archived or not", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const ada = await addAda(persona);
  const bob = (await create(persona, "contacts", { display_name: "Bob" })).id;
  const note = (contact_id: string, content: string) => ({
    contact_id,
    content,
    date: "2026-02-27",
  });
  await create(persona, "notes", note(ada, "About Ada"));
  await create(persona, "notes", note(bob, "About Bob"));
  const dinner = { contact_ids: [ada, bob], title: "Dinner", date: "2026-02-27" };
  await create(persona, "activities", dinner);
  const archival = await post(persona, `/contacts/${ada}/archival`, { archived: "true" });

  const text = await followedText(persona, archival);

  assert.match(text, /Archived\. The timeline of everybody leaves this contact out/);
  assert.match(text, /Ada Archived Subscribe via feed .* Take out of the archive/);
  assert.match(text, /About Ada/);
  assert.match(text, /Activity · Bob 2 days ago Dinner/);
  assert.equal(text.includes("About Bob"), false);
  const everybody = await readText(persona, "/");
  assert.equal(everybody.includes("About Ada"), false);
  const filtered = await readText(persona, `/contacts/${ada}?type=activity`);
  assert.equal(filtered.includes("About Ada"), false);
  assert.match(filtered, /Dinner/);
});

databaseTest("GET /contacts/:id links its entries so that one comes back to it", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const contact_id = await addAda(persona);
  const { id } = await create(persona, "notes", { contact_id, content: "Tea", date: "2026-02-27" });

  const html = await readHtml(persona, `/contacts/${contact_id}`);

  assert.ok(html.includes(`href="/records/notes/${id}?from=${contact_id}"`));
});
