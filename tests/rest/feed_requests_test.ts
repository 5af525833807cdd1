/** How readers ask for a feed, and what that changes. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { addFeed, poll } from "./published.ts";

databaseTest("a feed answers 200 to a validator that is not its own (CASES 95)", async (db) => {
  const app = await openTestApp(db);
  const url = await addFeed(await addPersona(app));
  const { document, etag } = await poll(app, url);
  const stale: Record<string, string>[] = [
    { "if-modified-since": "not a date" },
    { "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
    { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" },
    { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT", "if-none-match": '"stale"' },
    { "if-none-match": "" },
    { "if-none-match": '"' },
    { "if-match": '"stale"' },
    { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
    { range: "bytes=0-9" },
  ];

  for (const headers of stale) {
    assert.equal((await poll(app, url, { headers })).document, document, JSON.stringify(headers));
  }
  const fresh = { "if-none-match": etag, "if-modified-since": "not a date" };
  assert.equal((await app.fetch(url, { headers: fresh })).status, 304);
});

databaseTest("a feed never leads elsewhere, and to no sign-in (CASES 43, 107)", async (db) => {
  const app = await openTestApp(db, { env: { FRONTEND_URL: "https://feeds.example.org" } });
  const url = new URL(await addFeed(await addPersona(app, { cookieName: "__Host-session" })));
  const asked = [
    `${url}`,
    `http://feeds.example.org${url.pathname}${url.search}`,
    `https://feeds.example.org${url.pathname}/${url.search}`,
    `https://feeds.example.org/${url.pathname}${url.search}`,
    `https://elsewhere.example${url.pathname}${url.search}`,
    `${url}&utm_source=reader`,
    `${url}#entries`,
  ];

  for (const address of asked) {
    for (const method of ["GET", "HEAD"]) {
      const live = await app.fetch(address, { method });
      const dead = await app.fetch(address.replace("token=", "token=x"), { method });
      assert.deepEqual([live.status, dead.status], [200, 404], `${method} ${address}`);
    }
  }
});

databaseTest(
  "a feed is found by its token alone, however the rest is mangled (CASES 31)",
  async (db) => {
    const app = await openTestApp(db);
    const url = await addFeed(await addPersona(app));
    const [path = "", token = ""] = url.split("?token=");
    const queries: [query: string, status: number][] = [
      [`token=${token}`, 200],
      [`token=${token}&amp;level=full`, 200],
      [`level=full&token=${token}`, 200],
      [`token=${token}&token=other`, 200],
      [`level=full&amp;token=${token}`, 404],
      [`token=other&token=${token}`, 404],
      [`Token=${token}`, 404],
      [`token=${token}%0A`, 404],
    ];

    for (const [query, status] of queries) {
      const answer = await app.fetch(`${path}?${query}`);
      await answer.body?.cancel();
      assert.equal(answer.status, status, query);
    }
  },
);
