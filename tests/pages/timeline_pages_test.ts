/** Everybody's timeline, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { create } from "./feed_forms.ts";
import { readHtml, readText } from "./forms.ts";
import { chosenIn, textOf, valueOf } from "./html.ts";
import { addAda } from "./people.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

databaseTest("GET / begins with the contacts where there are none", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const html = await readHtml(persona, "/");

  assert.match(html, /<title>Timeline · Mycorrhizal Feeds<\/title>/);
  assert.match(textOf(html), /No contacts yet .* Import contacts Add a contact/);
  assert.match(html, /href="\/contacts\/import"/);
  assert.match(html, /href="\/contacts\/new"/);
  assert.equal(html.includes("<textarea"), false);
});

databaseTest("GET / offers to write down where nothing has been", async (db) => {
  const persona = await addPersona(await openTestApp(db), { timeZone: "Europe/Berlin" });
  const ada = await addAda(persona);

  const html = await readHtml(persona, "/");

  assert.match(textOf(html), /Nothing has been written down yet/);
  assert.match(html, new RegExp(`<option value="${ada}">Ada</option>`));
  assert.equal(valueOf(html, "date"), "2026-03-01T13:00");
});

databaseTest("GET / shows every type of entry with its texts, people and date", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const ada = await addAda(persona);
  const ids: string[] = [];
  for (const record of COLLECTED) {
    ids.push((await create(persona, RECORDS[record].path, sampleInput(record, ada))).id);
  }
  const reminderId = ids[COLLECTED.indexOf("reminder")];
  await create(persona, `reminders/${reminderId}/completions`, { message: "canary completion" });

  const html = await readHtml(persona, "/");

  const text = textOf(html);
  const entries = [
    "Completed reminder · Ada just now canary completion Edit",
    "Gift · Ada 6 February 2026 canary description canary notes Given canary occasion example.org",
    "External activity · Ada 5 February 2026 photo.shared immich Edit",
    "Activity · Ada 2 February 2026 canary title canary description canary type canary location",
    "Note · Ada 1 February 2026 canary content Edit",
    "Life event · Ada 29 December 2025 Moved canary description Edit",
  ];
  const places = entries.map((entry) => text.indexOf(entry));
  assert.deepEqual(places, places.toSorted((left, right) => left - right), text);
  assert.equal(places.includes(-1), false, text);
  assert.match(html, /<time dateTime="2026-02-01T10:30:00.000Z" title="1 February 2026, 10:30">/i);
  assert.match(html, new RegExp(`href="/records/notes/${ids[0]}\\?from=timeline"`));
  assert.match(html, /<a href="https:\/\/example.org\/canary" rel="noreferrer">example.org<\/a>/);
});

databaseTest("GET / shows text as it was written, and nothing of it as HTML", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const content = "First\n\n  <b>second</b> & “third”";
  await create(persona, "notes", {
    contact_id: await addAda(persona),
    content,
    date: "2026-02-27",
  });

  const html = await readHtml(persona, "/");

  assert.ok(
    html.includes(`<p class="written">First\n\n  &lt;b>second&lt;/b> &amp; “third”</p>`),
    html,
  );
});

databaseTest("GET / folds the rest of a long text", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const content = Array.from({ length: 400 }, (_, number) => `word${number}`).join(" ");
  await create(persona, "notes", {
    contact_id: await addAda(persona),
    content,
    date: "2026-02-27",
  });

  const html = await readHtml(persona, "/");

  assert.match(html, /<details><summary>Show the rest<\/summary><p class="written">word\d+ /);
  assert.match(textOf(html), /word0 .* word399/);
});

const ZONES = ["UTC", "Europe/Copenhagen", "Pacific/Kiritimati", "America/Los_Angeles"];

for (const timeZone of ZONES) {
  databaseTest(`GET / shows a life event as its own day in ${timeZone}`, async (db) => {
    const persona = await addPersona(await openTestApp(db), { timeZone });
    const contact_id = await addAda(persona);
    const date = { year: 2025, month: 12, day: 29 };
    await create(persona, "life-events", { contact_id, type: "moved", date });

    const html = await readHtml(persona, "/");

    assert.match(html, /<time dateTime="2025-12-29">29 December 2025<\/time>/i);
  });
}

const KNOWN_DATES: [name: string, date: object | null, time: RegExp][] = [
  ["a month", { year: 2025, month: 12 }, /<time dateTime="2025-12">December 2025<\/time>/i],
  ["a year", { year: 2025 }, /<time dateTime="2025">2025<\/time>/i],
  ["a day of any year", { month: 1, day: 5 }, /<time dateTime="01-05">5 January<\/time>/i],
  ["29 February", { month: 2, day: 29 }, /<time dateTime="02-29">29 February<\/time>/i],
  ["nothing", null, /<time>Date unknown<\/time>/],
];

for (const [name, date, time] of KNOWN_DATES) {
  databaseTest(`GET / shows of a life event's date what is known: ${name}`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    await create(persona, "life-events", { contact_id: await addAda(persona), type: "met", date });

    assert.match(await readHtml(persona, "/"), time);
  });
}

databaseTest("GET / says of entries that are to come that they are", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const contact_id = await addAda(persona);
  const note = (content: string, date: string) => ({ contact_id, content, date });
  await create(persona, "notes", note("Past", "2026-03-01T11:59:00Z"));
  await create(persona, "notes", note("Future", "2026-03-03T12:00:00Z"));
  const yearless = { month: 11, day: 30 };
  await create(persona, "life-events", { contact_id, type: "married", date: yearless });

  const text = await readText(persona, "/");

  assert.match(text, /Life event · Ada 30 November Later this year Married/);
  assert.match(text, /Note · Ada in 2 days Planned Future/);
  assert.match(text, /Note · Ada 1 minute ago Past/);
});

databaseTest("GET / keeps to the types and the period that are asked for", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const contact_id = await addAda(persona);
  await create(persona, "notes", { contact_id, content: "New note", date: "2026-02-27" });
  await create(persona, "notes", { contact_id, content: "Old note", date: "2025-02-27" });
  const gift = { contact_id, status: "given", description: "New gift", date: "2026-02-27" };
  await create(persona, "gifts", gift);
  const moved = { contact_id, type: "moved", date: { year: 2026, month: 2, day: 1 } };
  await create(persona, "life-events", moved);
  const found = async (query: string) => {
    const text = await readText(persona, `/${query}`);
    return ["New note", "Old note", "New gift", "Moved"].filter((entry) => text.includes(entry));
  };

  assert.deepEqual(await found("?type=note"), ["New note", "Old note"]);
  assert.deepEqual(await found("?type=note&type=gift&bucket=last_7_days"), [
    "New note",
    "New gift",
  ]);
  assert.deepEqual(await found("?bucket=this_year"), ["New note", "New gift", "Moved"]);
  assert.deepEqual(await found("?type=nonsense&bucket=nonsense&cursor=nonsense"), [
    "New note",
    "Old note",
    "New gift",
    "Moved",
  ]);
  assert.deepEqual(await found("?type=activity"), []);
  const html = await readHtml(persona, "/?type=note&type=gift&bucket=last_7_days");
  assert.deepEqual(chosenIn(html).filter((value) => value !== ""), ["note", "gift", "last_7_days"]);
  assert.match(html, /<details class="filters" open>/);
  const nothing = await readText(persona, "/?type=activity");
  assert.match(nothing, /Nothing fits the filter .* Show everything/);
});

databaseTest("GET / leads from page to page, its filter kept", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const contact_id = await addAda(persona);
  for (let number = 0; number < 51; number += 1) {
    const date = new Date(START.getTime() - number * DAY_MS).toISOString();
    await create(persona, "notes", { contact_id, content: `Note ${number}.`, date });
  }
  const linkNamed = (html: string, name: string) =>
    new RegExp(`<a href="([^"]+)"[^>]*>${name}</a>`).exec(html)?.[1]?.replaceAll("&amp;", "&") ??
      "";

  const first = await readHtml(persona, "/?type=note");
  const older = linkNamed(first, "Older entries");
  const second = await readHtml(persona, older);

  assert.match(older, /^\/\?type=note&cursor=/);
  assert.match(textOf(first), /Note 49\./);
  assert.equal(textOf(first).includes("Note 50."), false);
  assert.equal(first.includes("Newest entries"), false);
  assert.match(textOf(second), /Note 50\./);
  assert.equal(textOf(second).includes("Note 49."), false);
  assert.equal(second.includes("Older entries"), false);
  assert.equal(linkNamed(second, "Newest entries"), "/?type=note");
});

databaseTest("GET / lists what is due within a week, and what was", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const contact_id = await addAda(persona);
  const remind = (message: string, days: number) =>
    create(persona, "reminders", {
      contact_id,
      message,
      due_at: new Date(START.getTime() + days * DAY_MS).toISOString(),
    });
  await remind("Overdue one", -2);
  await remind("Soon", 6.5);
  await remind("Much later", 7.5);

  const text = await readText(persona, "/");

  assert.match(text, /Due within a week Overdue one Ada Due: 2 days ago Overdue Done/);
  assert.match(text, /Soon Ada Due: in 6 days Done/);
  assert.equal(text.includes("Much later"), false);
});

databaseTest("GET / shows nothing of another person's contacts and records", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const contact_id = await addAda(owner);
  await create(owner, "notes", { contact_id, content: "Secret", date: "2026-02-27" });
  await create(owner, "reminders", { contact_id, message: "Call", due_at: "2026-02-27" });
  await create(stranger, "contacts", { display_name: "Bob" });

  const html = await readHtml(stranger, "/");

  for (const word of ["Ada", "Secret", "Call", contact_id]) {
    assert.equal(html.includes(word), false, word);
  }
});

databaseTest("GET / says nothing for a notice that does not exist", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  await addAda(persona);

  for (const notice of ["nonsense", "constructor", "<b>hacked</b>"]) {
    const response = await persona.fetch(`/?notice=${encodeURIComponent(notice)}`);
    const html = await response.text();
    assert.equal(response.status, 200, notice);
    assert.equal(html.includes(`role="status"`), false, notice);
    assert.equal(html.includes("<b>hacked"), false);
  }
});

databaseTest("GET / speaks German to whoever does", async (db) => {
  const persona = await addPersona(await openTestApp(db), { language: "de" });
  const contact_id = await addAda(persona);
  await create(persona, "notes", { contact_id, content: "Tee", date: "2026-02-27T12:00:00Z" });
  const date = { month: 11, day: 30 };
  await create(persona, "life-events", { contact_id, type: "married", date });

  const text = await readText(persona, "/");

  assert.match(text, /Notiz · Ada vor 2 Tagen Tee Bearbeiten/);
  assert.match(text, /Lebensereignis · Ada 30\. November Später in diesem Jahr Geheiratet/);
});
