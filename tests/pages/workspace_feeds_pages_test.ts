/** The panel of a workspace's feeds: handing out addresses, each shown once, without JavaScript. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp } from "../app_for_test.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { locationOf, post, readHtml, readText } from "./forms.ts";
import { elementsOf, textOf, valueOf } from "./html.ts";
import { addColleague, addWorkspace, issueAddress, workspaceUrlsIn } from "./workspace_forms.ts";

pgliteTest(
  "PI-22: the empty panel says that nobody can read the feeds, and what to do",
  async (db) => {
    const app = await openTestApp(db);
    const admin = await addPersona(app);
    const path = await addWorkspace(admin);
    const viewer = await addColleague(app, { admin, path, role: "viewer" });

    const html = await readHtml(admin, `${path}/feeds`);

    assert.match(html, /<title>Feeds · Media desk · Workspaces · Mycorrhizal Feeds<\/title>/);
    assert.match(textOf(html), /No addresses yet Nobody can read the feeds yet\. Make an address/);
    assert.ok(elementsOf(html, "a").some((link) => link.get("href") === `${path}/feeds/new`));
    assert.match(
      await readText(viewer, `${path}/feeds`),
      /Admins and editors can make addresses\./,
    );
  },
);

databaseTest("PI-29: the panel and the form say that an address is a key", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const each = "Give each reader its own, so that you can end one without the others.";
  const words = {
    "/feeds": `An address is a key: whoever has it can read both feeds. ${each}`,
    "/feeds/new": `This address is the key: whoever has it can read the feed. ${each}`,
  };

  for (const [below, text] of Object.entries(words)) {
    assert.ok((await readText(persona, path + below)).includes(text), below);
  }
  await issueAddress(persona, path);
  assert.ok((await readText(persona, `${path}/feeds`)).includes(words["/feeds"]));
});

pgliteTest("PI-27: the panel tells a viewer who makes addresses, and to do nothing", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  await issueAddress(admin, path);
  const viewer = await addColleague(app, { admin, path, role: "viewer" });
  const editor = await addColleague(app, { admin, path, role: "editor" });

  const text = await readText(viewer, `${path}/feeds`);

  assert.match(text, /one of what is filtered out\. Admins and editors make the addresses\./);
  assert.doesNotMatch(text, /Hand out|Give each reader/);
  assert.match(await readText(editor, `${path}/feeds`), /Hand out .* Give each reader/);
});

pgliteTest("PI-28: nothing on the panel says that the feeds are open to all", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  await issueAddress(persona, path);

  const text = await readText(persona, `${path}/feeds`);

  assert.match(text, /one feed of what has passed, one of what is filtered out/);
  assert.doesNotMatch(text, /\b(public|without a key|anyone can)\b/i);
});

databaseTest("PI-17: an address is shown once, both feeds of it, and opens them", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const path = await addWorkspace(persona);

  const response = await post(persona, `${path}/feeds`, { id: uuidv7(), label: "Kitchen tablet" });

  assert.deepEqual([response.status, response.headers.get("cache-control")], [200, "no-store"]);
  const html = await response.text();
  const urls = workspaceUrlsIn(html);
  assert.match(
    textOf(html),
    /“Kitchen tablet” is ready This is the only time that these addresses/,
  );
  assert.match(textOf(html), /whoever has one of them can read both feeds\./);
  assert.deepEqual(urls.map((url) => new URL(url).pathname), [
    `/api/intelligence${path}/rss`,
    `/api/intelligence${path}/rss/filtered`,
  ]);
  for (const url of urls) {
    const poll = await app.fetch(url);
    assert.equal(poll.status, 200, url);
    await poll.body?.cancel();
  }
  const secret = new URL(urls[0] ?? "").searchParams.get("token") ?? "";
  const pages = ["", "/feeds", "/feeds/new", "/members", "/settings"];
  const shown = await Promise.all(pages.map((below) => readHtml(persona, path + below)));
  assert.equal(shown.join("").includes(secret), false);
  assert.equal((await storedText(db)).includes(secret), false);
  assert.equal(app.logLines.join("").includes(secret), false);
});

pgliteTest("the addresses begin with FRONTEND_URL where there is one", async (db) => {
  const app = await openTestApp(db, { env: { FRONTEND_URL: "https://feeds.example.org" } });
  const persona = await addPersona(app, { cookieName: "__Host-session" });
  const path = await addWorkspace(persona);

  const { urls } = await issueAddress(persona, path);

  assert.deepEqual(
    urls.map((url) => new URL(url).origin),
    Array(2).fill("https://feeds.example.org"),
  );
});

databaseTest("POST …/feeds sent twice issues one address and says so", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const path = await addWorkspace(persona);
  const { id, urls } = await issueAddress(persona, path);

  const again = await post(persona, `${path}/feeds`, { id, label: "Kitchen tablet" });

  assert.equal(again.status, 303);
  const html = await readHtml(persona, locationOf(again));
  assert.match(textOf(html), /This address has been made already, and it can't be shown again\./);
  assert.deepEqual(workspaceUrlsIn(html), []);
  assert.equal((await db.selectFrom("intelligence_feed_tokens").select("id").execute()).length, 1);
  const poll = await app.fetch(urls[0] ?? "");
  assert.equal(poll.status, 200);
  await poll.body?.cancel();
});

databaseTest("PI-21: a new address leaves those before it as they are", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const path = await addWorkspace(persona);
  const first = await issueAddress(persona, path, { label: "First" });

  await issueAddress(persona, path, { label: "Second" });

  const poll = await app.fetch(first.urls[0] ?? "");
  assert.equal(poll.status, 200);
  await poll.body?.cancel();
  assert.match(await readText(persona, `${path}/feeds`), /Second .* First/);
});

const REFUSED: [name: string, values: Record<string, string>, text: RegExp][] = [
  ["PI-16: no label", { label: "" }, /<a href="#label">Label: Fill this in\./],
  ["a label of blanks", { label: " \t " }, /<a href="#label">Label: Fill this in\./],
  ["a label that is too long", { label: "x".repeat(101) }, /Label: Use at most 100 characters\./],
  ["U+0000", { label: "a\0" }, /Label: This holds a character that can't be stored/],
  ["an id that is none", { id: "1" }, /This points to nothing that exists\./],
];

for (const [name, values, text] of REFUSED) {
  pgliteTest(`POST …/feeds refuses ${name} and keeps what was typed`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const path = await addWorkspace(persona);
    const form = { id: uuidv7(), label: "Kitchen tablet", ...values };

    const response = await post(persona, `${path}/feeds`, form);

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, text);
    assert.equal(valueOf(html, "label"), form.label);
    const rows = await db.selectFrom("intelligence_feed_tokens").select("id").execute();
    assert.deepEqual(rows, []);
  });
}
