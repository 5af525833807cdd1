/** Signing out. */
import assert from "node:assert/strict";
import { endSession, resumeSession } from "../../lib/accounts/sessions.ts";
import { write } from "../../lib/work/write.ts";
import { databaseTest } from "../databases.ts";
import { begin, sessionIds } from "./begun_sessions.ts";
import { addUser, auditEvents, START } from "./people.ts";

databaseTest("endSession() ends that session alone and leaves an event", async (db) => {
  const userId = await addUser(db);
  const { secret, session } = await begin(db, { userId });
  const kept = await begin(db, { userId });

  await write(
    { db, now: () => START },
    { kind: "user", userId, via: "session" },
    (unit) => endSession(unit, { userId, sessionId: session.id }),
  );

  assert.equal(await resumeSession(db, { secret, now: START }), undefined);
  assert.deepEqual(await sessionIds(db), [kept.session.id]);
  assert.deepEqual((await auditEvents(db)).at(-1), {
    log: userId,
    actor: userId,
    via: "session",
    action: "session.ended",
    entity: session.id,
  });
});

databaseTest("endSession() leaves another user's session alone", async (db) => {
  const userId = await addUser(db);
  const { session } = await begin(db, { userId: await addUser(db) });

  await write(
    { db, now: () => START },
    { kind: "user", userId, via: "session" },
    (unit) => endSession(unit, { userId, sessionId: session.id }),
  );

  assert.deepEqual(await sessionIds(db), [session.id]);
  assert.equal((await auditEvents(db)).length, 1);
});
