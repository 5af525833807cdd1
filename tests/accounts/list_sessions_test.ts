/** Where somebody is signed in, and signing out everywhere else. */
import assert from "node:assert/strict";
import { endOtherSessions, listSessions } from "../../lib/accounts/sessions.ts";
import { write } from "../../lib/work/write.ts";
import { databaseTest } from "../databases.ts";
import { begin, sessionIds } from "./begun_sessions.ts";
import { addUser, after, auditEvents, HOUR_MS, START } from "./people.ts";

databaseTest(
  "listSessions() gives the user's live sessions, the one seen last first",
  async (db) => {
    const userId = await addUser(db);
    await begin(db, { userId: await addUser(db) });
    const first = await begin(db, { userId, at: START, userAgent: "Firefox" });
    const second = await begin(db, { userId, at: after(HOUR_MS) });
    const expired = await begin(db, { userId, at: after(2 * HOUR_MS) });
    await db.updateTable("sessions").set({ expires_at: after(HOUR_MS) })
      .where("id", "=", expired.session.id).execute();

    const sessions = await listSessions(db, { userId, now: after(HOUR_MS) });

    assert.deepEqual(sessions, [second.session, first.session]);
  },
);

databaseTest("endOtherSessions() leaves the one session, and those of others", async (db) => {
  const userId = await addUser(db);
  const foreign = await begin(db, { userId: await addUser(db) });
  const others = [await begin(db, { userId }), await begin(db, { userId })];
  const kept = await begin(db, { userId });

  await write(
    { db, now: () => START },
    { kind: "user", userId, via: "session" },
    (unit) => endOtherSessions(unit, { userId, sessionId: kept.session.id }),
  );

  assert.deepEqual(await sessionIds(db), [foreign.session.id, kept.session.id]);
  const ended = (await auditEvents(db)).filter(({ action }) => action === "session.ended");
  assert.deepEqual(
    ended.map(({ entity }) => entity).sort(),
    others.map(({ session }) => session.id).sort(),
  );
});
