/** Workspaces over REST: making, listing, changing and deleting them (DESIGN section 6). */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { errorsOf, type Json, jsonOf } from "./json.ts";
import { addWorkspace, WORKSPACES } from "./workspace.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";
const HOUR_MS = 60 * 60 * 1000;

databaseTest("POST workspaces makes one whose admin the creator is", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app, { language: "de" });
  const eve = await addPersona(app);

  const answer = await ada.fetch(WORKSPACES, { method: "POST", body: { name: "Weeklies" } });

  const location = answer.headers.get("location");
  const made = await jsonOf(answer, 201);
  assert.equal(location, `${WORKSPACES}/${made.id}`);
  assert.deepEqual(made, {
    id: made.id,
    name: "Weeklies",
    language: "de",
    role: "admin",
    created_at: START.toISOString(),
    updated_at: START.toISOString(),
  });
  assert.deepEqual(await jsonOf(await ada.fetch(String(location)), 200), made);
  assert.deepEqual(await jsonOf(await ada.fetch(WORKSPACES), 200), {
    items: [made],
    next_cursor: null,
  });
  assert.deepEqual((await jsonOf(await eve.fetch(WORKSPACES), 200)).items, []);
});

databaseTest("POST and PATCH of workspaces refuse what is no name and no language", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  const { path } = await addWorkspace(ada);
  const before = await jsonOf(await ada.fetch(path), 200);
  const refused = [
    [{ name: " " }, "name", "required"],
    [{ name: null }, "name", "wrong_type"],
    [{ name: ["x"] }, "name", "wrong_type"],
    [{ name: "x".repeat(101) }, "name", "too_long"],
    [{ name: "a\0b" }, "name", "unsupported_character"],
    [{ language: "nl" }, "language", "not_a_choice"],
    [{ language: null }, "language", "not_a_choice"],
    [{ role: "admin" }, "role", "unknown_property"],
    [{ id: ABSENT }, "id", "unknown_property"],
  ] as const;
  for (const [body, at, code] of refused) {
    for (
      const [target, method, whole] of [
        [WORKSPACES, "POST", { name: "x", ...body }],
        [path, "PATCH", body],
      ] as const
    ) {
      const errors = await errorsOf(await ada.fetch(target, { method, body: whole }));
      assert.deepEqual(errors.map((error) => [error.path, error.code]), [[at, code]], method);
    }
  }
  const nameless = await errorsOf(await ada.fetch(WORKSPACES, { method: "POST", body: {} }));
  assert.deepEqual(nameless.map(({ path, code }) => [path, code]), [["name", "required"]]);
  assert.deepEqual((await jsonOf(await ada.fetch(WORKSPACES), 200)).items, [before]);
});

databaseTest("GET workspaces goes page by page, newest first", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const made: string[] = [];
  for (let count = 0; count < 5; count++) {
    // Two at each instant: the id decides between them.
    app.setNow(new Date(START.getTime() + Math.floor(count / 2) * HOUR_MS));
    made.unshift((await addWorkspace(ada)).id);
  }

  const ids: unknown[] = [];
  let query = "?limit=2";
  for (let page = 0; page < 3; page++) {
    const { items, next_cursor } = await jsonOf(await ada.fetch(`${WORKSPACES}${query}`), 200);
    ids.push(...(items as Json[]).map(({ id }) => id));
    query = `?limit=2&cursor=${next_cursor}`;
    assert.equal(next_cursor === null, page === 2);
  }

  assert.deepEqual(ids, made);
  for (const bad of ["?limit=0", "?limit=101", "?limit=x", "?cursor=x"]) {
    await jsonOf(await ada.fetch(`${WORKSPACES}${bad}`), 400);
  }
});

databaseTest("PATCH workspaces/:id changes what is given, and only when it differs", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { path } = await addWorkspace(ada);
  const patch = async (body: Json) =>
    await jsonOf(await ada.fetch(path, { method: "PATCH", body }), 200);
  app.setNow(new Date(START.getTime() + HOUR_MS));

  const same = await patch({ name: "Weeklies" });
  assert.deepEqual([same.name, same.updated_at], ["Weeklies", START.toISOString()]);
  assert.deepEqual(await patch({}), same);

  const changed = await patch({ name: "Dailies" });
  assert.deepEqual(changed, {
    ...same,
    name: "Dailies",
    updated_at: new Date(START.getTime() + HOUR_MS).toISOString(),
  });
  assert.deepEqual(await patch({ language: "fr" }), { ...changed, language: "fr" });
});

databaseTest(
  "a workspace is not there for whoever is no member, nor by what is no id",
  async (db) => {
    const app = await openTestApp(db);
    const [ada, eve] = [await addPersona(app), await addPersona(app, { role: "admin" })];
    const { path, id } = await addWorkspace(ada);
    await addWorkspace(eve);
    const absent = ["members", "articles", "feed-tokens"].map((part) => `${path}/${part}`);
    for (const target of [path, `${WORKSPACES}/${ABSENT}`, `${WORKSPACES}/1`, ...absent]) {
      assert.equal((await jsonOf(await eve.fetch(target), 404)).code, "not_found", target);
    }
    const body = { name: "Mine" };
    await jsonOf(await eve.fetch(path, { method: "PATCH", body }), 404);
    await jsonOf(await eve.fetch(path, { method: "DELETE" }), 404);
    for (const part of ["members/1", "articles/1"]) {
      await jsonOf(await ada.fetch(`${path}/${part}`, { method: "PATCH", body: {} }), 404);
    }
    await jsonOf(await ada.fetch(`${path}/feed-tokens/1/revoke`, { method: "POST" }), 404);
    const shouting = `${WORKSPACES}/${id.toUpperCase()}`;
    assert.equal((await jsonOf(await ada.fetch(shouting), 200)).id, id);
  },
);

databaseTest("an API token of scope full does with workspaces what its owner may", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  const bearer = await addBearer(app, ada, "full");
  const made = await jsonOf(
    await bearer.fetch(WORKSPACES, { method: "POST", body: { name: "Weeklies" } }),
    201,
  );
  const path = `${WORKSPACES}/${made.id}`;
  assert.equal((await jsonOf(await ada.fetch(path), 200)).role, "admin");
  const issued = await bearer.fetch(`${path}/feed-tokens`, {
    method: "POST",
    body: { label: "Tablet" },
  });
  const { token } = await jsonOf(issued, 201);
  assert.equal((await app.fetch(`${path}/rss?token=${token}`)).status, 200);
  const reader = await addBearer(app, ada, "read");
  for (const method of ["PATCH", "DELETE"]) {
    const refused = await reader.fetch(path, { method, body: { name: "x" } });
    assert.equal((await jsonOf(refused, 403)).code, "insufficient_scope");
  }
  assert.equal((await reader.fetch(path)).status, 200);
  const foreign = await addBearer(app, eve, "full");
  await jsonOf(await foreign.fetch(path), 404);
});

databaseTest("workspaces share a user's limit with the rest of REST", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  while (app.site.limits.api.take(ada.user.id).allowed);

  const refused = await ada.fetch(WORKSPACES);

  assert.equal(refused.headers.get("retry-after"), "1");
  assert.equal((await jsonOf(refused, 429)).code, "too_many_requests");
});
