/** The page on which a feed is revoked, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { textOf } from "./html.ts";

databaseTest("GET …/revocation names the feed and what becomes of it", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const feed = await create(persona, "feeds", { name: "Kitchen tablet", kind: "aggregate" });

  const html = await (await persona.fetch(`/settings/feeds/${feed.id}/revocation`)).text();

  const text = textOf(html);
  assert.match(html, /<button type="submit" class="[^"]*">Revoke “Kitchen tablet”<\/button>/);
  assert.match(text, /The address stops working at once\./);
  assert.match(text, /Copies that readers have already made stay with them\./);
});

databaseTest("POST …/revocation ends the feed and says so on the list", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const feed = await create(persona, "feeds", { name: "Kitchen tablet", kind: "aggregate" });
  const kept = await create(persona, "feeds", { name: "Phone", kind: "aggregate" });

  const response = await persona.fetch(`/settings/feeds/${feed.id}/revocation`, { method: "POST" });

  assert.equal(response.status, 303);
  const location = response.headers.get("location") ?? "";
  const text = textOf(await (await persona.fetch(location)).text());
  assert.match(text, /The feed is revoked\..* Phone .* 1 of 50 feeds/);
  assert.equal(text.includes("Kitchen tablet"), false);
  const [ended, going] = [await app.fetch(String(feed.url)), await app.fetch(String(kept.url))];
  assert.deepEqual([ended.status, going.status], [404, 200]);
  await going.body?.cancel();
});

databaseTest("…/revocation is not there for what is no active feed of one's own", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const feed = await create(owner, "feeds", { name: "Kitchen tablet", kind: "aggregate" });
  const gone = await create(stranger, "feeds", { name: "Phone", kind: "aggregate" });
  await stranger.fetch(`/settings/feeds/${gone.id}/revocation`, { method: "POST" });

  for (const id of [feed.id, gone.id, uuidv7(), "no-uuid"]) {
    for (const method of ["GET", "POST"]) {
      const response = await stranger.fetch(`/settings/feeds/${id}/revocation`, { method });
      assert.equal(response.status, 404, `${method} ${id}`);
      await response.body?.cancel();
    }
  }
  const poll = await app.fetch(String(feed.url));
  assert.equal(poll.status, 200);
  await poll.body?.cancel();
});

databaseTest("GET /settings/feeds says nothing for a notice that does not exist", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const html = await (await persona.fetch("/settings/feeds?notice=<b>hacked</b>")).text();

  assert.equal(html.includes("hacked"), false);
  assert.equal(html.includes(`role="status"`), false);
});
