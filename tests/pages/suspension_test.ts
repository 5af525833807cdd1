/** Suspension keeps out at once what reinstatement brings back (field cases 19 and 20). */
import assert from "node:assert/strict";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { isSignedIn, PASSWORD, post, signIn } from "./account_forms.ts";
import { create } from "./feed_forms.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** An admin, and a person with a feed of everybody and a feed of one contact. */
async function openWorld(app: TestApp) {
  const admin = await addPersona(app, { role: "admin" });
  const person = await addPersona(app, { password: PASSWORD });
  const ada = await create(person, "contacts", { display_name: "Ada" });
  const feeds = [
    await create(person, "feeds", { name: "Everybody", kind: "aggregate" }),
    await create(person, "feeds", { name: "Ada", kind: "contact", entity_id: ada.id }),
  ];
  return { admin, person, feedUrls: feeds.map(({ url }) => String(url)) };
}

/** Everything that a poll answers. */
async function poll(app: TestApp, url: string, method = "GET") {
  const response = await app.fetch(url, { method });
  const body = await response.text();
  await app.site.tasks.idle();
  return { status: response.status, headers: [...response.headers], body };
}

function miss(app: TestApp, method: string) {
  return poll(app, `/api/v1/feeds/atom?token=mycorrhizal_feed_${"A".repeat(43)}`, method);
}

async function lastAccesses({ site }: TestApp): Promise<(Date | null)[]> {
  const rows = await site.db.selectFrom("feeds").select("last_accessed_at").execute();
  return rows.map((row) => row.last_accessed_at);
}

databaseTest("feeds of a suspended user are exactly the miss, and are not noted", async (db) => {
  const app = await openTestApp(db);
  const { admin, person, feedUrls } = await openWorld(app);
  for (const url of feedUrls) await poll(app, url);
  app.setNow(new Date(START.getTime() + DAY_MS));

  await post(admin, `/admin/users/${person.user.id}/suspension`);

  for (const url of feedUrls) {
    for (const method of ["GET", "HEAD"]) {
      assert.deepEqual(await poll(app, url, method), await miss(app, method));
    }
  }
  assert.deepEqual(await lastAccesses(app), [START, START]);
});

databaseTest("the same addresses answer again after reinstatement", async (db) => {
  const app = await openTestApp(db);
  const { admin, person, feedUrls } = await openWorld(app);
  const before = await Promise.all(feedUrls.map((url) => poll(app, url)));
  await post(admin, `/admin/users/${person.user.id}/suspension`);
  for (const url of feedUrls) await poll(app, url);

  await post(admin, `/admin/users/${person.user.id}/reinstatement`);

  const after = await Promise.all(feedUrls.map((url) => poll(app, url)));
  assert.deepEqual(after.map(({ status }) => status), [200, 200]);
  assert.deepEqual(after.map(({ body }) => body), before.map(({ body }) => body));
});

databaseTest("reinstatement does not bring back what ended meanwhile", async (db) => {
  const app = await openTestApp(db);
  const { admin, person, feedUrls } = await openWorld(app);
  await post(admin, `/admin/users/${person.user.id}/suspension`);
  await post(admin, `/admin/users/${person.user.id}/password-reset`, {
    new_password: "another password",
  });

  await post(admin, `/admin/users/${person.user.id}/reinstatement`);

  for (const url of feedUrls) assert.equal((await poll(app, url)).status, 404);
  assert.equal(await isSignedIn(app, person.cookie), false);
});

databaseTest("sessions, API tokens and the password of a suspended user rest", async (db) => {
  const app = await openTestApp(db);
  const { admin, person } = await openWorld(app);
  const program = await addBearer(app, person, "full");
  const access = async () => {
    const responses = [
      await person.fetch("/api/v1/contacts"),
      await program.fetch("/api/v1/contacts"),
      await signIn(app, person),
    ];
    await Promise.all(responses.map(({ body }) => body?.cancel()));
    return [await isSignedIn(app, person.cookie), ...responses.map(({ status }) => status)];
  };

  await post(admin, `/admin/users/${person.user.id}/suspension`);
  const suspended = await access();
  await post(admin, `/admin/users/${person.user.id}/reinstatement`);
  const reinstated = await access();

  assert.deepEqual(suspended, [false, 401, 401, 422]);
  assert.deepEqual(reinstated, [true, 200, 200, 303]);
});

databaseTest("feeds of a deleted user are exactly the miss on the next request", async (db) => {
  const app = await openTestApp(db);
  const { admin, person, feedUrls } = await openWorld(app);

  await post(admin, `/admin/users/${person.user.id}/deletion`);

  for (const url of feedUrls) {
    for (const method of ["GET", "HEAD"]) {
      assert.deepEqual(await poll(app, url, method), await miss(app, method));
    }
  }
});
