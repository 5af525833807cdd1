/** What a session secret opens, and for how long (DESIGN section 4). */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { extendSession } from "../../lib/accounts/queries/sessions.ts";
import { resumeSession } from "../../lib/accounts/sessions.ts";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { databaseTest } from "../databases.ts";
import { begin } from "./begun_sessions.ts";
import { addUser, after, DAY_MS, HOUR_MS, START } from "./people.ts";

databaseTest("resumeSession() finds the session and its user", async (db) => {
  const userId = await addUser(db, {
    email: "ada@example.org",
    display_name: "Ada",
    role: "admin",
    language: "it",
    time_zone: "Europe/Rome",
  });
  await begin(db, { userId: await addUser(db) });
  const { secret, session } = await begin(db, { userId });

  const resumed = await resumeSession(db, { secret, now: START });

  assert.deepEqual(resumed, {
    session,
    user: {
      id: userId,
      email: "ada@example.org",
      displayName: "Ada",
      role: "admin",
      language: "it",
      timeZone: "Europe/Rome",
      disabledAt: null,
    },
    isExtended: false,
  });
});

databaseTest("resumeSession() finds nothing when the secret is not a session's", async (db) => {
  const userId = await addUser(db);
  const { secret } = await begin(db, { userId });
  const feedSecret = mintSecret("feed");
  // Even a session that was stored under the hash of a feed's secret.
  await db.insertInto("sessions").values({
    id: uuidv7(),
    user_id: userId,
    token_hash: feedSecret.tokenHash,
    created_at: START,
    last_seen_at: START,
    expires_at: after(DAY_MS),
  }).execute();
  const { token_hash: storedHash } = await db.selectFrom("sessions").select("token_hash")
    .executeTakeFirstOrThrow();

  const strange = {
    unknown: mintSecret("session").secret,
    "of a feed": feedSecret.secret,
    "the stored hash": storedHash,
    empty: "",
    shorter: secret.slice(0, -1),
    longer: `${secret}A`,
    "with U+0000": `${secret.slice(0, -1)}\0`,
  };
  for (const [name, candidate] of Object.entries(strange)) {
    assert.equal(await resumeSession(db, { secret: candidate, now: START }), undefined, name);
  }
});

databaseTest("resumeSession() finds a session until it expires", async (db) => {
  const { secret, session } = await begin(db, { userId: await addUser(db) });
  const { expiresAt } = session;

  assert.equal(await resumeSession(db, { secret, now: expiresAt }), undefined);
  const lastMoment = new Date(expiresAt.getTime() - 1);
  assert.equal((await resumeSession(db, { secret, now: lastMoment }))?.session.id, session.id);
});

databaseTest("resumeSession() finds nothing while the user is disabled", async (db) => {
  const userId = await addUser(db);
  const { secret, session } = await begin(db, { userId });

  await db.updateTable("users").set({ disabled_at: START }).where("id", "=", userId).execute();
  const whileDisabled = await resumeSession(db, { secret, now: after(2 * HOUR_MS) });
  await db.updateTable("users").set({ disabled_at: null }).where("id", "=", userId).execute();
  const afterwards = await resumeSession(db, { secret, now: START });

  assert.equal(whileDisabled, undefined);
  assert.deepEqual(afterwards?.session, session);
});

databaseTest("resumeSession() writes nothing within an hour", async (db) => {
  const { secret, session } = await begin(db, { userId: await addUser(db) });

  const resumed = await resumeSession(db, { secret, now: after(HOUR_MS) });

  assert.equal(resumed?.isExtended, false);
  assert.deepEqual(resumed?.session, session);
  assert.deepEqual(await resumeSession(db, { secret, now: START }), resumed);
});

databaseTest("resumeSession() extends to 30 days from now after an hour", async (db) => {
  const userId = await addUser(db);
  const other = await begin(db, { userId });
  const { secret, session } = await begin(db, { userId });
  const now = after(HOUR_MS + 1);

  const resumed = await resumeSession(db, { secret, now });

  const extended = { ...session, lastSeenAt: now, expiresAt: after(30 * DAY_MS + HOUR_MS + 1) };
  assert.equal(resumed?.isExtended, true);
  assert.deepEqual(resumed?.session, extended);
  const again = await resumeSession(db, { secret, now });
  assert.equal(again?.isExtended, false);
  assert.deepEqual(again?.session, extended);
  const untouched = await resumeSession(db, { secret: other.secret, now: START });
  assert.deepEqual(untouched?.session, other.session);
});

databaseTest("resumeSession() keeps a session alive that is used every 29 days", async (db) => {
  const { secret } = await begin(db, { userId: await addUser(db) });

  for (const month of [1, 2, 3]) {
    const resumed = await resumeSession(db, { secret, now: after(month * 29 * DAY_MS) });
    assert.equal(resumed?.isExtended, true);
  }

  assert.equal(
    await resumeSession(db, { secret, now: after((3 * 29 + 30) * DAY_MS) }),
    undefined,
  );
});

databaseTest("extendSession() extends once when two requests found it due at once", async (db) => {
  const { session } = await begin(db, { userId: await addUser(db) });
  const due = {
    id: session.id,
    now: after(DAY_MS),
    seenBefore: after(DAY_MS - HOUR_MS),
    expiresAt: after(31 * DAY_MS),
  };

  const both = await Promise.all([extendSession(db, due), extendSession(db, due)]);

  assert.deepEqual(both.filter((extended) => extended !== undefined), [
    { ...session, lastSeenAt: due.now, expiresAt: due.expiresAt },
  ]);
});
