/** A revocation that is tried again, or twice at once: unfinished until a purge has returned. */
import assert from "node:assert/strict";
import { revokeFeedToken } from "../../lib/workspaces/revoke_feed_token.ts";
import { after, auditEvents, DAY_MS } from "../accounts/people.ts";
import { LATER } from "../contacts/acting.ts";
import { databaseTest } from "../databases.ts";
import { recordPurges, unreachable } from "./recorded_edge_cache.ts";
import { addRevocable, stateOf } from "./revocable.ts";
import { outcomeOf } from "./rows.ts";

const EVEN_LATER = after(2 * DAY_MS);

databaseTest("revokeFeedToken() again goes on from a failed purge, once", async (db) => {
  const { revocation } = await addRevocable(db);
  const { tokenId } = revocation;
  await outcomeOf(revokeFeedToken(recordPurges(db, { purge: unreachable }).site, revocation));
  const { site, purges } = recordPurges(db, { now: EVEN_LATER });

  const revoked = await revokeFeedToken(site, revocation);
  const again = await outcomeOf(revokeFeedToken(site, revocation));

  assert.deepEqual(revoked, { revoked_at: LATER, purged_at: EVEN_LATER });
  assert.equal(again, "already_revoked");
  assert.deepEqual(purges, [`feed-token-${tokenId}`]);
  assert.deepEqual(await stateOf(db, tokenId), [LATER, EVEN_LATER]);
  assert.equal((await auditEvents(db)).length, 1);
});

databaseTest("revokeFeedToken() can be tried again for as long as the purge fails", async (db) => {
  const { revocation } = await addRevocable(db);
  const { site, purges } = recordPurges(db, { purge: unreachable });

  for (let count = 0; count < 3; count++) {
    assert.equal(await outcomeOf(revokeFeedToken(site, revocation)), "purge_failed");
  }

  assert.equal(purges.length, 3);
  assert.equal((await auditEvents(db)).length, 1);
});

databaseTest(
  "revokeFeedToken() twice at once is one revocation, purged before either ends",
  async (db) => {
    const { revocation } = await addRevocable(db);
    const areBoth = Promise.withResolvers<void>();
    const { site, purges } = recordPurges(db, {
      purge() {
        if (purges.length === 2) areBoth.resolve();
        return areBoth.promise;
      },
    });

    const revoked = await Promise.all([
      revokeFeedToken(site, revocation),
      revokeFeedToken(site, revocation),
    ]);

    const once = { revoked_at: LATER, purged_at: LATER };
    assert.deepEqual(revoked, [once, once]);
    assert.equal((await auditEvents(db)).length, 1);
  },
);

databaseTest("revokeFeedToken() purges again when the note of the purge was lost", async (db) => {
  const { revocation } = await addRevocable(db);
  const { site, purges } = recordPurges(db);
  let isBroken = false;
  const now = () => {
    if (isBroken) throw new Error("The process ends here");
    isBroken = true;
    return LATER;
  };

  await assert.rejects(revokeFeedToken({ ...site, now }, revocation), /ends here/);
  assert.deepEqual(await stateOf(db, revocation.tokenId), [LATER, null]);
  await revokeFeedToken(site, revocation);

  assert.equal(purges.length, 2);
  assert.deepEqual(await stateOf(db, revocation.tokenId), [LATER, LATER]);
});

databaseTest("revokeFeedToken() keeps the end of the first of two purges", async (db) => {
  const { revocation } = await addRevocable(db);
  const inside = recordPurges(db, { now: EVEN_LATER });
  const { site } = recordPurges(db, {
    purge: async () => void await revokeFeedToken(inside.site, revocation),
  });

  const revoked = await revokeFeedToken(site, revocation);

  assert.deepEqual(revoked, { revoked_at: LATER, purged_at: EVEN_LATER });
});
