/** What a workspace's feeds serve to whoever may read them (DESIGN section 8). */
import assert from "node:assert/strict";
import { NoConnection } from "../../db/errors.ts";
import type { EdgeCache } from "../../lib/workspaces/edge_cache/edge_cache.ts";
import { decideArticle } from "../../lib/workspaces/articles.ts";
import { updateWorkspace } from "../../lib/workspaces/workspaces.ts";
import { write } from "../../lib/work/write.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { curate, passedArticle } from "./curating.ts";
import { readRss } from "./rss_reader.ts";

const HOUR_MS = 60 * 60 * 1000;
const ENV = { FRONTEND_URL: "https://feeds.example.org" };

/** Says which tag it was asked about. */
const TELLING_CACHE: EdgeCache = {
  headers: (tag) => ({ "cache-control": "public, max-age=0, s-maxage=900", "cache-tag": tag }),
  purge: () => Promise.resolve(),
};

async function open(app: TestApp, name?: string) {
  const ada = await addPersona(app);
  const curation = await curate(app, ada, name);
  const actor = { kind: "user", userId: ada.user.id, via: "session" } as const;
  return { ada, actor, ...curation, ...await curation.issue() };
}

async function poll(app: TestApp, target: string) {
  const answer = await app.fetch(target);
  const document = await answer.text();
  assert.equal(answer.status, 200, document);
  return { etag: answer.headers.get("etag") ?? "", document, ...readRss(document) };
}

databaseTest("PI-7: a valid token without articles gives 200 and no item", async (db) => {
  const app = await openTestApp(db, { env: ENV });
  const { passed, filtered, workspaceId } = await open(app, "A&B");
  const titles = { [passed]: "A&B: passed", [filtered]: "A&B: filtered out" };
  for (const [target, title] of Object.entries(titles)) {
    const { channel, items } = await poll(app, target);
    assert.deepEqual(items, []);
    assert.equal(channel.title, title);
    assert.match(channel.description ?? "", /“A&B”/);
    assert.equal(channel.link, `https://feeds.example.org/workspaces/${workspaceId}`);
    assert.equal(channel.lastBuildDate, START.toUTCString(), "when the workspace was made");
  }
});

databaseTest("PI-8: a database that fails gives 500, and never an empty 200", async (db) => {
  const app = await openTestApp(db);
  const { passed } = await open(app);
  await db.schema.alterTable("articles").renameTo("gone").execute();
  const failed = await app.fetch(passed);
  await db.schema.alterTable("gone").renameTo("articles").execute();
  const unreachable = await openTestApp(db.withPlugin({
    transformQuery: () => {
      throw new NoConnection("no connection");
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }));

  for (const answer of [failed, await unreachable.fetch(passed)]) {
    assert.equal(answer.status, 500);
    assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
    assert.equal(answer.headers.get("cache-control"), "no-store");
    assert.equal(await answer.text(), "The feed cannot be read now\n");
  }
  assert.doesNotMatch(app.logLines.join("\n"), /cfeed_|select /);
});

databaseTest("PI-10: a feed has no link to itself, with the token or without", async (db) => {
  const app = await openTestApp(db);
  const { passed, secret, post } = await open(app);
  await post(passedArticle("news"));
  const { document } = await poll(app, passed);
  assert.doesNotMatch(document, /self|atom|cfeed_/);
  assert.equal(document.includes(secret), false);
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
  });
  const { items } = await poll(app, passed);
  const [item] = items;
  assert.match(item?.guid ?? "", /^urn:uuid:[0-9a-f-]{36}$/);
  assert.equal(item?.guid?.includes(article?.id ?? "?"), false, "it tells no row's id");
  assert.deepEqual({ ...item, guid: "" }, {
    guid: "",
    title: "Smith & Sons <script>alert(1)</script>",
    link: "https://example.org/%C3%A4?a=1&b=2#part",
    pubDate: "Sun, 01 Feb 2026 08:30:00 GMT",
    "dc:creator": "Ada Lovelace",
    description: "First & second<br>\nline: &lt;b>not bold&lt;/b>",
  });
});

databaseTest(
  "a feed shows the 50 newest, newest first, ties in one order (CASES 128)",
  async (db) => {
    const app = await openTestApp(db);
    const { passed, post } = await open(app);
    const articles = Array.from(
      { length: 60 },
      (_, index) =>
        passedArticle(`a${String(index).padStart(2, "0")}`, {
          published_at: new Date(START.getTime() - Math.floor(index / 3) * HOUR_MS),
        }),
    );
    const posted = await post(...articles.map((article) => asPosted(article)));
    const expected = posted
      .toSorted((a, b) =>
        b.published_at.getTime() - a.published_at.getTime() || (a.id < b.id ? 1 : -1)
      )
      .slice(0, 50).map(({ title }) => title);

    const first = await poll(app, passed);
    assert.deepEqual(first.items.map(({ title }) => title), expected);
    assert.equal((await poll(app, passed)).document, first.document);
  },
);

function asPosted(article: object): object {
  return JSON.parse(JSON.stringify(article));
}

databaseTest(
  "each feed holds its own verdict alone, and nothing of others (CASES 118)",
  async (db) => {
    const app = await openTestApp(db);
    const one = await open(app);
    const other = await open(app);
    const states = {
      passed: passedArticle("passed"),
      filtered: passedArticle("filtered", { verdict: "filtered" }),
      undecided: passedArticle("undecided", { verdict: undefined }),
      future: asPosted(passedArticle("future", {
        published_at: new Date(START.getTime() + HOUR_MS),
      })),
    };
    await one.post(...Object.values(states).map(asPosted));
    await other.post(asPosted(passedArticle("elsewhere")));

    const titlesOf = async (target: string) =>
      (await poll(app, target)).items.map(({ title }) => title);
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

databaseTest(
  "every change of what is shown moves the validator, and nothing else does (CASES 67, 92, 94, 97)",
  async (db) => {
    const app = await openTestApp(db);
    const { passed, post, workspaceId, userId, actor } = await open(app);
    const article = asPosted(passedArticle("news"));
    const [stored] = await post(article);
    const seen = [await poll(app, passed)];
    const laterBy = (hours: number) => app.setNow(new Date(START.getTime() + hours * HOUR_MS));

    laterBy(1);
    await post(article);
    const again = await poll(app, passed);
    assert.equal(again.document, seen[0]?.document, "posted again as it was");
    assert.equal(again.channel.lastBuildDate, START.toUTCString(), "never the time of the request");

    const change = async (work: () => Promise<unknown>) => {
      await work();
      seen.push(await poll(app, passed));
    };
    await change(() => post({ ...article, title: "Another title" }));
    assert.equal(
      seen.at(-1)?.channel.lastBuildDate,
      new Date(START.getTime() + HOUR_MS)
        .toUTCString(),
    );
    const member = { workspaceId, userId };
    await change(() =>
      write(
        app.site,
        actor,
        (unit) => updateWorkspace(unit, { ...member, patch: { name: "Renamed" } }),
      )
    );
    await change(() =>
      write(
        app.site,
        actor,
        (unit) => updateWorkspace(unit, { ...member, patch: { language: "de" } }),
      )
    );
    await change(() =>
      write(app.site, actor, (unit) =>
        decideArticle(unit, {
          ...member,
          articleId: stored?.id ?? "",
          input: { verdict: "filtered", reason: undefined },
        }))
    );
    assert.equal(new Set(seen.map(({ etag }) => etag)).size, seen.length);
    assert.deepEqual(seen.at(-1)?.items, []);
  },
);

databaseTest(
  "a guid outlasts a change of text, verdict, host and token (CASES 79, 80, 82)",
  async (db) => {
    const app = await openTestApp(db);
    const { passed, filtered, post, issue } = await open(app);
    const article = asPosted(passedArticle("news"));
    await post(article, asPosted(passedArticle("other")));
    const guidOf = async (target: string) =>
      (await poll(app, target)).items.find(({ title }) => title !== "Title of other")?.guid;
    const guid = await guidOf(passed);
    assert.match(guid ?? "", /^urn:uuid:/);

    assert.equal(await guidOf((await issue("Second")).passed), guid);
    const elsewhere = await openTestApp(db, { env: { FRONTEND_URL: "https://other.example" } });
    assert.equal((await poll(elsewhere, passed)).items.some((item) => item.guid === guid), true);
    await post({ ...article, title: "Renamed", verdict: "filtered" });
    assert.equal(await guidOf(filtered), guid);
  },
);

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

databaseTest("without an edge cache no cache may keep a feed", async (db) => {
  const app = await openTestApp(db);
  const { passed, post } = await open(app);
  await post(passedArticle("news"));
  const answer = await app.fetch(passed);
  const headers = Object.fromEntries(answer.headers);
  assert.match(headers.etag ?? "", /^"[0-9a-f]{64}"$/);
  assert.equal(headers["content-length"], String((await answer.arrayBuffer()).byteLength));
  assert.deepEqual({ ...headers, etag: "", "content-length": "" }, {
    "cache-control": "private, max-age=0, must-revalidate",
    "content-length": "",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": "application/rss+xml; charset=utf-8",
    "cross-origin-resource-policy": "cross-origin",
    "etag": "",
    "referrer-policy": "no-referrer",
    "vary": "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow, noarchive",
  });
});

databaseTest(
  "an edge cache may keep 200 and 304 under the token's tag, and nothing else",
  async (db) => {
    const app = await openTestApp(db, { edgeCache: TELLING_CACHE });
    const { passed, filtered, tokenId, issue } = await open(app);
    const second = await issue("Second");
    const { etag } = await poll(app, passed);
    const told = (answer: Response) => [
      answer.status,
      answer.headers.get("cache-control"),
      answer.headers.get("cache-tag"),
    ];
    const kept = "public, max-age=0, s-maxage=900";
    const tag = `feed-token-${tokenId}`;
    const unchanged = await app.fetch(passed, { headers: { "if-none-match": etag } });
    assert.deepEqual(told(await app.fetch(passed)), [200, kept, tag]);
    assert.deepEqual(told(await app.fetch(filtered)), [200, kept, tag]);
    assert.deepEqual(told(await app.fetch(passed, { method: "HEAD" })), [200, kept, tag]);
    assert.deepEqual(told(unchanged), [304, kept, tag]);
    assert.deepEqual(told(await app.fetch(second.passed)), [
      200,
      kept,
      `feed-token-${second.tokenId}`,
    ]);
    assert.deepEqual(told(await app.fetch(`${passed}x`)), [401, "no-store", null]);
    assert.deepEqual(told(await app.fetch(passed, { method: "POST" })), [405, "no-store", null]);
  },
);

databaseTest("an edge cache may not keep an answer that was long in coming", async (db) => {
  const app = await openTestApp(db, { edgeCache: TELLING_CACHE });
  const { passed } = await open(app);
  const answerAfter = async (ms: number) => {
    const slow = await openTestApp(
      db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult({ result }) {
          slow.setNow(new Date(START.getTime() + ms));
          return Promise.resolve(result);
        },
      }),
      { edgeCache: TELLING_CACHE },
    );
    return (await slow.fetch(passed)).headers.get("cache-control");
  };

  assert.equal(await answerAfter(750), "public, max-age=0, s-maxage=900");
  assert.equal(await answerAfter(751), "private, max-age=0, must-revalidate");
});

databaseTest("the RSS surface takes requests as the Atom surface does", async (db) => {
  const app = await openTestApp(db);
  const { passed, post } = await open(app);
  await post(passedArticle("news"));
  const { document, etag } = await poll(app, passed);
  for (const suffix of ["&unknown=parameter", "&token=other", "#items"]) {
    assert.equal((await poll(app, passed + suffix)).document, document);
  }
  for (const accept of ["text/html", "application/json", "application/atom+xml", "*/*", ""]) {
    const answer = await app.fetch(passed, { headers: { accept } });
    assert.equal(answer.headers.get("content-type"), "application/rss+xml; charset=utf-8");
    assert.equal(await answer.text(), document);
  }
  for (const validator of [etag, `W/${etag}`, `"x", ${etag}`, "*", etag.replace(/"$/, '-gzip"')]) {
    const unchanged = await app.fetch(passed, { headers: { "if-none-match": validator } });
    assert.equal(`${unchanged.status} ${await unchanged.text()}`, "304 ");
    assert.equal(unchanged.headers.get("etag"), etag);
    assert.equal(unchanged.headers.get("vary"), "Accept-Encoding");
  }
  const since = { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" };
  assert.equal((await app.fetch(passed, { headers: since })).status, 200);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const refused = await app.fetch(passed, { method });
    assert.equal(refused.status, 405);
    assert.equal(refused.headers.get("allow"), "GET, HEAD");
  }
  const head = await app.fetch(passed, { method: "HEAD" });
  assert.equal(`${head.status} ${await head.text()}`, "200 ");
  assert.deepEqual([...head.headers], [...(await app.fetch(passed)).headers]);
});

databaseTest("a slash too many changes nothing of what a feed answers", async (db) => {
  const app = await openTestApp(db);
  const { passed } = await open(app);
  const [path = "", query = ""] = passed.split("?");
  const expected = [...(await app.fetch(passed)).headers];
  for (const mangled of [`${path}/`, `/${path}`, path.replace("/rss", "//rss")]) {
    const answer = await app.fetch(`http://localhost:8000${mangled}?${query}`);
    assert.equal(answer.status, 200, mangled);
    assert.deepEqual([...answer.headers], expected, mangled);
    const dead = await app.fetch(`http://localhost:8000${mangled}?token=x`);
    assert.equal(dead.headers.get("content-type"), "text/plain; charset=utf-8");
  }
});

databaseTest("polls of both surfaces have one limit, by client address (CASES 110)", async (db) => {
  const app = await openTestApp(db);
  const { passed } = await open(app);
  const bad = `${passed}x`;
  for (let count = 0; count < 60; count++) await app.fetch(count % 2 === 0 ? passed : bad);
  const refusals = [await app.fetch(passed), await app.fetch(bad)];
  for (const refusal of refusals) {
    assert.equal(refusal.status, 429);
    assert.match(refusal.headers.get("retry-after") ?? "", /^\d+$/);
    assert.equal(refusal.headers.get("content-type"), "text/plain; charset=utf-8");
    assert.equal(refusal.headers.get("cache-control"), "no-store");
  }
  assert.equal((await app.fetch("/api/v1/feeds/atom")).status, 429);
  assert.equal((await app.fetch(passed, { clientAddress: "192.0.2.2" })).status, 200);
  app.setNow(new Date(START.getTime() + 10_000));
  assert.equal((await app.fetch(passed)).status, 200);
});

databaseTest(
  "PI-19: a use is noted at most hourly, on 200 and 304, and never on HEAD or a miss",
  async (db) => {
    const app = await openTestApp(db);
    const { passed, tokenId, issue } = await open(app);
    const second = await issue("Second");
    const usedAt = async (id: string) => {
      await app.site.tasks.idle();
      const row = await db.selectFrom("intelligence_feed_tokens").select("last_used_at")
        .where("id", "=", id).executeTakeFirst();
      return row?.last_used_at?.toISOString() ?? null;
    };
    await app.fetch(passed, { method: "HEAD" });
    await app.fetch(`${passed}x`);
    assert.equal(await usedAt(tokenId), null);
    const { etag } = await poll(app, passed);
    assert.equal(await usedAt(tokenId), START.toISOString());
    app.setNow(new Date(START.getTime() + HOUR_MS));
    await poll(app, passed);
    assert.equal(await usedAt(tokenId), START.toISOString());
    const later = new Date(START.getTime() + HOUR_MS + 1);
    app.setNow(later);
    await app.fetch(passed, { headers: { "if-none-match": etag } });
    assert.equal(await usedAt(tokenId), later.toISOString());
    assert.equal(await usedAt(second.tokenId), null, "each has its own note");
  },
);

databaseTest("the log of a poll has no token", async (db) => {
  const app = await openTestApp(db);
  const { passed, secret } = await open(app);
  await app.fetch(passed);
  await app.fetch(`${passed}x`);
  await app.fetch(passed, { method: "HEAD" });
  await app.fetch(passed.replace("?token=", "/"));
  assert.equal(app.logLines.join("\n").includes(secret.slice("cfeed_".length)), false);
  assert.match(app.logLines.join("\n"), /token=\[redacted\]/);
});
