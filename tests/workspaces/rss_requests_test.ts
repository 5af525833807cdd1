/** What the surface of the workspaces' feeds makes of a request: its method, headers, path and number. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { passedArticle } from "./curating.ts";
import { open, poll } from "./polling.ts";

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
