/**
 * Who may read a workspace's feeds (PI-1 to PI-6, PI-13 of the TECH). Each assertion is shown to fail
 * against a handler that lacks the check which it is about: what passes without authentication
 * proves nothing about it.
 */
import assert from "node:assert/strict";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { curate, type Curation, type IssuedAddress, passedArticle } from "./curating.ts";
import { bytesOf } from "./polling.ts";
import { readRss } from "./rss_reader.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";

type Poll = (target: string, init?: RequestInit) => Promise<Response>;

interface World {
  app: TestApp;
  one: Curation & { address: IssuedAddress };
  other: Curation & { address: IssuedAddress };
}

async function openWorld(app: TestApp): Promise<World> {
  const ada = await addPersona(app);
  const open = async (name: string) => {
    const curation = await curate(app, ada, name);
    const filtered = passedArticle(`${name}-dull`, { verdict: "filtered" });
    await curation.post(passedArticle(`${name}-news`), filtered);
    return { ...curation, address: await curation.issue() };
  };
  return { app, one: await open("One"), other: await open("Other") };
}

const FEEDS = ["passed", "filtered"] as const;

/** A test, and how it fails against a handler without the check. */
function guardedTest(
  name: string,
  assertGuarded: (poll: Poll, world: World) => Promise<void>,
  withoutCheck: (world: World) => Poll,
): void {
  databaseTest(name, async (db) => {
    const world = await openWorld(await openTestApp(db));
    await assertGuarded(world.app.fetch, world);
  });
  databaseTest(`${name}, and fails against a handler without the check`, async (db) => {
    const world = await openWorld(await openTestApp(db));
    await assert.rejects(assertGuarded(withoutCheck(world), world), assert.AssertionError);
  });
}

/** Serves the feed of the path to whoever asks, as a handler without any authentication does. */
function unguarded({ app, one, other }: World): Poll {
  return async (target, init) => {
    const url = new URL(target, "http://localhost:8000");
    const known = [one, other].find(({ workspaceId }) => url.pathname.includes(workspaceId));
    if (known === undefined) return new Response("", { status: 404 });
    url.searchParams.set("token", known.address.secret);
    return await app.fetch(`${url.pathname}${url.search}`, init);
  };
}

/** Looks whether the workspace exists before it looks at the token. */
function existenceFirst({ app, one, other }: World): Poll {
  return async (target, init) => {
    const isKnown = [one, other].some(({ workspaceId }) => target.includes(workspaceId));
    return isKnown ? await app.fetch(target, init) : new Response("", { status: 404 });
  };
}

databaseTest("PI-1: a valid token opens both feeds: 200 with rss and channel", async (db) => {
  const { app, one } = await openWorld(await openTestApp(db));
  const expected = { passed: "Title of One-news", filtered: "Title of One-dull" };
  for (const feed of FEEDS) {
    const answer = await app.fetch(one.address[feed]);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get("content-type"), "application/rss+xml; charset=utf-8");
    const { items } = readRss(await answer.text());
    assert.deepEqual(items.map(({ title }) => title), [expected[feed]]);
  }
});

guardedTest(
  "PI-2: no token is 401, with no feed in the body",
  async (poll, { one }) => {
    for (const feed of FEEDS) {
      for (const query of ["", "?", "?token=", "?token", "?Token=x"]) {
        const answer = await poll(one.address[feed].split("?")[0] + query);
        assert.equal(answer.status, 401);
        assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
        const body = await answer.text();
        assert.doesNotMatch(body, /<|rss|channel/);
        assert.throws(() => readRss(body));
      }
    }
  },
  unguarded,
);

async function missesOf({ app, one, other }: World): Promise<string[]> {
  const revoked = await one.issue("Old phone");
  await app.site.db.updateTable("intelligence_feed_tokens").set({ revoked_at: new Date(0) })
    .where("id", "=", revoked.tokenId).execute();
  const ofFeeds = (secrets: string[], { address }: typeof one) =>
    FEEDS.flatMap((feed) =>
      secrets.map((secret) => `${address[feed].split("?")[0]}?token=${secret}`)
    );
  const { secret } = one.address;
  return ofFeeds([
    "",
    `cfeed_${"A".repeat(43)}`,
    ...fragmentsOf(secret),
    secret.slice(0, -1),
    `${secret}A`,
    `${secret}%20`,
    `${secret},${secret}`,
    secret.toUpperCase(),
    secret.replace("cfeed_", "mycorrhizal_feed_"),
    "%00",
    "x".repeat(8_000),
    revoked.secret,
    other.address.secret,
  ], one);
}

/** What lists show of a secret: a label, and no way in. */
function fragmentsOf(secret: string): string[] {
  const start = secret.slice("cfeed_".length).slice(0, 4);
  return ["cfeed_", start, `cfeed_${start}`, `cfeed_…${start}`];
}

guardedTest(
  "PI-3: an unknown, malformed or revoked token is 401, and no answer tells which",
  async (poll, world) => {
    const seen: Record<string, Set<string>> = { GET: new Set(), HEAD: new Set() };
    for (const [method, answers] of Object.entries(seen)) {
      for (const target of await missesOf(world)) {
        answers.add(await bytesOf(await poll(target, { method })));
      }
      // Far enough from the others that no limit counts.
      world.app.setNow(new Date(START.getTime() + 10 * 60_000));
    }
    const headers = [
      "cache-control: no-store",
      "content-length: 47",
      "content-type: text/plain; charset=utf-8",
      "referrer-policy: no-referrer",
      'www-authenticate: Bearer realm="feeds"',
      "x-content-type-options: nosniff",
      "x-robots-tag: noindex, nofollow, noarchive",
    ];
    const text = "This feed needs an address that is still valid\n";
    assert.deepEqual([...seen.GET ?? []], [[401, ...headers, text].join("\n")]);
    assert.deepEqual([...seen.HEAD ?? []], [[401, ...headers, ""].join("\n")]);
  },
  unguarded,
);

guardedTest(
  "PI-4: a token of another workspace is 401",
  async (poll, { one, other }) => {
    for (const feed of FEEDS) {
      const target = other.address[feed].replace(/token=.*/, `token=${one.address.secret}`);
      assert.equal((await poll(target)).status, 401);
      assert.equal((await poll(one.address[feed])).status, 200);
    }
  },
  unguarded,
);

guardedTest(
  "PI-6: the token comes before the workspace: a bad one at an absent workspace is 401, not 404",
  async (poll, { one }) => {
    const known = one.address.passed;
    const paths = [ABSENT, ABSENT.toUpperCase(), "nothing", "%00", "x".repeat(3_000)];
    for (const secret of [one.address.secret, "wrong", ""]) {
      const atKnown = await poll(known.replace(/token=.*/, "token=wrong"));
      const expected = await bytesOf(atKnown);
      for (const path of paths) {
        const target = `/api/intelligence/workspaces/${path}/rss?token=${secret}`;
        assert.equal(await bytesOf(await poll(target)), expected, path);
      }
    }
  },
  existenceFirst,
);

databaseTest("PI-13: revoking one token leaves another one working", async (db) => {
  const { app, one } = await openWorld(await openTestApp(db));
  const second = await one.issue("Phone");
  await app.site.db.updateTable("intelligence_feed_tokens").set({ revoked_at: new Date(0) })
    .where("id", "=", second.tokenId).execute();

  assert.equal((await app.fetch(second.passed)).status, 401);
  assert.equal((await app.fetch(one.address.passed)).status, 200);
});

databaseTest("a revoked token is never unchanged, whatever validator comes with it", async (db) => {
  const { app, one } = await openWorld(await openTestApp(db));
  const etag = (await app.fetch(one.address.passed)).headers.get("etag") ?? "";
  await app.site.db.updateTable("intelligence_feed_tokens").set({ revoked_at: new Date(0) })
    .execute();

  for (const validator of [etag, `W/${etag}`, "*"]) {
    const answer = await app.fetch(one.address.passed, {
      headers: { "if-none-match": validator },
    });
    assert.equal(answer.status, 401);
  }
});

databaseTest(
  "a token reaches the reader of the query whole: nothing splits at a comma",
  async (db) => {
    const { app, one } = await openWorld(await openTestApp(db));
    const { secret, passed } = one.address;
    const withToken = (token: string) => passed.replace(/token=.*/, `token=${token}`);

    assert.equal((await app.fetch(withToken(secret))).status, 200);
    assert.match(secret, /^cfeed_[A-Za-z0-9_-]{43}$/, "the alphabet has no comma to split at");
    for (const list of [`${secret},x`, `x,${secret}`, `${secret}%2C`, `,${secret}`]) {
      assert.equal((await app.fetch(withToken(list))).status, 401, list);
    }
  },
);

databaseTest("a signed-in member gets what a stranger gets (CASES 13)", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app, { language: "de" });
  const curation = await curate(app, ada);
  await curation.post(passedArticle("news"), passedArticle("secret", { verdict: undefined }));
  const { passed } = await curation.issue();

  const answers = [
    await app.fetch(passed, { headers: { "accept-language": "fr" } }),
    await ada.fetch(passed),
    await (await addPersona(app)).fetch(passed),
    await app.fetch(passed, { headers: { authorization: "Bearer nonsense" } }),
  ];
  const seen = await Promise.all(answers.map(bytesOf));
  assert.equal(new Set(seen).size, 1);
  assert.doesNotMatch(seen[0] ?? "", /Title of secret|set-cookie/);
});
