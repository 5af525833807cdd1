/** Importing a feed's articles over REST (DESIGN section 6). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { MAX_IMPORT_BYTES } from "../../lib/shared/limits.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { type Json, jsonOf } from "./json.ts";
import { addWorkspace } from "./workspace.ts";

const RSS = `<rss version="2.0"><channel><title>News</title>
<item><title>One</title><link>https://example.org/1</link>
<pubDate>Sun, 01 Feb 2026 10:30:00 GMT</pubDate></item>
<item><title>No link</title></item></channel></rss>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><entry>
<title>Two</title><link href="https://example.org/2"/><updated>2026-02-02T10:30:00Z</updated>
</entry></feed>`;

const RDF = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<item rdf:about="https://example.org/3"><title>Three</title><link>https://example.org/3</link>
<dc:date>2026-02-03T10:30:00Z</dc:date></item></rdf:RDF>`;

/** As it is: what a person sends otherwise is JSON. */
function send(
  { app, ada, path }: Newsroom,
  { body, type }: { body: BodyInit; type: string },
): Promise<Response> {
  const headers = { cookie: ada.cookie, "content-type": type };
  return app.fetch(`${path}/articles/import`, { method: "POST", headers, body });
}

interface Newsroom {
  app: TestApp;
  ada: Persona;
  /** Of the workspace. */
  path: string;
}

async function openNewsroom(db: Db): Promise<Newsroom> {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  return { app, ada, path: (await addWorkspace(ada)).path };
}

async function titlesIn({ ada, path }: Newsroom): Promise<unknown[]> {
  const { items } = await jsonOf(await ada.fetch(`${path}/articles`), 200);
  return (items as Json[]).map(({ title }) => title);
}

databaseTest("POST articles/import answers what became of the items of a feed", async (db) => {
  const newsroom = await openNewsroom(db);
  const file = { body: RSS, type: "application/rss+xml" };
  const warnings = [{ item: 2, message: "Skipped: it has no http or https address" }];

  const first = await jsonOf(await send(newsroom, file), 200);
  const again = await jsonOf(await send(newsroom, file), 200);
  const changed = await jsonOf(
    await send(newsroom, { ...file, body: RSS.replace("One", "First") }),
    200,
  );

  assert.deepEqual(first, { created: 1, updated: 0, unchanged: 0, skipped: 1, warnings });
  assert.deepEqual(again, { created: 0, updated: 0, unchanged: 1, skipped: 1, warnings });
  assert.deepEqual(changed, { created: 0, updated: 1, unchanged: 0, skipped: 1, warnings });
  assert.deepEqual(await titlesIn(newsroom), ["First"]);
});

databaseTest("POST articles/import takes RSS and Atom by each of their media types", async (db) => {
  const newsroom = await openNewsroom(db);
  const files = [
    [RSS, "application/rss+xml; charset=utf-8"],
    [ATOM, "application/atom+xml"],
    [RDF, "Application/RDF+XML"],
    [RSS, "application/xml"],
    [ATOM, "text/xml"],
  ] as const;
  for (const [body, type] of files) await jsonOf(await send(newsroom, { body, type }), 200);
  assert.deepEqual(await titlesIn(newsroom), ["Three", "Two", "One"]);
});

databaseTest("POST articles/import believes the charset that the media type names", async (db) => {
  const newsroom = await openNewsroom(db);
  const body = Uint8Array.from(RSS.replace("One", "\u00e6"), (letter) => letter.charCodeAt(0));

  await jsonOf(await send(newsroom, { body, type: "text/xml; charset=windows-1251" }), 200);

  assert.deepEqual(await titlesIn(newsroom), ["\u0436"]);
});

databaseTest(
  "POST articles/import refuses what is no feed, and stores nothing of it",
  async (db) => {
    const newsroom = await openNewsroom(db);
    const tooLong = new Uint8Array(MAX_IMPORT_BYTES + 1);
    const refused = [
      ["", "text/xml", 422, "file_is_not_a_feed"],
      ["<html></html>", "text/xml", 422, "file_is_not_a_feed"],
      ['{"items":[]}', "text/xml", 422, "file_is_not_a_feed"],
      [new Uint8Array([0xff, 0x00, 0xfe]), "text/xml", 422, "file_is_not_a_feed"],
      [RSS, "text/plain", 415, "unsupported_media_type"],
      [RSS, "application/json", 415, "unsupported_media_type"],
      [RSS, "text/html", 415, "unsupported_media_type"],
      [RSS, "xml", 415, "unsupported_media_type"],
      [tooLong, "text/xml", 413, "body_too_large"],
    ] as const;
    for (const [body, type, status, code] of refused) {
      const problem = await jsonOf(await send(newsroom, { body, type }), status);
      assert.equal(problem.code, code);
      assert.doesNotMatch(String(problem.detail), /example|html|items/);
    }
    assert.deepEqual(await titlesIn(newsroom), []);
  },
);
