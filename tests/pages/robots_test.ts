/** No search engine is let in (CASES 115, 116). */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";

pgliteTest("robots.txt closes everything and names nothing", async (db) => {
  const app = await openTestApp(db);

  const answer = await app.fetch("/robots.txt");

  assert.equal(answer.status, 200);
  assert.equal(await answer.text(), "User-agent: *\nDisallow: /\n");
  for (const path of ["/sitemap.xml", "/sitemap.txt", "/.well-known/sitemap.xml"]) {
    assert.equal((await app.fetch(path)).status, 404, path);
  }
});

pgliteTest("pages and what is not there ask search engines to stay away", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  for (const path of ["/", "/settings/feeds", "/sign-in", "/setup", "/nothing", "/robots.txt"]) {
    for (const answer of [await ada.fetch(path), await app.fetch(path)]) {
      await answer.body?.cancel();
      assert.equal(answer.headers.get("x-robots-tag"), "noindex, nofollow", path);
    }
  }
});
