/** Managing API tokens over REST (DESIGN sections 4 and 6). */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { errorsOf, type Json, jsonOf } from "./json.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";
const DAY_MS = 24 * 60 * 60 * 1000;

function daysAfterStart(days: number): Date {
  return new Date(START.getTime() + days * DAY_MS);
}

function post(person: Persona, path: string, body?: unknown): Promise<Response> {
  return person.fetch(`/api/v1/api-tokens${path}`, { method: "POST", body });
}

async function create(person: Persona, body: Json = {}): Promise<Json> {
  return await jsonOf(await post(person, "", { name: "Backup", scope: "read", ...body }), 201);
}

async function list(person: Persona, query = ""): Promise<Json> {
  return await jsonOf(await person.fetch(`/api/v1/api-tokens${query}`), 200);
}

databaseTest(
  "POST /api/v1/api-tokens gives the secret once, and no list ever again",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);

    const answer = await post(ada, "", { name: "Backup script", scope: "full" });

    assert.equal(answer.headers.get("cache-control"), "no-store");
    const location = answer.headers.get("location");
    const { token, ...shown } = await jsonOf(answer, 201);
    assert.equal(location, `/api/v1/api-tokens/${shown.id}`);
    assert.match(String(token), /^mycorrhizal_[A-Za-z0-9_-]{43}$/);
    assert.deepEqual(shown, {
      id: shown.id,
      name: "Backup script",
      scope: "full",
      created_at: START.toISOString(),
      expires_at: daysAfterStart(90).toISOString(),
      last_used_at: null,
    });
    const later = await ada.fetch("/api/v1/api-tokens");
    assert.doesNotMatch(await later.clone().text(), /mycorrhizal_|hash/);
    assert.deepEqual(await jsonOf(later, 200), { items: [shown], next_cursor: null });
  },
);

databaseTest("POST /api/v1/api-tokens takes lifetimes of 1 to 365 days", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  for (const days of [1, 365]) {
    const { expires_at } = await create(ada, { expires_in_days: days });
    assert.equal(expires_at, daysAfterStart(days).toISOString());
  }
  const refused = [
    [{ expires_in_days: 0 }, "expires_in_days", "out_of_range"],
    [{ expires_in_days: 366 }, "expires_in_days", "out_of_range"],
    [{ expires_in_days: 1.5 }, "expires_in_days", "wrong_type"],
    [{ expires_in_days: "90" }, "expires_in_days", "wrong_type"],
    [{ expires_in_days: null }, "expires_in_days", "wrong_type"],
    [{ scope: "write" }, "scope", "not_a_choice"],
    [{ scope: undefined }, "scope", "required"],
    [{ name: " " }, "name", "required"],
    [{ name: "x".repeat(101) }, "name", "too_long"],
    [{ name: "a\0b" }, "name", "unsupported_character"],
    [{ token: "mine" }, "token", "unknown_property"],
    [{ expires_at: "2030-01-01" }, "expires_at", "unknown_property"],
  ] as const;
  for (const [body, path, code] of refused) {
    const errors = await errorsOf(await post(ada, "", { name: "x", scope: "read", ...body }));
    assert.deepEqual(errors.map((error) => [error.path, error.code]), [[path, code]]);
  }
  assert.equal(((await list(ada)).items as Json[]).length, 2);
});

databaseTest("GET /api/v1/api-tokens goes page by page, newest first", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  await create(eve);
  const made: unknown[] = [];
  for (let count = 0; count < 5; count++) {
    // Two at each instant: the id decides between them.
    app.setNow(daysAfterStart(Math.floor(count / 2)));
    made.unshift((await create(ada)).id);
  }

  const ids: unknown[] = [];
  let query = "?limit=2";
  for (let page = 0; page < 3; page++) {
    const { items, next_cursor } = await list(ada, query);
    ids.push(...(items as Json[]).map(({ id }) => id));
    query = `?limit=2&cursor=${next_cursor}`;
    assert.equal(next_cursor === null, page === 2);
  }

  assert.deepEqual(ids, made);
  for (const bad of ["?limit=0", "?limit=101", "?cursor=x"]) {
    await jsonOf(await ada.fetch(`/api/v1/api-tokens${bad}`), 400);
  }
});

databaseTest("DELETE /api/v1/api-tokens/:id ends it on the very next request", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const [kept, ended] = [await addBearer(app, ada, "read"), await addBearer(app, ada, "read")];
  assert.equal((await ended.fetch("/api/v1/contacts")).status, 200);
  const revoke = () => ada.fetch(`/api/v1/api-tokens/${ended.apiTokenId}`, { method: "DELETE" });

  const answer = await revoke();

  assert.equal(answer.status, 204);
  assert.equal((await ended.fetch("/api/v1/contacts")).status, 401);
  assert.equal((await kept.fetch("/api/v1/contacts")).status, 200);
  await jsonOf(await revoke(), 404);
  await jsonOf(await post(ada, `/${ended.apiTokenId}/rotate`), 404);
  await app.site.tasks.idle();
  assert.deepEqual(((await list(ada)).items as Json[]).map(({ id }) => id), [kept.apiTokenId]);
});

databaseTest("API tokens are not there for anybody but their owner", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  const bearer = await addBearer(app, ada, "read");

  for (const id of [bearer.apiTokenId, ABSENT, "all"]) {
    const problems = [
      await jsonOf(await post(eve, `/${id}/rotate`), 404),
      await jsonOf(await eve.fetch(`/api/v1/api-tokens/${id}`, { method: "DELETE" }), 404),
    ];
    assert.deepEqual(problems.map(({ code }) => code), ["not_found", "not_found"]);
  }
  assert.deepEqual(await jsonOf(await post(eve, "/revoke-all"), 200), { revoked: 0 });
  assert.deepEqual((await list(eve)).items, []);
  assert.equal((await bearer.fetch("/api/v1/contacts")).status, 200);
});

databaseTest("POST /api/v1/api-tokens/revoke-all ends the user's, and nothing else", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  const mine = [await addBearer(app, ada, "read"), await addBearer(app, ada, "full")];
  const foreign = await addBearer(app, eve, "full");
  const feed = await jsonOf(
    await ada.fetch("/api/v1/feeds", { method: "POST", body: { name: "x", kind: "aggregate" } }),
    201,
  );

  assert.deepEqual(await jsonOf(await post(ada, "/revoke-all"), 200), { revoked: 2 });

  for (const bearer of mine) assert.equal((await bearer.fetch("/api/v1/contacts")).status, 401);
  assert.equal((await foreign.fetch("/api/v1/contacts")).status, 200);
  const poll = await app.fetch(String(feed.url));
  await poll.body?.cancel();
  assert.equal(poll.status, 200, "feeds have a revocation of their own (ADR decision 6)");
  assert.deepEqual((await list(ada)).items, []);
  assert.deepEqual(await jsonOf(await post(ada, "/revoke-all"), 200), { revoked: 0 });
});

databaseTest("an API token's life leaves an audit event for each of its rows", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const first = await create(ada);
  const second = await jsonOf(await post(ada, `/${first.id}/rotate`), 201);
  const third = await create(ada);
  await ada.fetch(`/api/v1/api-tokens/${second.id}`, { method: "DELETE" });
  await post(ada, "/revoke-all");

  const events = await db.selectFrom("audit_events")
    .select(["user_id", "actor_user_id", "actor_via", "action", "entity_id"])
    .where("entity_type", "=", "api_token").orderBy("id").execute();

  const by = { user_id: ada.user.id, actor_user_id: ada.user.id, actor_via: "session" };
  assert.deepEqual(events, [
    { ...by, action: "api_token.created", entity_id: first.id },
    { ...by, action: "api_token.revoked", entity_id: first.id },
    { ...by, action: "api_token.rotated", entity_id: second.id },
    { ...by, action: "api_token.created", entity_id: third.id },
    { ...by, action: "api_token.revoked", entity_id: second.id },
    { ...by, action: "api_token.revoked", entity_id: third.id },
  ]);
});
