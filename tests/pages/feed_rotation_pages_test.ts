/** Rotating a feed and revoking all of them, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { create, feedUrlsIn } from "./feed_forms.ts";
import { textOf, valueOf } from "./html.ts";

const TABLET = { name: "Kitchen tablet", kind: "aggregate", detail: "full" };

function postRotation(persona: Persona, feedId: string, id: string): Promise<Response> {
  return persona.fetch(`/settings/feeds/${feedId}/rotation`, {
    method: "POST",
    body: new URLSearchParams({ id }),
  });
}

async function statusOf(app: TestApp, url: unknown): Promise<number> {
  const answer = await app.fetch(String(url));
  await answer.body?.cancel();
  return answer.status;
}

async function follow(persona: Persona, response: Response): Promise<string> {
  assert.equal(response.status, 303);
  const location = response.headers.get("location") ?? "";
  return await (await persona.fetch(location)).text();
}

databaseTest("GET …/rotation names the feed and what becomes of it", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const feed = await create(persona, "feeds", TABLET);

  const html = await (await persona.fetch(`/settings/feeds/${feed.id}/rotation`)).text();

  assert.match(html, /<button type="submit" class="[^"]*">Rotate “Kitchen tablet”<\/button>/);
  assert.match(textOf(html), /The old address stops at once\. .* arrive as unread once more\./);
  assert.match(valueOf(html, "id") ?? "", /^[0-9a-f-]{36}$/);
});

databaseTest("POST …/rotation shows the new address this once", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const feed = await create(persona, "feeds", TABLET);
  const id = uuidv7();

  const response = await postRotation(persona, feed.id, id);

  assert.equal(response.status, 200);
  assert.equal(response.headers.get("cache-control"), "no-store");
  const html = await response.text();
  assert.match(textOf(html), /“Kitchen tablet” is ready .* only time that the address is shown/);
  const [url = "", ...others] = feedUrlsIn(html);
  assert.deepEqual(others, []);
  assert.deepEqual([await statusOf(app, feed.url), await statusOf(app, url)], [404, 200]);
  const active = await db.selectFrom("feeds").select(["id", "detail"])
    .where("revoked_at", "is", null).execute();
  assert.deepEqual(active, [{ id, detail: "full" }]);
  const list = await (await persona.fetch("/settings/feeds")).text();
  assert.deepEqual(feedUrlsIn(list), []);
  assert.equal(list.includes("mycorrhizal_feed_"), false);
});

databaseTest("POST …/rotation sent twice rotates once and says so", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const feed = await create(persona, "feeds", TABLET);
  const id = uuidv7();
  const [url] = feedUrlsIn(await (await postRotation(persona, feed.id, id)).text());

  const again = await postRotation(persona, feed.id, id);

  const html = await follow(persona, again);
  assert.match(textOf(html), /This feed has been made already, .* 1 of 50 feeds/);
  assert.equal(html.includes("mycorrhizal_feed_"), false);
  assert.equal(await statusOf(app, url), 200);
});

databaseTest("…/rotation is not there for what is no active feed of one's own", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const feed = await create(owner, "feeds", TABLET);
  const gone = await create(stranger, "feeds", TABLET);
  await (await postRotation(stranger, gone.id, uuidv7())).body?.cancel();

  for (const feedId of [feed.id, gone.id, uuidv7(), "no-uuid"]) {
    const question = await stranger.fetch(`/settings/feeds/${feedId}/rotation`);
    const answer = await postRotation(stranger, feedId, uuidv7());
    assert.deepEqual([question.status, answer.status], [404, 404], feedId);
    assert.equal((await question.text() + await answer.text()).includes("Kitchen"), false);
  }

  assert.equal(await statusOf(app, feed.url), 200);
});

databaseTest("GET /settings/feeds/revocation says how many feeds would end", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const open = async () => {
    const response = await persona.fetch("/settings/feeds/revocation");
    return response.status === 200
      ? textOf(await response.text())
      : response.headers.get("location");
  };

  assert.equal(await open(), "/settings/feeds");
  await create(persona, "feeds", TABLET);
  assert.match(await open() ?? "", /No address .* works from then on\. .* Revoke your one feed/);
  await create(persona, "feeds", TABLET);
  assert.match(await open() ?? "", /Revoke all 2 feeds/);
});

databaseTest("POST /settings/feeds/revocation ends all and says how many", async (db) => {
  const app = await openTestApp(db);
  const [persona, stranger] = [await addPersona(app), await addPersona(app)];
  const mine = [await create(persona, "feeds", TABLET), await create(persona, "feeds", TABLET)];
  const foreign = await create(stranger, "feeds", TABLET);
  const revokeAll = () => persona.fetch("/settings/feeds/revocation", { method: "POST" });

  const text = textOf(await follow(persona, await revokeAll()));

  assert.match(text, /2 feeds are revoked\. Their addresses have stopped working\. .*No feeds yet/);
  for (const { url } of mine) assert.equal(await statusOf(app, url), 404);
  assert.equal(await statusOf(app, foreign.url), 200);
  const again = await follow(persona, await revokeAll());
  assert.equal(again.includes(`role="status"`), false, "nothing has happened");
});

const IMPOSSIBLE = ["", "&count=", "&count=0", "&count=-1", "&count=51", "&count=1.5", "&count=x"];

databaseTest("GET /settings/feeds tells of no number of feeds that cannot be", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  for (const query of IMPOSSIBLE) {
    const path = `/settings/feeds?notice=feeds_revoked${query}`;
    const html = await (await persona.fetch(path)).text();
    assert.equal(html.includes(`role="status"`), false, query);
  }
});
