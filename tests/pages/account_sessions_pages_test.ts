/** The list of one's sessions, and signing out elsewhere. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { isSignedIn, PASSWORD, post, signInAgain, textAt } from "./account_forms.ts";

const HOUR_MS = 60 * 60 * 1000;

databaseTest("GET /settings/account lists the sessions, this one marked", async (db) => {
  const app = await openTestApp(db);
  const person = await addPersona(app, { password: PASSWORD });
  await addPersona(app);
  app.setNow(new Date(START.getTime() + 2 * HOUR_MS));
  await signInAgain(app, person);
  app.setNow(new Date(START.getTime() + 3 * HOUR_MS));

  const text = await textAt(person, "/settings/account");

  const sessions = text.slice(text.indexOf("Where you are signed in"));
  assert.match(
    sessions,
    /Unknown browser This one Signed in 3 hours ago Last seen within the last hour/,
  );
  assert.match(sessions, /Firefox on Linux Signed in 1 hour ago Last seen 1 hour ago End/);
  assert.equal(sessions.match(/Signed in \d/g)?.length, 2);
});

databaseTest("POST …/sessions/:id/end signs that browser out and no other", async (db) => {
  const app = await openTestApp(db);
  const person = await addPersona(app, { password: PASSWORD });
  const [ended, kept] = [
    await signInAgain(app, person),
    await signInAgain(app, person),
  ];
  const newest = await db.selectFrom("sessions").select("id").orderBy("id", "desc").offset(1)
    .limit(1).executeTakeFirstOrThrow();

  const response = await post(person, `/settings/account/sessions/${newest.id}/end`);

  assert.equal(response.headers.get("location"), "/settings/account?notice=session_ended");
  assert.equal(await isSignedIn(app, ended), false);
  assert.equal(await isSignedIn(app, kept), true);
  assert.equal(await isSignedIn(app, person.cookie), true);
});

databaseTest(
  "POST …/sessions/:id/end is not there for what is no session of one's own",
  async (db) => {
    const app = await openTestApp(db);
    const [owner, stranger] = [await addPersona(app), await addPersona(app)];
    const { id } = await db.selectFrom("sessions").select("id")
      .where("user_id", "=", owner.user.id).executeTakeFirstOrThrow();

    for (const target of [id, crypto.randomUUID(), "no-uuid"]) {
      const response = await post(stranger, `/settings/account/sessions/${target}/end`);
      assert.equal(response.status, 404, target);
      await response.body?.cancel();
    }

    assert.equal(await isSignedIn(app, owner.cookie), true);
  },
);

databaseTest("POST …/sessions/end-others leaves this browser and other people", async (db) => {
  const app = await openTestApp(db);
  const [person, other] = [await addPersona(app, { password: PASSWORD }), await addPersona(app)];
  const elsewhere = await signInAgain(app, person);

  const response = await post(person, "/settings/account/sessions/end-others");

  assert.equal(response.headers.get("location"), "/settings/account?notice=sessions_ended");
  assert.equal(await isSignedIn(app, elsewhere), false);
  assert.equal(await isSignedIn(app, person.cookie), true);
  assert.equal(await isSignedIn(app, other.cookie), true);
});
