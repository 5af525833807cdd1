/** The import of articles from a feed file, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { MAX_IMPORT_BYTES } from "../../lib/shared/limits.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { followedText, locationOf, readHtml, readText } from "./forms.ts";
import { textOf } from "./html.ts";
import { addColleague, addWorkspace } from "./workspace_forms.ts";

const ITEM = "<item><title>River</title><link>https://a.example/1</link>" +
  "<pubDate>Fri, 27 Feb 2026 10:00:00 GMT</pubDate></item>";

function rss(...items: string[]): File {
  const text = `<rss version="2.0"><channel><title>T</title>${items.join("")}</channel></rss>`;
  return new File([text], "feed.xml");
}

function send(persona: Persona, path: string, file?: File): Promise<Response> {
  const body = new FormData();
  if (file !== undefined) body.set("file", file);
  return persona.fetch(`${path}/articles/import`, { method: "POST", body });
}

databaseTest(
  "POST …/articles/import says how many articles came, and what was wrong",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const path = await addWorkspace(persona);

    const response = await send(persona, path, rss(ITEM, "<item><title>No link</title></item>"));

    assert.equal(response.status, 303);
    const report = "created=1&updated=0&unchanged=0&skipped=1&warnings=2.no_link";
    assert.equal(locationOf(response), `${path}/articles/import?${report}`);
    const html = await readHtml(persona, locationOf(response));
    assert.match(html, /<div class="notice" role="status"[^>]* autofocus/);
    assert.match(textOf(html), /The import is done New 1 Updated 0 Unchanged 0 Left out 1/);
    assert.match(textOf(html), /Item What 2 It has no http or https address and was left out\./);
    assert.match(await readText(persona, path), /Undecided \(1\) .* River/);
  },
);

databaseTest("POST …/articles/import sent again makes no article twice", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  await send(persona, path, rss(ITEM));

  const again = await send(persona, path, rss(ITEM));

  assert.match(await followedText(persona, again), /New 0 Updated 0 Unchanged 1 Left out 0/);
  assert.match(await readText(persona, path), /All \(1\)/);
});

pgliteTest("POST …/articles/import tells in the reader's language what was wrong", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const editor = await addColleague(app, { admin, path, role: "editor", language: "de" });
  const long = `<item><title>${"x".repeat(300)}</title><link>https://a.example/2</link></item>`;

  const text = await followedText(editor, await send(editor, path, rss(long)));

  assert.match(
    text,
    /1 Er hat kein lesbares Datum: .* 1 Der Titel war zu lang und wurde gekürzt\./,
  );
});

pgliteTest("POST …/articles/import shows the first hundred of many warnings", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const items = Array.from({ length: 103 }, () => "<item><title>No link</title></item>");

  const response = await send(persona, path, rss(...items));

  assert.match(locationOf(response), /2C100\.no_link&more=3$/);
  const html = await readHtml(persona, locationOf(response));
  assert.equal(html.match(/was left out\./g)?.length, 100);
  assert.match(textOf(html), /103 things could not be taken .* And 3 more\./);
});

const TOO_LARGE = new Uint8Array(MAX_IMPORT_BYTES + 1);

const REFUSED: [name: string, file: File | undefined, status: number, text: RegExp][] = [
  ["no file", undefined, 422, /File: Choose a file\./],
  ["an empty file", new File([""], "feed.xml"), 422, /File: This file is empty\./],
  ["no feed", new File(["hello"], "feed.xml"), 422, /File: This file is no RSS or Atom feed\./],
  ["a page", new File(["<html><body>"], "a.html"), 422, /File: This file is no RSS or Atom feed\./],
  ["a file that is too large", new File([TOO_LARGE], "a"), 413, /File: This file has more than 20/],
];

for (const [name, file, status, text] of REFUSED) {
  pgliteTest(`POST …/articles/import refuses ${name} at the field`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const path = await addWorkspace(persona);

    const response = await send(persona, path, file);

    const html = await response.text();
    assert.equal(response.status, status);
    assert.match(html, new RegExp(`<a href="#file">${text.source}`));
    assert.match(html, /<input id="file"[^>]*aria-invalid="true"/);
    assert.equal((await db.selectFrom("articles").select("id").execute()).length, 0);
  });
}

pgliteTest("POST …/articles/import takes a form of a file alone", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);

  const response = await persona.fetch(`${path}/articles/import`, {
    method: "POST",
    headers: { "content-type": "application/rss+xml" },
    body: "<rss/>",
  });

  assert.equal(response.status, 415);
});
