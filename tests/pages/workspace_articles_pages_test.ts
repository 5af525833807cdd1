/** The articles of a workspace: the list, the form, the verdicts, without JavaScript. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { locationOf, post, readHtml, readText } from "./forms.ts";
import { chosenIn, elementsOf, textOf, valueOf } from "./html.ts";
import { addArticle, addColleague, addWorkspace, ARTICLE } from "./workspace_forms.ts";

pgliteTest("GET /workspaces/:id says how articles come in while there are none", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const viewer = await addColleague(app, { admin, path, role: "viewer" });

  const html = await readHtml(admin, path);

  assert.match(html, /<title>Articles · Media desk · Workspaces · Mycorrhizal Feeds<\/title>/);
  assert.match(textOf(html), /No articles yet .* add one by hand, import an RSS or Atom file/);
  const links = elementsOf(html, "a").map((link) => link.get("href"));
  for (const href of [`${path}/articles/new`, `${path}/articles/import`, "/api/docs"]) {
    assert.ok(links.includes(href), href);
  }
  assert.match(await readText(viewer, path), /Nobody has added an article so far\./);
});

databaseTest("POST …/articles/new adds an article and marks it on the list", async (db) => {
  const persona = await addPersona(await openTestApp(db), { timeZone: "Europe/Berlin" });
  const path = await addWorkspace(persona);

  const response = await post(persona, `${path}/articles/new`, {
    ...ARTICLE,
    author: "Ada Lovelace",
    summary: "First line\r\n<b>second</b> line",
    verdict: "passed",
    reason: "Well sourced",
  });

  assert.equal(response.status, 303);
  const html = await readHtml(persona, locationOf(response));
  assert.match(textOf(html), /remembers Passed Just saved From example\.org By Ada/);
  assert.match(textOf(html), /Published 2 days ago Decided by a person/);
  assert.match(textOf(html), /<b>second<\/b> line Reason: Well sourced/);
  const [link] = elementsOf(html, "a").filter((a) => a.get("href") === ARTICLE.url);
  assert.equal(link?.get("rel"), "noreferrer");
  const rows = await db.selectFrom("articles").select(["published_at", "summary"]).execute();
  assert.deepEqual(rows, [{
    published_at: new Date("2026-02-27T09:00:00Z"),
    summary: "First line\n<b>second</b> line",
  }]);
});

databaseTest("POST …/articles/new sent twice keeps one article, brought up to date", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const first = await addArticle(persona, path);

  const second = await addArticle(persona, path, { title: "The river, corrected" });

  assert.equal(second, first);
  assert.match(await readText(persona, path), /All \(1\) .* The river, corrected/);
});

const REFUSED: [name: string, values: Record<string, string>, text: RegExp][] = [
  ["no address", { url: "" }, /<a href="#url">Web address: Fill this in\./],
  ["an address of another kind", { url: "javascript:alert(1)" }, /Web address: Enter a whole/],
  ["an address without its scheme", { url: "example.org" }, /Web address: Enter a whole address/],
  ["no title", { title: " " }, /<a href="#title">Title: Fill this in\./],
  ["a title that is too long", { title: "x".repeat(201) }, /Title: Use at most 200 characters\./],
  ["no date", { published_at: "" }, /<a href="#published-at">Published: Fill this in\./],
  ["a day that there is not", { published_at: "2026-02-30T10:00" }, /Published: There is no such/],
  ["a verdict that there is not", { verdict: "maybe" }, /<a href="#verdict">Verdict: Choose one/],
  [
    "a reason without a verdict",
    { reason: "Because" },
    /<a href="#reason">Reason: A reason goes with a verdict: choose passed or filtered out/,
  ],
  ["a summary that is too long", { summary: "x".repeat(20_001) }, /Summary: Use at most 20,000/],
];

for (const [name, values, text] of REFUSED) {
  pgliteTest(`POST …/articles/new refuses ${name} and keeps what was typed`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const path = await addWorkspace(persona);
    const form = { ...ARTICLE, author: "Ada", ...values };

    const response = await post(persona, `${path}/articles/new`, form);

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, text);
    assert.equal(valueOf(html, "author"), "Ada");
    assert.equal(valueOf(html, "url"), form.url);
    assert.equal(valueOf(html, "title"), form.title);
    assert.equal(valueOf(html, "published_at"), form.published_at);
    assert.equal((await db.selectFrom("articles").select("id").execute()).length, 0);
  });
}

pgliteTest("GET …/articles/new begins with now, on the reader's clocks", async (db) => {
  const persona = await addPersona(await openTestApp(db), { timeZone: "Asia/Tokyo" });
  const path = await addWorkspace(persona);

  const html = await readHtml(persona, `${path}/articles/new`);

  assert.equal(valueOf(html, "published_at"), "2026-03-01T21:00");
  assert.deepEqual(chosenIn(html), [""]);
});

databaseTest(
  "GET /workspaces/:id?verdict= shows those alone, with the count of each",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const path = await addWorkspace(persona);
    await addArticle(persona, path, { url: "https://a.example/1", title: "Open one" });
    for (const [url, verdict] of [["2", "passed"], ["3", "filtered"], ["4", "filtered"]]) {
      const title = `A ${verdict} one`;
      await addArticle(persona, path, {
        url: `https://a.example/${url}`,
        title,
        verdict: `${verdict}`,
      });
    }
    const counts = /All \(4\) Undecided \(1\) Passed \(1\) Filtered out \(2\)/;

    for (const [verdict, shown] of [["undecided", "Open one"], ["passed", "A passed one"]]) {
      const html = await readHtml(persona, `${path}?verdict=${verdict}`);
      const titles = [...html.matchAll(/<h2><a [^>]*>([^<]*)/g)].map(([, title]) => title);
      assert.deepEqual(titles, [shown]);
      assert.match(textOf(html), counts);
      const current = elementsOf(html, "a").filter((a) => a.get("aria-current") === "page");
      assert.deepEqual(current.at(-1)?.get("href"), `${path}?verdict=${verdict}`);
    }
    const all = await readText(persona, `${path}?verdict=<b>`);
    for (const title of ["Open one", "A passed one", "A filtered one"]) {
      assert.ok(
        all.includes(title),
      );
    }
  },
);

pgliteTest("GET /workspaces/:id says so when no article has the verdict", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  await addArticle(persona, path);

  const html = await readHtml(persona, `${path}?verdict=passed`);

  assert.match(textOf(html), /No articles of this kind .* Show all/);
});

pgliteTest("the articles' page says nothing of what did not happen", async (db) => {
  const app = await openTestApp(db);
  const [persona, other] = [await addPersona(app), await addPersona(app)];
  const [path, foreign] = [await addWorkspace(persona), await addWorkspace(other)];
  const secret = await addArticle(other, foreign, { title: "Secret article" });

  for (
    const query of [`notice=article_saved&article=${secret}`, "notice=article_saved&article=1"]
  ) {
    const html = await readHtml(persona, `${path}?${query}`);
    assert.equal(html.includes(`role="status"`), false, query);
    assert.equal(html.includes("Secret"), false);
  }
});

pgliteTest("a long summary is cut for the eye alone", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const summary = Array.from({ length: 3_000 }, (_, number) => number).join(" ");
  await addArticle(persona, path, { summary });

  const text = await readText(persona, path);

  assert.match(text, /Show the rest/);
  assert.ok(text.replace("Show the rest ", "").includes(summary));
});

databaseTest("the articles speak German, in the reader's zone", async (db) => {
  const persona = await addPersona(await openTestApp(db), {
    language: "de",
    timeZone: "Asia/Tokyo",
  });
  const path = await addWorkspace(persona);
  await addArticle(persona, path, { published_at: "2026-01-02T00:30", verdict: "passed" });

  const text = await readText(persona, path);

  assert.match(
    text,
    /Durchgelassen Quelle example\.org Veröffentlicht 2\. Januar 2026 Entschieden durch eine Person/,
  );
});
