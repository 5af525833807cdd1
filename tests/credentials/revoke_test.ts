/** Ending credentials: within their scope, once, with an event each. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { revokeCredentials } from "../../lib/credentials/revoke.ts";
import { write } from "../../lib/work/write.ts";
import { addContact, addUser, after, DAY_MS, START } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { addFeed, addRecoveryLink, addSession } from "./issued.ts";

const REVOKED_AT = after(DAY_MS);

function writing(db: Db, userId: string) {
  return {
    site: { db, now: () => REVOKED_AT },
    actor: { kind: "user", userId, via: "session" } as const,
  };
}

async function activeFeeds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("feeds").select("id").where("revoked_at", "is", null)
    .orderBy("id").execute();
  return rows.map(({ id }) => id);
}

async function sessions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("sessions").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

async function auditEvents(db: Db) {
  return await db.selectFrom("audit_events")
    .select(["user_id", "actor_user_id", "action", "entity_type", "entity_id", "created_at"])
    .orderBy("entity_id").execute();
}

databaseTest("revokeCredentials() ends one feed of the user by its id", async (db) => {
  const userId = await addUser(db);
  const feedId = await addFeed(db, { userId });
  const otherFeedId = await addFeed(db, { userId });
  const { site, actor } = writing(db, userId);

  const ids = await write(
    site,
    actor,
    (unit) => revokeCredentials(unit, "feed", { userId, id: feedId }),
  );

  assert.deepEqual(ids, [feedId]);
  assert.deepEqual(await activeFeeds(db), [otherFeedId]);
  const row = await db.selectFrom("feeds").selectAll().where("id", "=", feedId)
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    [row.revoked_at, row.updated_at, row.created_at],
    [REVOKED_AT, REVOKED_AT, START],
  );
});

databaseTest("revokeCredentials() ends the feeds of one contact alone", async (db) => {
  const userId = await addUser(db);
  const contactId = await addContact(db, userId);
  const mine = [await addFeed(db, { userId, contactId }), await addFeed(db, { userId, contactId })];
  const others = [
    await addFeed(db, { userId }),
    await addFeed(db, { userId, contactId: await addContact(db, userId) }),
  ];
  const { site, actor } = writing(db, userId);

  const ids = await write(
    site,
    actor,
    (unit) => revokeCredentials(unit, "feed", { userId, contactId }),
  );

  assert.deepEqual(ids.sort(), mine.sort());
  assert.deepEqual(await activeFeeds(db), others.sort());
});

databaseTest("revokeCredentials() ends every active feed of the user alone", async (db) => {
  const userId = await addUser(db);
  const mine = [await addFeed(db, { userId }), await addFeed(db, { userId })];
  const revokedId = await addFeed(db, { userId, revokedAt: START });
  const foreign = await addFeed(db, { userId: await addUser(db) });
  const { site, actor } = writing(db, userId);

  const ids = await write(site, actor, (unit) => revokeCredentials(unit, "feed", { userId }));

  assert.deepEqual(ids.sort(), mine.sort());
  assert.deepEqual(await activeFeeds(db), [foreign]);
  const revoked = await db.selectFrom("feeds").select(["revoked_at", "updated_at"])
    .where("id", "=", revokedId).executeTakeFirstOrThrow();
  assert.deepEqual(revoked, { revoked_at: START, updated_at: START });
});

databaseTest("revokeCredentials() writes one event for each credential that ended", async (db) => {
  const userId = await addUser(db);
  const feeds = [await addFeed(db, { userId }), await addFeed(db, { userId })];
  const sessionId = await addSession(db, userId);
  const { site, actor } = writing(db, userId);

  await write(site, actor, async (unit) => {
    await revokeCredentials(unit, "feed", { userId });
    await revokeCredentials(unit, "session", { userId });
  });

  const shared = { user_id: userId, actor_user_id: userId, created_at: REVOKED_AT };
  assert.deepEqual(
    await auditEvents(db),
    [
      ...feeds.map((id) => ({ action: "feed.revoked", entity_type: "feed", entity_id: id })),
      { action: "session.ended", entity_type: "session", entity_id: sessionId },
    ].map((event) => ({ ...shared, ...event })),
  );
});

databaseTest("revokeCredentials() does nothing when a feed is another user's", async (db) => {
  const userId = await addUser(db);
  const feedId = await addFeed(db, { userId: await addUser(db) });
  const { site, actor } = writing(db, userId);

  const ids = await write(
    site,
    actor,
    (unit) => revokeCredentials(unit, "feed", { userId, id: feedId }),
  );

  assert.deepEqual(ids, []);
  assert.deepEqual(await activeFeeds(db), [feedId]);
  assert.deepEqual(await auditEvents(db), []);
});

databaseTest(
  "revokeCredentials() has one winner when a feed is revoked twice at once",
  async (db) => {
    const userId = await addUser(db);
    const feedId = await addFeed(db, { userId });
    const { site, actor } = writing(db, userId);
    const revoke = () =>
      write(site, actor, (unit) => revokeCredentials(unit, "feed", { userId, id: feedId }));

    const outcomes = await Promise.all([revoke(), revoke()]);

    assert.deepEqual(outcomes.flat(), [feedId]);
    assert.equal((await auditEvents(db)).length, 1);
  },
);

databaseTest("revokeCredentials() deletes one session of the user by its id", async (db) => {
  const userId = await addUser(db);
  const sessionId = await addSession(db, userId);
  const otherSessionId = await addSession(db, userId);
  const { site, actor } = writing(db, userId);

  const ids = await write(
    site,
    actor,
    (unit) => revokeCredentials(unit, "session", { userId, id: sessionId }),
  );

  assert.deepEqual(ids, [sessionId]);
  assert.deepEqual(await sessions(db), [otherSessionId]);
});

databaseTest("revokeCredentials() deletes every session of the user alone", async (db) => {
  const userId = await addUser(db);
  const mine = [await addSession(db, userId), await addSession(db, userId)];
  const foreign = await addSession(db, await addUser(db));
  const { site, actor } = writing(db, userId);

  const ids = await write(site, actor, (unit) => revokeCredentials(unit, "session", { userId }));

  assert.deepEqual(ids.sort(), mine.sort());
  assert.deepEqual(await sessions(db), [foreign]);
});

databaseTest("revokeCredentials() deletes every session of the user but one", async (db) => {
  const userId = await addUser(db);
  const keptId = await addSession(db, userId);
  const others = [await addSession(db, userId), await addSession(db, userId)];
  const foreign = await addSession(db, await addUser(db));
  const { site, actor } = writing(db, userId);

  const ids = await write(
    site,
    actor,
    (unit) => revokeCredentials(unit, "session", { userId, exceptId: keptId }),
  );

  assert.deepEqual(ids.sort(), others.sort());
  assert.deepEqual(await sessions(db), [keptId, foreign].sort());
});

databaseTest("revokeCredentials() deletes the recovery link of the user alone", async (db) => {
  const [userId, otherId] = [await addUser(db), await addUser(db)];
  for (const id of [userId, otherId]) await addRecoveryLink(db, { userId: id });
  const { site, actor } = writing(db, userId);

  const ids = await write(
    site,
    actor,
    (unit) => revokeCredentials(unit, "recovery_link", { userId }),
  );

  assert.deepEqual(ids, [userId]);
  const links = await db.selectFrom("recovery_links").select("user_id").execute();
  assert.deepEqual(links, [{ user_id: otherId }]);
  const [event] = await auditEvents(db);
  assert.deepEqual(
    [event?.action, event?.entity_type, event?.entity_id],
    ["recovery_link.ended", "recovery_link", userId],
  );
});

databaseTest("revokeCredentials() does nothing when a session is another user's", async (db) => {
  const userId = await addUser(db);
  const sessionId = await addSession(db, await addUser(db));
  const { site, actor } = writing(db, userId);

  const ids = await write(
    site,
    actor,
    (unit) => revokeCredentials(unit, "session", { userId, id: sessionId }),
  );

  assert.deepEqual(ids, []);
  assert.deepEqual(await sessions(db), [sessionId]);
});
