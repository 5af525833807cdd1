/** What a workspace's feeds serve to whoever may read them (DESIGN section 8). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { NoConnection } from "../../db/errors.ts";
import type { EdgeCache } from "../../lib/workspaces/edge_cache/edge_cache.ts";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { passedArticle } from "./curating.ts";
import { bytesOf, open, poll } from "./polling.ts";

const ENV = { FRONTEND_URL: "https://feeds.example.org" };

/** Says which tag it was asked about. */
const TELLING_CACHE: EdgeCache = {
  headers: (tag) => ({ "cache-control": "public, max-age=0, s-maxage=900", "cache-tag": tag }),
  purge: () => Promise.resolve(),
};

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
  const unreachable = await openTestApp(unreachableDatabase(db));

  for (const answer of [failed, await unreachable.fetch(passed)]) {
    assert.equal(answer.status, 500);
    assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
    assert.equal(answer.headers.get("cache-control"), "no-store");
    assert.equal(await answer.text(), "The feed cannot be read now\n");
  }
  assert.doesNotMatch(app.logLines.join("\n"), /cfeed_|select /);
});

databaseTest(
  "a database that is gone gives the same bytes for any token, which neither they nor the log tell (CASES 7)",
  async (db) => {
    const one = await open(await openTestApp(db));
    const revoked = await one.issue("Old phone");
    await db.updateTable("intelligence_feed_tokens").set({ revoked_at: START })
      .where("id", "=", revoked.tokenId).execute();
    const unreachable = await openTestApp(unreachableDatabase(db));
    const secrets = [one.secret, revoked.secret, mintSecret("workspace_feed_token").secret];

    const seen: string[] = [];
    for (const secret of secrets) {
      const target = one.passed.replace(/token=.*/, `token=${secret}`);
      seen.push(await bytesOf(await unreachable.fetch(target)));
    }

    assert.equal(new Set(seen).size, 1, seen.join("\n\n"));
    assert.match(seen[0] ?? "", /^500\n/);
    const told = [...seen, ...unreachable.logLines].join("\n");
    assert.doesNotMatch(told, /cfeed_|select |\.ts:\d/);
    for (const secret of secrets) assert.equal(told.includes(secret.slice(-43)), false);
  },
);

function unreachableDatabase(db: Db): Db {
  return db.withPlugin({
    transformQuery: () => {
      throw new NoConnection("no connection");
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}

databaseTest("PI-10: a feed has no link to itself, with the token or without", async (db) => {
  const app = await openTestApp(db);
  const { passed, secret, post } = await open(app);
  await post(passedArticle("news"));
  const { document } = await poll(app, passed);
  assert.doesNotMatch(document, /self|atom|cfeed_/);
  assert.equal(document.includes(secret), false);
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
