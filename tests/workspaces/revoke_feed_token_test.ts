/** Ending a feed token at the origin and then in the edge cache (PI-11, PI-12, PI-24 of the TECH). */
import assert from "node:assert/strict";
import { revokeFeedToken } from "../../lib/workspaces/revoke_feed_token.ts";
import { auditEvents, START } from "../accounts/people.ts";
import { LATER, NOBODY } from "../contacts/acting.ts";
import { addWorkspaceFeedToken } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { recordPurges, unreachable } from "./recorded_edge_cache.ts";
import { addRevocable, stateOf } from "./revocable.ts";
import { addWorkspace, outcomeOf } from "./rows.ts";

databaseTest(
  "revokeFeedToken() revokes one feed token, purges its tag and says when",
  async (db) => {
    const { revocation, otherId } = await addRevocable(db);
    const { tokenId, userId } = revocation;
    const { site, purges, lines } = recordPurges(db);

    const revoked = await revokeFeedToken(site, revocation);

    assert.deepEqual(revoked, { revoked_at: LATER, purged_at: LATER });
    assert.deepEqual(purges, [`feed-token-${tokenId}`]);
    assert.deepEqual(await stateOf(db, tokenId), [LATER, LATER]);
    assert.deepEqual(await stateOf(db, otherId), [null, null]);
    assert.deepEqual(await auditEvents(db), [{
      log: userId,
      actor: userId,
      via: "session",
      action: "workspace_feed_token.revoked",
      entity: tokenId,
    }]);
    assert.deepEqual(lines, []);
  },
);

databaseTest("revokeFeedToken() has committed before it purges, and notes it after", async (db) => {
  const { revocation } = await addRevocable(db);
  const seen: unknown[] = [];
  const { site } = recordPurges(db, {
    async purge() {
      // By another connection on a server: what is not committed would not be seen.
      seen.push(await stateOf(db, revocation.tokenId), (await auditEvents(db)).length);
    },
  });

  await revokeFeedToken(site, revocation);

  assert.deepEqual(seen, [[LATER, null], 1]);
});

databaseTest(
  "revokeFeedToken() fails loudly when the purge does, and stays revoked",
  async (db) => {
    const { revocation } = await addRevocable(db);
    const { tokenId } = revocation;
    const { site, lines } = recordPurges(db, { purge: unreachable });

    await assert.rejects(revokeFeedToken(site, revocation), (error: Error) => {
      assert.equal((error as { code?: unknown }).code, "purge_failed");
      assert.doesNotMatch(error.message, /cfeed_|cache\.internal|feed-token-/);
      assert.match(error.message, /^Cannot finish the revocation: .*[^.]$/);
      return true;
    });

    assert.deepEqual(await stateOf(db, tokenId), [LATER, null]);
    const [line, ...others] = lines;
    assert.deepEqual(others, []);
    assert.match(
      line ?? "",
      new RegExp(`warn "purge failed" feed_token_id=${tokenId} .*unreachable`),
    );
    assert.doesNotMatch(line ?? "", /cfeed_|cache\.internal/);
  },
);

databaseTest("revokeFeedToken() refuses and purges nothing of what is finished", async (db) => {
  const { revocation } = await addRevocable(db, { revokedAt: START, purgedAt: START });
  const { site, purges } = recordPurges(db);

  assert.equal(await outcomeOf(revokeFeedToken(site, revocation)), "already_revoked");

  assert.deepEqual(purges, []);
  assert.deepEqual(await stateOf(db, revocation.tokenId), [START, START]);
  assert.deepEqual(await auditEvents(db), []);
});

databaseTest(
  "revokeFeedToken() finds no feed token of another workspace, finished or not",
  async (db) => {
    const { revocation } = await addRevocable(db);
    const workspaceId = await addWorkspace(db);
    const foreign = [
      await addWorkspaceFeedToken(db, { workspaceId }),
      await addWorkspaceFeedToken(db, { workspaceId, revokedAt: START }),
      await addWorkspaceFeedToken(db, { workspaceId, revokedAt: START, purgedAt: START }),
      NOBODY,
    ];
    const { site, purges } = recordPurges(db);
    const before = await Promise.all(foreign.slice(0, 3).map((id) => stateOf(db, id)));

    for (const tokenId of foreign) {
      const outcome = await outcomeOf(revokeFeedToken(site, { ...revocation, tokenId }));
      assert.equal(outcome, "not_found");
    }

    assert.deepEqual(purges, []);
    const now = await Promise.all(foreign.slice(0, 3).map((id) => stateOf(db, id)));
    assert.deepEqual(now, before);
  },
);

databaseTest("revokeFeedToken() finds nothing once the workspace is gone meanwhile", async (db) => {
  const { revocation } = await addRevocable(db);
  const { site } = recordPurges(db, {
    purge: async () => void await db.deleteFrom("workspaces").execute(),
  });

  assert.equal(await outcomeOf(revokeFeedToken(site, revocation)), "not_found");
});
