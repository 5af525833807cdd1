/** The members of a workspace over REST (DESIGN section 6). */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { errorsOf, type Json, jsonOf } from "./json.ts";
import { addWorkspace, WORKSPACES } from "./workspace.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";
const HOUR_MS = 60 * 60 * 1000;

async function rolesIn(path: string, reader: Persona): Promise<unknown[]> {
  const { items } = await jsonOf(await reader.fetch(`${path}/members`), 200);
  return (items as Json[]).map(({ id, role }) => [id, role]);
}

databaseTest("POST members lets in whoever has an account, by e-mail address", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  const { path } = await addWorkspace(ada);
  app.setNow(new Date(START.getTime() + HOUR_MS));
  const body = { email: ` ${eve.user.email.toUpperCase()} `, role: "editor" };

  const answer = await ada.fetch(`${path}/members`, { method: "POST", body });

  const location = answer.headers.get("location");
  const added = await jsonOf(answer, 201);
  assert.equal(location, `${path}/members/${eve.user.id}`);
  assert.deepEqual(added, {
    id: eve.user.id,
    email: eve.user.email,
    display_name: "Somebody",
    role: "editor",
    created_at: new Date(START.getTime() + HOUR_MS).toISOString(),
  });
  const { items, next_cursor } = await jsonOf(await eve.fetch(`${path}/members`), 200);
  assert.deepEqual((items as Json[])[0], added);
  assert.equal(next_cursor, null);
  assert.equal((await jsonOf(await eve.fetch(path), 200)).role, "editor");
});

databaseTest(
  "POST members refuses strangers to the installation, members and bad input",
  async (db) => {
    const app = await openTestApp(db);
    const [ada, eve] = [await addPersona(app), await addPersona(app)];
    const { path } = await addWorkspace(ada);
    const post = (body: unknown) => ada.fetch(`${path}/members`, { method: "POST", body });
    const email = eve.user.email;
    const refused = [
      [{ email: "nobody" }, "email", "not_an_email"],
      [{ email: "" }, "email", "not_an_email"],
      [{ email: 1 }, "email", "wrong_type"],
      [{ email: undefined }, "email", "required"],
      [{ email: `${"x".repeat(250)}@example.org` }, "email", "too_long"],
      [{ role: "owner" }, "role", "not_a_choice"],
      [{ role: undefined }, "role", "required"],
      [{ user_id: eve.user.id }, "user_id", "unknown_property"],
    ] as const;
    for (const [body, at, code] of refused) {
      const [error] = await errorsOf(await post({ email, role: "viewer", ...body }));
      assert.deepEqual([error?.path, error?.code], [at, code]);
    }
    const unknown = await jsonOf(await post({ email: "nobody@example.org", role: "viewer" }), 422);
    assert.equal(unknown.code, "unknown_user");
    for (const person of [ada, eve]) {
      if (person === eve) await jsonOf(await post({ email, role: "viewer" }), 201);
      const again = await post({ email: person.user.email, role: "editor" });
      assert.equal((await jsonOf(again, 409)).code, "already_a_member");
    }
    assert.deepEqual(await rolesIn(path, ada), [[eve.user.id, "viewer"], [ada.user.id, "admin"]]);
  },
);

databaseTest(
  "PATCH members/:memberId changes a role, from the very next request on",
  async (db) => {
    const app = await openTestApp(db);
    const [ada, eve] = [await addPersona(app), await addPersona(app)];
    const { path, ...workspace } = await addWorkspace(ada);
    await workspace.admit(eve, "viewer");
    const patch = (person: Persona, body: unknown) =>
      ada.fetch(`${path}/members/${person.user.id}`, { method: "PATCH", body });
    const rename = () => eve.fetch(path, { method: "PATCH", body: { name: "Dailies" } });
    assert.equal((await jsonOf(await rename(), 403)).code, "insufficient_role");

    assert.equal((await jsonOf(await patch(eve, { role: "admin" }), 200)).role, "admin");

    assert.equal((await rename()).status, 200);
    assert.equal((await jsonOf(await patch(ada, { role: "viewer" }), 200)).role, "viewer");
    assert.equal(
      (await jsonOf(await patch(eve, { role: "viewer" }), 403)).code,
      "insufficient_role",
    );
    assert.deepEqual(
      (await rolesIn(path, ada)).toSorted(),
      [[ada.user.id, "viewer"], [eve.user.id, "admin"]].toSorted(),
    );
  },
);

databaseTest("PATCH members/:memberId refuses bad roles and whoever is no member", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  const { path } = await addWorkspace(ada);
  const patch = (id: string, body: unknown) =>
    ada.fetch(`${path}/members/${id}`, { method: "PATCH", body });
  const refused = [
    [{}, "role", "required"],
    [{ role: "owner" }, "role", "not_a_choice"],
    [{ role: null }, "role", "not_a_choice"],
    [{ role: "admin", email: "x@example.org" }, "email", "unknown_property"],
  ] as const;
  for (const [body, at, code] of refused) {
    const errors = await errorsOf(await patch(ada.user.id, body));
    assert.deepEqual(errors.map((error) => [error.path, error.code]), [[at, code]]);
  }
  for (const id of [eve.user.id, ABSENT, "me"]) {
    assert.equal((await jsonOf(await patch(id, { role: "viewer" }), 404)).code, "not_found");
  }
});

databaseTest(
  "DELETE members/:memberId takes a member out, and lets everybody leave",
  async (db) => {
    const app = await openTestApp(db);
    const [ada, eve, bob] = [await addPersona(app), await addPersona(app), await addPersona(app)];
    const { path, ...workspace } = await addWorkspace(ada);
    await workspace.admit(eve, "viewer");
    await workspace.admit(bob, "editor");
    const remove = (actor: Persona, person: Persona) =>
      actor.fetch(`${path}/members/${person.user.id}`, { method: "DELETE" });
    for (const actor of [eve, bob]) {
      assert.equal((await jsonOf(await remove(actor, ada), 403)).code, "insufficient_role");
    }

    const own = `${path}/members/${eve.user.id.toUpperCase()}`;
    assert.equal((await eve.fetch(own, { method: "DELETE" })).status, 204, "leaves");
    assert.equal((await remove(ada, bob)).status, 204, "is taken out");

    for (const gone of [eve, bob]) {
      await jsonOf(await gone.fetch(path), 404);
      assert.deepEqual((await jsonOf(await gone.fetch(WORKSPACES), 200)).items, []);
      await jsonOf(await remove(ada, gone), 404);
    }
    assert.deepEqual(await rolesIn(path, ada), [[ada.user.id, "admin"]]);
  },
);

databaseTest(
  "the last admin of a workspace can neither leave nor take another role",
  async (db) => {
    const app = await openTestApp(db);
    const [ada, eve] = [await addPersona(app), await addPersona(app)];
    const { path, ...workspace } = await addWorkspace(ada);
    await workspace.admit(eve, "editor");
    const own = `${path}/members/${ada.user.id}`;
    const attempts = [
      () => ada.fetch(own, { method: "DELETE" }),
      () => ada.fetch(own, { method: "PATCH", body: { role: "editor" } }),
    ];
    for (const attempt of attempts) {
      assert.equal((await jsonOf(await attempt(), 409)).code, "last_workspace_admin");
    }
    assert.deepEqual(await rolesIn(path, ada), [[eve.user.id, "editor"], [ada.user.id, "admin"]]);
  },
);

databaseTest("GET members goes page by page, those who came last first", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { path, ...workspace } = await addWorkspace(ada);
  const expected = [ada.user.id];
  for (let count = 1; count <= 3; count++) {
    app.setNow(new Date(START.getTime() + count * HOUR_MS));
    const member = await addPersona(app);
    await workspace.admit(member, "viewer");
    expected.unshift(member.user.id);
  }

  const first = await jsonOf(await ada.fetch(`${path}/members?limit=3`), 200);
  const rest = `${path}/members?limit=3&cursor=${first.next_cursor}`;
  const second = await jsonOf(await ada.fetch(rest), 200);

  const ids = [first, second].flatMap(({ items }) => (items as Json[]).map(({ id }) => id));
  assert.deepEqual(ids, expected);
  assert.equal(second.next_cursor, null);
  await jsonOf(await ada.fetch(`${path}/members?cursor=x`), 400);
});
