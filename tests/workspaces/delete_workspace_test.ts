/** The end of a workspace, which the end of every feed token comes before (DESIGN section 6). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { deleteWorkspace } from "../../lib/workspaces/delete_workspace.ts";
import { type EdgeCache, PurgeError } from "../../lib/workspaces/edge_cache/edge_cache.ts";
import { purgingTwice } from "../../lib/workspaces/edge_cache/purging_twice.ts";
import { auditEvents } from "../accounts/people.ts";
import { LATER, userActor } from "../contacts/acting.ts";
import { addWorkspaceFeedToken } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { addDeletable, isThere, tagOf } from "./deletable.ts";
import { recordPurges, unreachable } from "./recorded_edge_cache.ts";
import { addTeam, outcomeOf } from "./rows.ts";

/** All that belongs to a workspace. */
async function contentsOf(db: Db, workspaceId: string): Promise<unknown[]> {
  const tables = ["workspace_members", "articles", "intelligence_feed_tokens"] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      db.selectFrom(table).selectAll().where("workspace_id", "=", workspaceId).execute()
    ),
  );
  const own = await db.selectFrom("workspaces").selectAll().where("id", "=", workspaceId).execute();
  return [...rows.flat(), ...own];
}

databaseTest("deleteWorkspace() purges what is live and takes everything along", async (db) => {
  const other = (await addDeletable(db)).deletion.workspaceId;
  const { deletion, live, active } = await addDeletable(db);
  const { workspaceId, userId } = deletion;
  const before = await contentsOf(db, other);
  const { site, purges } = recordPurges(db);

  await deleteWorkspace(site, deletion);

  assert.deepEqual(purges.sort(), live.map(tagOf).sort());
  assert.deepEqual(await contentsOf(db, workspaceId), []);
  assert.deepEqual(await contentsOf(db, other), before);
  const by = { log: userId, actor: userId, via: "session" };
  const events = await auditEvents(db);
  assert.deepEqual(
    events.slice(0, 2).map(({ action, entity }) => [action, entity]).sort(),
    active.map((id) => ["workspace_feed_token.revoked", id]).sort(),
  );
  assert.deepEqual(events.slice(2), [
    { ...by, action: "workspace.deleted", entity: workspaceId },
  ]);
});

databaseTest("deleteWorkspace() has revoked everything before it purges anything", async (db) => {
  const { deletion, live } = await addDeletable(db);
  const { workspaceId } = deletion;
  const seen: unknown[] = [];
  const { site } = recordPurges(db, {
    async purge() {
      const active = await db.selectFrom("intelligence_feed_tokens").select("id")
        .where("workspace_id", "=", workspaceId).where("revoked_at", "is", null).execute();
      seen.push([active, await isThere(db, workspaceId)]);
    },
  });

  await deleteWorkspace(site, deletion);

  assert.deepEqual(seen, live.map(() => [[], true]));
});

databaseTest(
  "deleteWorkspace() deletes nothing after a purge that failed, and goes on",
  async (db) => {
    const { deletion, live, active } = await addDeletable(db);
    const { workspaceId } = deletion;
    const [untried = "", stubborn = "", finished = ""] = live.map(tagOf);
    const failing = recordPurges(db, {
      purge: (tag) => tag === stubborn ? unreachable() : Promise.resolve(),
    });

    assert.equal(await outcomeOf(deleteWorkspace(failing.site, deletion)), "purge_failed");

    assert.deepEqual(failing.purges, [finished, stubborn]);
    assert.equal(await isThere(db, workspaceId), true);
    const articles = await db.selectFrom("articles").select("id").execute();
    assert.equal(articles.length, 1);
    const unfinished = await db.selectFrom("intelligence_feed_tokens").select(["id", "revoked_at"])
      .where("purged_at", "is", null).orderBy("id").execute();
    assert.deepEqual(unfinished, active.map((id) => ({ id, revoked_at: LATER })));
    const { site, purges } = recordPurges(db);
    await deleteWorkspace(site, deletion);
    assert.deepEqual(purges, [stubborn, untried]);
    assert.equal(await isThere(db, workspaceId), false);
  },
);

databaseTest("deleteWorkspace() ends with the last purge where several fail", async (db) => {
  const { deletion } = await addDeletable(db);
  const { site, purges, lines } = recordPurges(db, { purge: unreachable });

  assert.equal(await outcomeOf(deleteWorkspace(site, deletion)), "purge_failed");

  assert.deepEqual([purges.length, lines.length], [2, 2]);
  assert.equal(lines.some((line) => /cfeed_|cache\.internal/.test(line)), false);
});

databaseTest("deleteWorkspace() purges few at once, and all", async (db) => {
  const { workspaceId, admin: userId } = await addTeam(db);
  for (let count = 0; count < 25; count++) await addWorkspaceFeedToken(db, { workspaceId });
  let [running, most] = [0, 0];
  const { site, purges } = recordPurges(db, {
    async purge() {
      most = Math.max(most, ++running);
      await isThere(db, workspaceId);
      running--;
    },
  });

  await deleteWorkspace(site, { workspaceId, userId, actor: userActor(userId) });

  assert.equal(new Set(purges).size, 25);
  assert.equal(purges.length, 25);
  assert.equal(most, 2);
});

/** A cache that takes five purges a minute, as Cloudflare's free plan does, each feed token's two. */
function meteredCache() {
  let left = 0;
  const inner: EdgeCache = {
    headers: () => ({}),
    purge: () => left-- > 0 ? Promise.resolve() : Promise.reject(new PurgeError("status_429")),
  };
  const { purge } = purgingTwice(inner, { pauseMs: 0, pause: () => Promise.resolve() });
  return { purge, beginMinute: () => void (left = 5) };
}

databaseTest(
  "deleteWorkspace() finishes two at each try where a cache takes five purges a minute",
  async (db) => {
    const { workspaceId, admin: userId } = await addTeam(db);
    for (let count = 0; count < 5; count++) await addWorkspaceFeedToken(db, { workspaceId });
    const { purge, beginMinute } = meteredCache();
    const { site } = recordPurges(db, { purge });
    const outcomes: unknown[] = [];

    for (let minute = 1; minute <= 3; minute++) {
      beginMinute();
      const deleting = deleteWorkspace(site, { workspaceId, userId, actor: userActor(userId) });
      const outcome = await outcomeOf(deleting);
      const left = await db.selectFrom("intelligence_feed_tokens").select("id")
        .where("purged_at", "is", null).execute();
      outcomes.push([outcome, left.length]);
    }

    assert.deepEqual(outcomes, [["purge_failed", 3], ["purge_failed", 1], ["done", 0]]);
  },
);
