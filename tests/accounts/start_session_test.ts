/** What begins with a session and what ends by it. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import { resumeSession, startSession } from "../../lib/accounts/sessions.ts";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { write } from "../../lib/work/write.ts";
import { databaseTest } from "../databases.ts";
import { begin, sessionIds } from "./begun_sessions.ts";
import { addUser, after, auditEvents, DAY_MS, START } from "./people.ts";

databaseTest("startSession() lasts 30 days and leaves an event", async (db) => {
  const userId = await addUser(db);

  const { secret, session } = await begin(db, { userId, userAgent: "Firefox" });

  assert.match(secret, /^[A-Za-z0-9_-]{43}$/);
  const { id, ...rest } = session;
  assert.deepEqual(rest, {
    userId,
    createdAt: START,
    lastSeenAt: START,
    expiresAt: after(30 * DAY_MS),
    userAgent: "Firefox",
  });
  assert.deepEqual(await auditEvents(db), [
    { log: userId, actor: userId, via: "session", action: "session.created", entity: id },
  ]);
});

databaseTest("startSession() has another secret each time and keeps other sessions", async (db) => {
  const userId = await addUser(db);

  const first = await begin(db, { userId });
  const second = await begin(db, { userId });

  assert.notEqual(first.secret, second.secret);
  assert.deepEqual(await sessionIds(db), [first.session.id, second.session.id]);
});

const USER_AGENTS: { name: string; sent: string | null; stored: string | null }[] = [
  { name: "none", sent: null, stored: null },
  { name: "an empty one", sent: "", stored: null },
  { name: "blanks", sent: " \t ", stored: null },
  { name: "200 characters", sent: "x".repeat(200), stored: "x".repeat(200) },
  { name: "more than 200 characters", sent: "x".repeat(201), stored: "x".repeat(200) },
  {
    name: "control characters",
    sent: "\u0000Fire\u001b[31m\r\nfox\u007f\u009b 1",
    stored: "Fire[31mfox 1",
  },
];

databaseTest("startSession() keeps what is fit to be shown of a user agent", async (db) => {
  const userId = await addUser(db);

  const stored = [];
  for (const { name, sent } of USER_AGENTS) {
    const { session } = await begin(db, { userId, userAgent: sent });
    stored.push({ name, stored: session.userAgent });
  }

  assert.deepEqual(stored, USER_AGENTS.map(({ name, stored }) => ({ name, stored })));
});

databaseTest("startSession() ends the session that the browser came with", async (db) => {
  const userId = await addUser(db);
  const former = await begin(db, { userId });

  const { session } = await begin(db, { userId, formerSecret: former.secret });

  assert.deepEqual(await sessionIds(db), [session.id]);
  assert.equal(await resumeSession(db, { secret: former.secret, now: START }), undefined);
  const ends = (await auditEvents(db)).filter(({ action }) => action === "session.ended");
  assert.deepEqual(ends.map(({ log, entity }) => ({ log, entity })), [
    { log: userId, entity: former.session.id },
  ]);
});

databaseTest("startSession() ends the former session of another user in their log", async (db) => {
  const ada = await addUser(db);
  const bob = await addUser(db);
  const former = await begin(db, { userId: ada });
  const kept = await begin(db, { userId: ada });

  const { session } = await begin(db, { userId: bob, formerSecret: former.secret });

  assert.deepEqual(await sessionIds(db), [kept.session.id, session.id]);
  const ends = (await auditEvents(db)).filter(({ action }) => action === "session.ended");
  assert.deepEqual(ends.map(({ log, actor }) => ({ log, actor })), [{ log: ada, actor: bob }]);
});

databaseTest(
  "startSession() goes on when the former secret is nobody's or nonsense",
  async (db) => {
    const userId = await addUser(db);
    const kept = await begin(db, { userId });
    const strange = [mintSecret("session").secret, mintSecret("feed").secret, "", "nonsense"];

    for (const formerSecret of strange) await begin(db, { userId, formerSecret });

    assert.equal((await sessionIds(db)).length, 1 + strange.length);
    assert.ok((await sessionIds(db)).includes(kept.session.id));
  },
);

databaseTest("startSession() clears away sessions that have expired, and no others", async (db) => {
  const userId = await addUser(db);
  await begin(db, { userId: await addUser(db) });
  const live = await begin(db, { userId, at: after(1) });

  const { session } = await begin(db, { userId, at: after(30 * DAY_MS) });

  assert.deepEqual(await sessionIds(db), [live.session.id, session.id]);
  const ends = (await auditEvents(db)).filter(({ action }) => action === "session.ended");
  assert.deepEqual(ends, []);
});

databaseTest("startSession() clears away 100 expired sessions at most", async (db) => {
  const userId = await addUser(db);
  await db.insertInto("sessions").values(Array.from({ length: 120 }, () => ({
    id: uuidv7(),
    user_id: userId,
    token_hash: mintSecret("session").tokenHash,
    created_at: START,
    last_seen_at: START,
    expires_at: after(DAY_MS),
  }))).execute();

  await begin(db, { userId, at: after(2 * DAY_MS) });

  assert.equal((await sessionIds(db)).length, 21);
});

databaseTest(
  "startSession() waits for nobody who holds an expired session",
  async (db, { kind }) => {
    const userId = await addUser(db);
    const held = await begin(db, { userId });
    const at = after(40 * DAY_MS);
    const startWithoutWaiting = (starting: Db) =>
      write({ db: starting, now: () => at }, { kind: "system" }, async (unit) => {
        await sql`set local lock_timeout = '2s'`.execute(unit.tx);
        await startSession(unit, { userId, userAgent: null, formerSecret: undefined });
      });

    await db.transaction().execute(async (holder) => {
      await holder.selectFrom("sessions").select("id").forUpdate().execute();
      // PGlite has one connection: nobody can hold a row there while somebody else works.
      if (kind === "postgresql") await startWithoutWaiting(db);
    });

    assert.equal((await sessionIds(db)).includes(held.session.id), true);
    await startWithoutWaiting(db);
    assert.equal((await sessionIds(db)).includes(held.session.id), false);
  },
);
