/** The page that lists feeds, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { textOf } from "./html.ts";

const HOUR_MS = 60 * 60 * 1000;

databaseTest("GET /settings/feeds tells what a feed is where there is none", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const html = await (await persona.fetch("/settings/feeds")).text();

  assert.match(html, /<title>Feeds · Settings · Mycorrhizal Feeds<\/title>/);
  assert.match(textOf(html), /No feeds yet/);
  assert.match(html, /<a href="\/settings\/feeds\/new"/);
});

databaseTest("GET /settings leads to the feeds", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const response = await persona.fetch("/settings");

  assert.equal(response.status, 303);
  assert.equal(response.headers.get("location"), "/settings/feeds");
});

databaseTest("GET /settings/feeds lists a feed with all but its secret", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const ada = await create(persona, "contacts", { display_name: "Ada & Co" });
  await create(persona, "feeds", {
    name: "Server <home>",
    kind: "contact",
    entity_id: ada.id,
    detail: "full",
  });
  app.setNow(new Date(START.getTime() + 3 * HOUR_MS));

  const html = await (await persona.fetch("/settings/feeds")).text();

  assert.match(
    textOf(html),
    /Server <home> Full Ada & Co Created 3 hours ago Last read never Rotate Revoke 1 of 50 feeds/,
  );
  assert.ok(html.includes(`href="/contacts/${ada.id}"`));
  assert.equal(html.includes("mycorrhizal_feed_"), false);
  const { token_hash } = await db.selectFrom("feeds").select("token_hash")
    .executeTakeFirstOrThrow();
  assert.equal(html.includes(token_hash), false);
});

const LAST_READS: [hoursAgo: number, text: string][] = [
  [0, "within the last hour"],
  [2, "2 hours ago"],
  [24 * 8, "1 March 2026"],
];

for (const [hoursAgo, text] of LAST_READS) {
  databaseTest(`GET /settings/feeds says "${text}" after ${hoursAgo} hours`, async (db) => {
    const app = await openTestApp(db);
    const persona = await addPersona(app);
    const { url } = await create(persona, "feeds", { name: "Tablet", kind: "aggregate" });
    await (await app.fetch(String(url))).body?.cancel();
    await app.site.tasks.idle();
    app.setNow(new Date(START.getTime() + hoursAgo * HOUR_MS));

    const html = await (await persona.fetch("/settings/feeds")).text();

    assert.ok(textOf(html).includes(`Last read ${text}`));
  });
}

databaseTest("the feeds' pages show nothing of another person's feeds", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const feed = await create(owner, "feeds", { name: "Kitchen tablet", kind: "aggregate" });

  const list = await stranger.fetch("/settings/feeds");
  const revocation = await stranger.fetch(`/settings/feeds/${feed.id}/revocation`);

  assert.equal((await list.text()).includes("Kitchen tablet"), false);
  assert.equal(revocation.status, 404);
  assert.equal((await revocation.text()).includes("Kitchen tablet"), false);
});
