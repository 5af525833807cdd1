/** Ending API tokens: within their scope, once, with an event each. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { revokeCredentials } from "../../lib/credentials/revoke.ts";
import { write } from "../../lib/work/write.ts";
import { addUser, after, auditEvents, DAY_MS, START } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { addApiToken, addFeed } from "./issued.ts";

const REVOKED_AT = after(DAY_MS);

function revoke(db: Db, scope: { userId: string; id?: string }): Promise<string[]> {
  const site = { db, now: () => REVOKED_AT };
  const actor = { kind: "user", userId: scope.userId, via: "session" } as const;
  return write(site, actor, (unit) => revokeCredentials(unit, "api_token", scope));
}

async function rows(db: Db) {
  return await db.selectFrom("api_tokens").select(["id", "revoked_at", "updated_at"])
    .orderBy("id").execute();
}

const ACTIVE = { revoked_at: null, updated_at: START };
const REVOKED = { revoked_at: REVOKED_AT, updated_at: REVOKED_AT };
const REVOKED_BEFORE = { revoked_at: START, updated_at: START };

databaseTest("revokeCredentials() ends one API token of the user by its id", async (db) => {
  const userId = await addUser(db);
  const [id, other] = [await addApiToken(db, { userId }), await addApiToken(db, { userId })];

  assert.deepEqual(await revoke(db, { userId, id }), [id]);

  assert.deepEqual(await rows(db), [{ id, ...REVOKED }, { id: other, ...ACTIVE }]);
});

databaseTest(
  "revokeCredentials() ends every active API token of the user alone, and no feed",
  async (db) => {
    const userId = await addUser(db);
    const mine = [await addApiToken(db, { userId }), await addApiToken(db, { userId })];
    const before = await addApiToken(db, { userId, revokedAt: START });
    const foreign = await addApiToken(db, { userId: await addUser(db) });
    await addFeed(db, { userId });

    assert.deepEqual((await revoke(db, { userId })).sort(), mine.toSorted());

    assert.deepEqual(await rows(db), [
      ...mine.map((id) => ({ id, ...REVOKED })),
      { id: before, ...REVOKED_BEFORE },
      { id: foreign, ...ACTIVE },
    ]);
    const feeds = await db.selectFrom("feeds").select("revoked_at").execute();
    assert.deepEqual(feeds, [{ revoked_at: null }]);
    const shared = { log: userId, actor: userId, via: "session", action: "api_token.revoked" };
    const events = await auditEvents(db);
    assert.deepEqual(
      events.toSorted((a, b) => a.entity < b.entity ? -1 : 1),
      mine.toSorted().map((entity) => ({ ...shared, entity })),
    );
  },
);

databaseTest("revokeCredentials() does nothing when an API token is another's", async (db) => {
  const id = await addApiToken(db, { userId: await addUser(db) });

  assert.deepEqual(await revoke(db, { userId: await addUser(db), id }), []);

  assert.deepEqual(await rows(db), [{ id, ...ACTIVE }]);
  assert.deepEqual(await auditEvents(db), []);
});

databaseTest(
  "revokeCredentials() has one winner when an API token is revoked twice at once",
  async (db) => {
    const userId = await addUser(db);
    const id = await addApiToken(db, { userId });

    const outcomes = await Promise.all([revoke(db, { userId, id }), revoke(db, { userId, id })]);

    assert.deepEqual(outcomes.flat(), [id]);
    assert.equal((await auditEvents(db)).length, 1);
  },
);
