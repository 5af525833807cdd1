/** Rotating a feed and revoking all of them over REST (ADR decisions 6 and 8). */
import assert from "node:assert/strict";
import { FEED_KINDS, MAX_ACTIVE_FEEDS } from "../../lib/shared/feed_options.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { sampleInput } from "../record_samples.ts";
import { addContact, type Json, jsonOf } from "./json.ts";

const LATER = new Date(START.getTime() + 24 * 60 * 60 * 1000);

async function createFeed(person: Persona, body: Json = {}): Promise<Json> {
  return await jsonOf(
    await person.fetch("/api/v1/feeds", {
      method: "POST",
      body: { name: "Kitchen tablet", kind: "aggregate", ...body },
    }),
    201,
  );
}

function rotate(person: Persona, id: unknown): Promise<Response> {
  return person.fetch(`/api/v1/feeds/${id}/rotate`, { method: "POST" });
}

async function pollStatus(app: TestApp, { url }: Json): Promise<number> {
  const answer = await app.fetch(String(url));
  await answer.body?.cancel();
  return answer.status;
}

async function listedFeeds(person: Persona): Promise<unknown> {
  return (await jsonOf(await person.fetch("/api/v1/feeds"), 200)).items;
}

for (const kind of FEED_KINDS) {
  databaseTest(`POST /api/v1/feeds/:id/rotate gives a new address (${kind})`, async (db) => {
    const app = await openTestApp(db, { env: { FRONTEND_URL: "http://feeds.example.org" } });
    const ada = await addPersona(app);
    const contact = await addContact(ada);
    await ada.fetch("/api/v1/notes", { method: "POST", body: sampleInput("note", contact) });
    const subject = kind === "contact" ? { kind, entity_id: contact } : { kind };
    const former = await createFeed(ada, { ...subject, detail: "full" });
    const document = await (await app.fetch(String(former.url))).text();
    await app.site.tasks.idle();
    app.setNow(LATER);

    const answer = await rotate(ada, former.id);

    const location = answer.headers.get("location");
    const rotated = await jsonOf(answer, 201);
    assert.equal(location, `/api/v1/feeds/${rotated.id}`);
    assert.match(
      String(rotated.url),
      /^http:\/\/feeds\.example\.org\/api\/v1\/feeds\/atom\?token=mycorrhizal_feed_[\w-]{43}$/,
    );
    assert.notEqual(rotated.id, former.id);
    assert.notEqual(rotated.url, former.url);
    const { name, entity_id, detail } = former;
    assert.deepEqual(rotated, {
      id: rotated.id,
      name,
      kind,
      entity_id,
      detail,
      created_at: LATER.toISOString(),
      last_accessed_at: null,
      url: rotated.url,
    });
    assert.equal(await pollStatus(app, former), 404);
    const again = await (await app.fetch(String(rotated.url))).text();
    assert.equal(again, document, "the feed's id and its entries' ids stay");
  });
}

databaseTest("POST /api/v1/feeds/:id/rotate leaves an event for each of the rows", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const former = await createFeed(ada);
  app.setNow(LATER);

  const rotated = await jsonOf(await rotate(ada, former.id), 201);

  const events = await db.selectFrom("audit_events")
    .select(["user_id", "actor_user_id", "actor_via", "action", "entity_type", "entity_id"])
    .where("created_at", "=", LATER).orderBy("id").execute();
  const by = {
    user_id: ada.user.id,
    actor_user_id: ada.user.id,
    actor_via: "session",
    entity_type: "feed",
  };
  assert.deepEqual(events, [
    { ...by, action: "feed.revoked", entity_id: former.id },
    { ...by, action: "feed.rotated", entity_id: rotated.id },
  ]);
});

databaseTest(`POST /api/v1/feeds/:id/rotate works at ${MAX_ACTIVE_FEEDS} feeds`, async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  for (let made = 1; made < MAX_ACTIVE_FEEDS; made++) await createFeed(ada);
  const former = await createFeed(ada);

  const rotated = await jsonOf(await rotate(ada, former.id), 201);

  assert.equal(await pollStatus(app, rotated), 200);
  assert.equal((await listedFeeds(ada) as Json[]).length, MAX_ACTIVE_FEEDS);
});

databaseTest("POST /api/v1/feeds/:id/rotate has one winner of two at once", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { id } = await createFeed(ada);

  const answers = await Promise.all([rotate(ada, id), rotate(ada, id)]);

  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 404]);
  const winner = await jsonOf(
    answers.find(({ status }) => status === 201) ?? Response.error(),
    201,
  );
  const { url: _, ...active } = winner;
  assert.deepEqual(await listedFeeds(ada), [active]);
});

databaseTest("POST /api/v1/feeds/:id/rotate works while the contact is archived", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const contact = await addContact(ada);
  const former = await createFeed(ada, { kind: "contact", entity_id: contact });
  const archived = { method: "PATCH", body: { archived: true } };
  await jsonOf(await ada.fetch(`/api/v1/contacts/${contact}`, archived), 200);

  const rotated = await jsonOf(await rotate(ada, former.id), 201);

  assert.equal(await pollStatus(app, rotated), 200);
  assert.equal(await pollStatus(app, former), 404);
});

databaseTest("POST /api/v1/feeds/:id/rotate finds no feed that is not there", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  const foreign = await createFeed(eve);
  const revoked = await createFeed(ada);
  await ada.fetch(`/api/v1/feeds/${revoked.id}`, { method: "DELETE" });
  const contact = await addContact(ada);
  const orphaned = await createFeed(ada, { kind: "contact", entity_id: contact });
  await ada.fetch(`/api/v1/contacts/${contact}`, { method: "DELETE" });
  await ada.fetch(`/api/v1/contacts/${contact}/restore`, { method: "POST" });
  const absent = "01980000-0000-7000-8000-000000000000";

  for (const id of [foreign.id, revoked.id, orphaned.id, absent, "all"]) {
    assert.equal((await jsonOf(await rotate(ada, id), 404)).code, "not_found");
  }

  assert.deepEqual(await listedFeeds(ada), []);
  assert.equal(await pollStatus(app, foreign), 200);
});

databaseTest("POST /api/v1/feeds/revoke-all ends every feed of the user alone", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  const contact = await addContact(ada);
  const mine = [
    await createFeed(ada),
    await createFeed(ada, { kind: "contact", entity_id: contact }),
  ];
  const revoked = await createFeed(ada);
  await ada.fetch(`/api/v1/feeds/${revoked.id}`, { method: "DELETE" });
  const foreign = await createFeed(eve);
  app.setNow(LATER);
  const revokeAll = () => ada.fetch("/api/v1/feeds/revoke-all", { method: "POST" });

  assert.deepEqual(await jsonOf(await revokeAll(), 200), { revoked: 2 });

  for (const feed of mine) assert.equal(await pollStatus(app, feed), 404);
  assert.equal(await pollStatus(app, foreign), 200);
  assert.deepEqual(await listedFeeds(ada), []);
  const events = await db.selectFrom("audit_events").select(["action", "entity_id"])
    .where("created_at", "=", LATER).where("action", "=", "feed.revoked").execute();
  assert.deepEqual(
    events.map((event) => event.entity_id).sort(),
    mine.map((feed) => feed.id).sort(),
  );
  assert.deepEqual(await jsonOf(await revokeAll(), 200), { revoked: 0 });
});
