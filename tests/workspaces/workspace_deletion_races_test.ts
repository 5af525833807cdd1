/** What happens in a workspace while it is being deleted. */
import assert from "node:assert/strict";
import type { KyselyPlugin } from "kysely";
import type { Db } from "../../db/database.ts";
import { deleteWorkspace } from "../../lib/workspaces/delete_workspace.ts";
import { revokeFeedToken } from "../../lib/workspaces/revoke_feed_token.ts";
import { auditEvents, START } from "../accounts/people.ts";
import { addWorkspaceFeedToken } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { addDeletable, isThere, tagOf } from "./deletable.ts";
import { recordPurges } from "./recorded_edge_cache.ts";
import { outcomeOf } from "./rows.ts";

databaseTest("deleteWorkspace() takes along a feed token that was issued meanwhile", async (db) => {
  const { deletion, live } = await addDeletable(db);
  const { workspaceId } = deletion;
  const issued: Promise<string>[] = [];
  const { site, purges } = recordPurges(db, {
    async purge() {
      if (issued.length === 0) issued.push(addWorkspaceFeedToken(db, { workspaceId }));
      await issued[0];
    },
  });

  await deleteWorkspace(site, deletion);

  assert.deepEqual(purges.slice(live.length), (await Promise.all(issued)).map(tagOf));
  assert.equal(await isThere(db, workspaceId), false);
});

databaseTest("deleteWorkspace() refuses while feed tokens go on being issued", async (db) => {
  const { deletion, live } = await addDeletable(db);
  const { workspaceId } = deletion;
  let isIssuing = true;
  const { site, purges } = recordPurges(db, {
    async purge() {
      if (isIssuing) await addWorkspaceFeedToken(db, { workspaceId });
    },
  });

  assert.equal(await outcomeOf(deleteWorkspace(site, deletion)), "workspace_changed");

  assert.equal(purges.length, 5 * live.length);
  assert.equal(await isThere(db, workspaceId), true);
  isIssuing = false;
  await deleteWorkspace(site, deletion);
  assert.equal(await isThere(db, workspaceId), false);
});

databaseTest("deleteWorkspace() twice at once deletes once", async (db) => {
  const { deletion } = await addDeletable(db);
  const { site } = recordPurges(db);
  const deleting = () => outcomeOf(deleteWorkspace(site, deletion));

  const outcomes = await Promise.all([deleting(), deleting()]);

  assert.deepEqual(outcomes.sort(), ["done", "not_found"]);
  const events = await auditEvents(db);
  assert.equal(events.filter(({ action }) => action === "workspace.deleted").length, 1);
});

databaseTest("deleteWorkspace() beside a revocation leaves neither half done", async (db) => {
  const { deletion, active } = await addDeletable(db);
  const { site } = recordPurges(db);
  const revocation = { ...deletion, tokenId: active[0] ?? "" };

  const [deleted, revoked] = await Promise.all([
    outcomeOf(deleteWorkspace(site, deletion)),
    outcomeOf(revokeFeedToken(site, revocation)),
  ]);

  assert.match(revoked, /^(done|already_revoked|not_found)$/);
  assert.equal(deleted, "done");
  assert.equal(await isThere(db, deletion.workspaceId), false);
});

/** The same database, which acts once a list has come back empty for the first time. */
function actOnceEmpty(db: Db, act: () => Promise<unknown>): Db {
  let isOver = false;
  let isList = false;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      isList = node.kind === "SelectQueryNode";
      return node;
    },
    async transformResult({ result }) {
      if (isOver || !isList || result.rows.length > 0) return result;
      isOver = true;
      await act();
      return result;
    },
  };
  return db.withPlugin(plugin);
}

databaseTest(
  "deleteWorkspace() purges a revocation that was begun behind the purges",
  async (db) => {
    const { deletion, live } = await addDeletable(db);
    const { workspaceId } = deletion;
    const late = { workspaceId, revokedAt: START };
    const meddled = actOnceEmpty(db, () => addWorkspaceFeedToken(db, late));
    const { site, purges } = recordPurges(meddled);

    await deleteWorkspace(site, deletion);

    assert.equal(purges.length, live.length + 1);
    assert.equal(await isThere(db, workspaceId), false);
  },
);
