/** Ending secrets of workspaces' feeds: within their scope, once, with an event each. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { WorkspaceScope } from "../../lib/credentials/kinds.ts";
import { revokeCredentials } from "../../lib/credentials/revoke.ts";
import { addUser, after, auditEvents, DAY_MS, START } from "../accounts/people.ts";
import { change } from "../contacts/acting.ts";
import { databaseTest } from "../databases.ts";
import { addWorkspace } from "../workspaces/rows.ts";
import { addWorkspaceFeedToken } from "./issued.ts";

const REVOKED_AT = after(DAY_MS);

async function revoke(db: Db, scope: WorkspaceScope): Promise<string[]> {
  return await change(db, {
    userId: scope.userId,
    at: REVOKED_AT,
    work: (unit) => revokeCredentials(unit, "workspace_feed_token", scope),
  });
}

async function revocations(db: Db) {
  const rows = await db.selectFrom("intelligence_feed_tokens")
    .select(["id", "revoked_at", "purged_at"]).orderBy("id").execute();
  return rows.map(({ id, revoked_at, purged_at }) => [id, revoked_at, purged_at]);
}

databaseTest("revokeCredentials() ends one secret of the workspace by its id", async (db) => {
  const [userId, issuer, workspaceId] = [
    await addUser(db),
    await addUser(db),
    await addWorkspace(db),
  ];
  const id = await addWorkspaceFeedToken(db, { workspaceId, createdBy: issuer });
  const other = await addWorkspaceFeedToken(db, { workspaceId });

  assert.deepEqual(await revoke(db, { userId, workspaceId, id }), [id]);

  assert.deepEqual(await revocations(db), [[id, REVOKED_AT, null], [other, null, null]]);
  assert.deepEqual(await auditEvents(db), [{
    log: userId,
    actor: userId,
    via: "session",
    action: "workspace_feed_token.revoked",
    entity: id,
  }]);
});

databaseTest("revokeCredentials() ends every secret of one workspace alone", async (db) => {
  const [userId, workspaceId] = [await addUser(db), await addWorkspace(db)];
  const mine = [
    await addWorkspaceFeedToken(db, { workspaceId }),
    await addWorkspaceFeedToken(db, { workspaceId }),
  ];
  const before = await addWorkspaceFeedToken(db, { workspaceId, revokedAt: START });
  const foreign = await addWorkspaceFeedToken(db, { workspaceId: await addWorkspace(db) });

  assert.deepEqual((await revoke(db, { userId, workspaceId })).sort(), mine.toSorted());

  assert.deepEqual(await revocations(db), [
    ...mine.map((id) => [id, REVOKED_AT, null]),
    [before, START, null],
    [foreign, null, null],
  ]);
  const events = await auditEvents(db);
  assert.deepEqual(events.map(({ entity }) => entity).sort(), mine.toSorted());
  assert.deepEqual(new Set(events.map(({ log }) => log)), new Set([userId]));
});

databaseTest(
  "revokeCredentials() does nothing when a secret is another workspace's",
  async (db) => {
    const [userId, workspaceId] = [await addUser(db), await addWorkspace(db)];
    const id = await addWorkspaceFeedToken(db, { workspaceId: await addWorkspace(db) });

    assert.deepEqual(await revoke(db, { userId, workspaceId, id }), []);

    assert.deepEqual(await revocations(db), [[id, null, null]]);
    assert.deepEqual(await auditEvents(db), []);
  },
);

databaseTest(
  "revokeCredentials() has one winner when a workspace's secret is revoked twice at once",
  async (db) => {
    const [userId, workspaceId] = [await addUser(db), await addWorkspace(db)];
    const id = await addWorkspaceFeedToken(db, { workspaceId });

    const outcomes = await Promise.all([
      revoke(db, { userId, workspaceId, id }),
      revoke(db, { userId, workspaceId }),
    ]);

    assert.deepEqual(outcomes.flat(), [id]);
    assert.equal((await auditEvents(db)).length, 1);
  },
);
