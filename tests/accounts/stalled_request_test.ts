/** A request that was let in before all access ended makes no access afterwards. */
import assert from "node:assert/strict";
import { createFeed } from "../../lib/feeds/create_feed.ts";
import { resetPassword } from "../../lib/accounts/reset_password.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { addRecoveryLink, addSession } from "../credentials/issued.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { overlap } from "../overlap.ts";
import { addPersona, type Persona } from "../personas.ts";
import { accessOf, NO_ACCESS } from "./access.ts";
import { addUser, START } from "./people.ts";
import { stall } from "./stalling.ts";

const FEED = JSON.stringify({ name: "Kitchen tablet", kind: "aggregate" });
const JSON_TYPE = { "content-type": "application/json" };

async function resetByLink(app: TestApp, { user }: Persona): Promise<void> {
  const token = await addRecoveryLink(app.site.db, { userId: user.id });
  const response = await app.fetch("/recover/reset", {
    method: "POST",
    body: new URLSearchParams({ token, new_password: "another password" }),
  });
  assert.equal(response.status, 303);
}

const WAYS: {
  name: string;
  headersOf(app: TestApp, person: Persona): Promise<Record<string, string>>;
}[] = [
  { name: "a session", headersOf: (_, { cookie }) => Promise.resolve({ cookie }) },
  {
    name: "an API token",
    async headersOf(app, person) {
      const { secret } = await addBearer(app, person, "full");
      return { authorization: `Bearer ${secret}` };
    },
  },
];

for (const { name, headersOf } of WAYS) {
  databaseTest(`a feed that ${name} was making does not outlive a reset`, async (db) => {
    const app = await openTestApp(db);
    const person = await addPersona(app);
    const headers = { ...JSON_TYPE, ...await headersOf(app, person) };
    const request = await stall(app, "/api/v1/feeds", { method: "POST", body: FEED, headers });

    await resetByLink(app, person);
    const response = await request.finish();

    assert.equal(response.status, 403);
    assert.deepEqual(await accessOf(db, person.user.id), NO_ACCESS);
    await response.body?.cancel();
  });

  databaseTest(`a feed is made by ${name} that is as it was`, async (db) => {
    const app = await openTestApp(db);
    const person = await addPersona(app);
    const headers = { ...JSON_TYPE, ...await headersOf(app, person) };
    const request = await stall(app, "/api/v1/feeds", { method: "POST", body: FEED, headers });

    const response = await request.finish();

    assert.equal(response.status, 201);
    await response.body?.cancel();
  });
}

databaseTest("an API token that a session was making does not outlive a reset", async (db) => {
  const app = await openTestApp(db);
  const person = await addPersona(app);
  const headers = { ...JSON_TYPE, cookie: person.cookie };
  const body = JSON.stringify({ name: "Script", scope: "full" });
  const request = await stall(app, "/api/v1/api-tokens", { method: "POST", body, headers });

  await resetByLink(app, person);
  const response = await request.finish();

  assert.equal(response.status, 403);
  assert.deepEqual(await accessOf(db, person.user.id), NO_ACCESS);
  await response.body?.cancel();
});

databaseTest(
  "an account that an admin was making does not outlive the admin's reset",
  async (db) => {
    const app = await openTestApp(db);
    const admin = await addPersona(app, { role: "admin" });
    const request = await stall(app, "/admin/users", {
      method: "POST",
      headers: { cookie: admin.cookie, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        email: "eve@example.org",
        display_name: "Eve",
        password: "a long password",
        role: "admin",
      }).toString(),
    });

    await resetByLink(app, admin);
    const response = await request.finish();

    assert.equal(response.status, 403);
    assert.equal((await db.selectFrom("users").select("id").execute()).length, 1);
    await response.body?.cancel();
  },
);

postgresqlTest(
  "createFeed() waits for a reset that is not committed, and is refused",
  async (db) => {
    const userId = await addUser(db);
    const credentialId = await addSession(db, userId);
    const actor = { kind: "user", userId, via: "session", credentialId } as const;

    const { second, hasWaited } = await overlap(
      { db, now: () => START },
      (unit) => resetPassword(unit, { userId, passwordHash: "another" }),
      (unit) =>
        createFeed({ ...unit, actor }, {
          userId,
          input: { name: "Tablet", kind: "aggregate", detail: "headlines" },
        }),
    );

    assert.equal(hasWaited, true);
    assert.equal(second.status === "rejected" && second.reason.code, "session_ended");
    assert.deepEqual(await accessOf(db, userId), NO_ACCESS);
  },
);

postgresqlTest("a reset waits for a feed that is not committed, and ends it", async (db) => {
  const userId = await addUser(db);
  const credentialId = await addSession(db, userId);
  const actor = { kind: "user", userId, via: "session", credentialId } as const;

  const { hasWaited } = await overlap(
    { db, now: () => START },
    (unit) =>
      createFeed({ ...unit, actor }, {
        userId,
        input: { name: "Tablet", kind: "aggregate", detail: "headlines" },
      }),
    (unit) => resetPassword(unit, { userId, passwordHash: "another" }),
  );

  assert.equal(hasWaited, true);
  assert.deepEqual(await accessOf(db, userId), NO_ACCESS);
});
