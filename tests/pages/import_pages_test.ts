/** The import of contacts, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { MAX_IMPORT_BYTES } from "../../lib/shared/limits.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { card } from "../contacts/vcard/cards.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { followedText, locationOf, readHtml, readText } from "./forms.ts";
import { elementsOf, textOf } from "./html.ts";

function send(persona: Persona, file?: File): Promise<Response> {
  const body = new FormData();
  body.set("file", file ?? new File([], ""));
  return persona.fetch("/contacts/import", { method: "POST", body });
}

function vcf(content: BlobPart): File {
  return new File([content], "contacts.vcf", { type: "text/vcard" });
}

/** Imports to the end, and gives the path of its page. */
async function importAll(app: TestApp, persona: Persona, content: string): Promise<string> {
  const response = await send(persona, vcf(content));
  await app.site.tasks.idle();
  return locationOf(response);
}

databaseTest("GET /contacts/import says what becomes of a file", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const html = await readHtml(persona, "/contacts/import");

  assert.match(html, /<title>Import contacts · Contacts · Mycorrhizal Feeds<\/title>/);
  assert.match(textOf(html), /2\.1, 3\.0 or 4\.0.* it makes nobody twice\. Photos are left out\./);
  assert.match(textOf(html), /at most 20 MiB/);
  const file = elementsOf(html, "input").find((input) => input.get("type") === "file");
  assert.equal(file?.get("accept"), ".vcf,text/vcard");
  assert.match(html, /encType="multipart\/form-data"/i);
});

databaseTest("POST /contacts/import leads to the report, a card's faults in it", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const content = [
    card("3.0", "FN:Ada", "BDAY:soon"),
    card("3.0", "NOTE:nameless"),
    card("4.0", "FN:Bob"),
  ];

  const path = await importAll(app, persona, content.join(""));

  assert.match(path, /^\/contacts\/import\/[\w-]+$/);
  const html = await readHtml(persona, path);
  const text = textOf(html);
  assert.match(text, /The import is done .* 3 of 3 cards New 2 Updated 0 Unchanged 0 Left out 1/);
  assert.match(text, /2 things could not be taken as they were/);
  assert.match(text, /Card Line What 1 4 BDAY is no date and was left out\. 2 6 This card has no/);
  assert.match(html, /<progress value="3" max="3"/);
  assert.equal(html.includes("http-equiv"), false);
  assert.match(await readText(persona, "/contacts"), /Active \(2\) .* Ada Bob/);
});

databaseTest("POST /contacts/import makes nobody twice", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const content = card("3.0", "UID:1", "FN:Ada") + card("3.0", "UID:2", "FN:Bob");
  await importAll(app, persona, content);

  const path = await importAll(app, persona, content.replace("FN:Bob", "FN:Robert"));

  assert.match(await readText(persona, path), /New 0 Updated 1 Unchanged 1 Left out 0/);
});

databaseTest("GET /contacts/import/:id is looked at again while the import runs", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const path = await importAll(app, persona, card("3.0", "FN:Ada") + card("3.0", "FN:Bob"));
  const progress = { state: "running", created: 1 } as const;
  await db.updateTable("contact_imports").set(progress).execute();

  const html = await readHtml(persona, path);
  app.setNow(new Date(START.getTime() + 3 * 60_000));
  const stopped = await readHtml(persona, path);

  const refresh = '<noscript><meta http-equiv="refresh" content="2"/></noscript>';
  assert.ok(html.slice(0, html.indexOf("</head>")).includes(refresh), html);
  assert.match(textOf(html), /The import is running .* 1 of 2 cards New 1/);
  assert.match(textOf(stopped), /The import has stopped .* Import another file/);
  assert.equal(stopped.includes("http-equiv"), false);
});

databaseTest("GET /contacts/import/:id says that an import broke off", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const path = await importAll(app, persona, card("3.0", "FN:Ada"));
  await db.updateTable("contact_imports").set({ state: "failed" }).execute();

  assert.match(await readText(persona, path), /The import broke off .* it goes on from there/);
});

const TOO_LARGE = new Uint8Array(MAX_IMPORT_BYTES + 1);
const MUCH_TOO_LARGE = new Uint8Array(MAX_IMPORT_BYTES + 1024 * 1024);

const REFUSED: [name: string, file: File | undefined, status: number, text: RegExp][] = [
  ["no file", undefined, 422, /File: Choose a file\./],
  ["an empty file", vcf(""), 422, /File: This file is empty\./],
  ["no vCard", vcf("hello"), 422, /File: This file holds no vCard\./],
  ["a file that is too large", vcf(TOO_LARGE), 413, /File: This file has more than 20 MiB\./],
  ["a body that is too large", vcf(MUCH_TOO_LARGE), 413, /File: This file has more than 20 MiB\./],
];

for (const [name, file, status, text] of REFUSED) {
  databaseTest(`POST /contacts/import refuses ${name} at the field`, async (db) => {
    const persona = await addPersona(await openTestApp(db));

    const response = await send(persona, file);

    const html = await response.text();
    assert.equal(response.status, status);
    assert.match(html, new RegExp(`<a href="#file">${text.source}`));
    assert.match(html, /<p id="file-error" class="field-error">/);
    assert.match(html, /<input id="file"[^>]*aria-invalid="true"/);
    assert.equal((await db.selectFrom("contact_imports").select("id").execute()).length, 0);
  });
}

databaseTest("POST /contacts/import takes a file of exactly the limit", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const one = card("3.0", "FN:Ada");
  const padding = "\n".repeat(MAX_IMPORT_BYTES - one.length);

  const response = await send(persona, vcf(one + padding));
  await app.site.tasks.idle();

  assert.equal(response.status, 303);
  assert.match(await followedText(persona, response), /1 of 1 cards/);
});

databaseTest("GET /contacts/import/:id is not there for what is none of one's own", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const path = await importAll(app, owner, card("3.0", "FN:Ada"));
  const absent = "/contacts/import/00000000-0000-7000-8000-000000000000";

  for (const target of [path, absent, "/contacts/import/no-uuid"]) {
    assert.equal((await stranger.fetch(target)).status, 404, target);
  }
});

/** CASES 139, 140, 142 and 145. */
const BIRTHDAYS: [line: string, shown: string | null, birthday: string | null][] = [
  ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-11-30", "Birthday 30 November", "--11-30"],
  ["BDAY:1604-11-30", "Birthday 30 November", "--11-30"],
  ["BDAY:19930102", "Birthday 2 January 1993", "1993-01-02"],
  ["BDAY:Jan 1, 1970", null, null],
];

for (const [line, shown, birthday] of BIRTHDAYS) {
  databaseTest(`the page of a contact and REST say the same of ${line}`, async (db) => {
    const app = await openTestApp(db);
    const persona = await addPersona(app, { timeZone: "America/Los_Angeles" });

    const report = await importAll(app, persona, card("4.0", "FN:Ada", line));

    const { items: [ada] } = await (await persona.fetch("/api/v1/contacts")).json();
    const text = await readText(persona, `/contacts/${ada.id}`);
    assert.equal(ada.birthday, birthday);
    if (shown === null) assert.equal(text.includes("Birthday"), false);
    else assert.ok(text.includes(`${shown} Write something down`), text);
    const warning = "BDAY is no date and was left out.";
    assert.equal((await readText(persona, report)).includes(warning), birthday === null);
    assert.match(await readText(persona, "/contacts"), /Active \(1\) .* Ada/);
  });
}

databaseTest("the import speaks German to whoever does", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app, { language: "de" });

  const path = await importAll(app, persona, card("3.0", "FN:Ada", "BDAY:bald"));

  const text = await readText(persona, path);
  assert.match(text, /Der Import ist fertig .* 1 von 1 Karten Neu 1/);
  assert.match(text, /Eine Angabe war nicht so zu übernehmen .* BDAY ist kein Datum/);
});
