/** What a workspace's feeds say: their channel, and the articles that they show. */
import assert from "node:assert/strict";
import { textAsHtml } from "../../lib/syndication/html_text.ts";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { curate, passedArticle } from "./curating.ts";
import { asPosted, open, poll } from "./polling.ts";

const HOUR_MS = 60 * 60 * 1000;

databaseTest("a feed is said in the language of its workspace", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app, { language: "de" });
  const { passed } = await (await curate(app, ada, "Redaktion")).issue();
  const { channel } = await poll(app, passed);
  assert.equal(channel.title, "Redaktion: durchgelassen");
  assert.match(channel.description ?? "", /„Redaktion“/);
});

databaseTest("without FRONTEND_URL the channel's link is at the request's origin", async (db) => {
  const app = await openTestApp(db);
  const { passed, workspaceId } = await open(app);
  const { channel } = await poll(app, `http://192.0.2.7:9000${passed}`);
  assert.equal(channel.link, `http://192.0.2.7:9000/workspaces/${workspaceId}`);
});

databaseTest("an item is what its article says", async (db) => {
  const app = await openTestApp(db);
  const { passed, post } = await open(app);
  const summary = "First & second\nline: <b>not bold</b>";
  const [article] = await post({
    url: "https://example.org/ä?a=1&b=2#part",
    title: "Smith & Sons <script>alert(1)</script>",
    summary,
    author: "Ada Lovelace",
    published_at: "2026-02-01T09:30:00.500+01:00",
    verdict: "passed",
    reason: "Reason of the editors",
  });
  const { items, document } = await poll(app, passed);
  const [item] = items;
  assert.match(item?.guid ?? "", /^urn:uuid:[0-9a-f-]{36}$/);
  assert.equal(item?.guid?.includes(article?.id ?? "?"), false, "it tells no row's id");
  assert.deepEqual({ ...item, guid: "" }, {
    guid: "",
    title: "Smith & Sons <script>alert(1)</script>",
    link: "https://example.org/%C3%A4?a=1&b=2#part",
    pubDate: "Sun, 01 Feb 2026 08:30:00 GMT",
    "dc:creator": "Ada Lovelace",
    description: textAsHtml(summary),
  });
  assert.doesNotMatch(document, /Reason of|Kitchen tablet/, "nor why, nor who reads");
});

databaseTest(
  "each feed holds its own verdict alone, and nothing of others (CASES 118)",
  async (db) => {
    const app = await openTestApp(db);
    const one = await open(app);
    const other = await open(app);
    const states = {
      passed: passedArticle("passed", { reason: "Reason of the editors" }),
      filtered: passedArticle("filtered", { verdict: "filtered", reason: "Reason of a rule" }),
      undecided: passedArticle("undecided", { verdict: undefined }),
      future: asPosted(passedArticle("future", {
        published_at: new Date(START.getTime() + HOUR_MS),
      })),
    };
    await one.post(...Object.values(states).map(asPosted));
    await other.post(asPosted(passedArticle("elsewhere")));

    const titlesOf = async (target: string) => {
      const { items, document } = await poll(app, target);
      assert.doesNotMatch(document, /Reason of|Kitchen tablet/);
      return items.map(({ title }) => title);
    };
    assert.deepEqual(await titlesOf(one.passed), ["Title of passed"]);
    assert.deepEqual(await titlesOf(one.filtered), ["Title of filtered"]);
    assert.deepEqual(await titlesOf(other.passed), ["Title of elsewhere"]);
    assert.deepEqual(await titlesOf(other.filtered), []);
  },
);

databaseTest(
  "an article appears once its time has come, though nothing is written (CASES 73, 74)",
  async (db) => {
    const app = await openTestApp(db);
    const { passed, post } = await open(app);
    const soon = new Date(START.getTime() + HOUR_MS);
    await post(asPosted(passedArticle("soon", { published_at: soon })));
    const before = await poll(app, passed);
    app.setNow(soon);
    const after = await poll(app, passed);
    assert.deepEqual([before.items.length, after.items.length], [0, 1]);
    assert.notEqual(before.etag, after.etag);
  },
);
