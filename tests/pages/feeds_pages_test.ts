/** Making a feed by its form, as a browser without JavaScript does. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create, feedUrlsIn, postFeed } from "./feed_forms.ts";
import { chosenIn, textOf, valueOf } from "./html.ts";

databaseTest("POST /settings/feeds shows the address that the feed has, this once", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);

  const response = await postFeed(persona);

  const html = await response.text();
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("cache-control"), "no-store");
  const [url = "", ...others] = feedUrlsIn(html);
  assert.deepEqual(others, []);
  assert.match(url, /^http:\/\/localhost:8000\/api\/v1\/feeds\/atom\?token=mycorrhizal_feed_/);
  const poll = await app.fetch(url);
  assert.equal(poll.status, 200);
  await poll.body?.cancel();

  const pages = [
    "/settings/feeds",
    "/settings/feeds/new",
    "/settings/feeds?notice=feed_made_already",
  ];
  for (const path of pages) {
    const later = await (await persona.fetch(path)).text();
    assert.equal(later.includes("mycorrhizal_feed_"), false, path);
  }
  assert.equal(app.logLines.join("\n").includes("mycorrhizal_feed_"), false);
});

databaseTest(
  "POST /settings/feeds begins the address with FRONTEND_URL where it is set",
  async (db) => {
    const app = await openTestApp(db, { env: { FRONTEND_URL: "https://feeds.example.org" } });
    const persona = await addPersona(app);

    const response = await app.fetch("/settings/feeds", {
      method: "POST",
      headers: { cookie: `__Host-${persona.cookie}` },
      body: new URLSearchParams({
        id: uuidv7(),
        name: "Tablet",
        kind: "aggregate",
        detail: "full",
      }),
    });

    assert.match(
      feedUrlsIn(await response.text())[0] ?? "",
      /^https:\/\/feeds\.example\.org\/api\//,
    );
  },
);

databaseTest("POST /settings/feeds sent twice makes one feed and says so", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const id = uuidv7();
  await (await postFeed(persona, { id })).body?.cancel();

  const again = await postFeed(persona, { id });

  assert.equal(again.status, 303);
  const location = again.headers.get("location") ?? "";
  const html = await (await persona.fetch(location)).text();
  assert.match(textOf(html), /This feed has been made already, .* 1 of 50 feeds/);
});

databaseTest("POST /settings/feeds keeps what was typed when it is wrong", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);

  const response = await postFeed(persona, { name: "  ", kind: "contact", detail: "full" });

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.equal(valueOf(html, "name"), "  ");
  assert.deepEqual(chosenIn(html), ["contact", "", "full"]);
  assert.match(
    textOf(html),
    /2 things need another look Name: Fill this in\. Person: Fill this in\./,
  );
  assert.equal((await db.selectFrom("feeds").selectAll().execute()).length, 0);
});

databaseTest("POST /settings/feeds drops the person when the feed is everybody's", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const ada = await create(persona, "contacts", { display_name: "Ada" });

  const response = await postFeed(persona, { kind: "aggregate", entity_id: ada.id });

  assert.equal(response.status, 200);
  await response.body?.cancel();
  const feed = await db.selectFrom("feeds").select(["kind", "entity_id"]).executeTakeFirst();
  assert.deepEqual(feed, { kind: "aggregate", entity_id: null });
});

databaseTest("POST /settings/feeds refuses the 51st and names the way out", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  for (let made = 0; made < 50; made++) await (await postFeed(persona)).body?.cancel();

  const response = await postFeed(persona, { name: "One more" });

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(textOf(html), /can't have more active feeds\. Revoke one first\./);
  assert.equal(valueOf(html, "name"), "One more");
  assert.equal((await db.selectFrom("feeds").selectAll().execute()).length, 50);
});

databaseTest("POST /settings/feeds about another person's contact makes nothing", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const ada = await create(owner, "contacts", { display_name: "Ada" });

  const response = await postFeed(stranger, { kind: "contact", entity_id: ada.id });

  assert.equal(response.status, 404);
  assert.equal((await response.text()).includes("Ada"), false);
  assert.equal((await db.selectFrom("feeds").selectAll().execute()).length, 0);
});
