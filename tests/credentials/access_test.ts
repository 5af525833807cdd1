/** The hourly note of a read, and of a use (TECH section 5). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import {
  noteApiTokenUse,
  noteFeedAccess,
  noteWorkspaceFeedTokenUse,
} from "../../lib/credentials/access.ts";
import { addUser, after, HOUR_MS, START } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { addWorkspace } from "../workspaces/rows.ts";
import { addApiToken, addFeed, addWorkspaceFeedToken } from "./issued.ts";
import { recordParameters } from "./sql_parameters.ts";

async function readFeed(db: Db, id: string) {
  return await db.selectFrom("feeds").select(["last_accessed_at", "updated_at"])
    .where("id", "=", id).executeTakeFirstOrThrow();
}

async function readApiToken(db: Db, id: string) {
  return await db.selectFrom("api_tokens").select(["last_used_at", "updated_at"])
    .where("id", "=", id).executeTakeFirstOrThrow();
}

async function lastUsedAt(db: Db, id: string) {
  const row = await db.selectFrom("intelligence_feed_tokens").select("last_used_at")
    .where("id", "=", id).executeTakeFirstOrThrow();
  return row.last_used_at;
}

const CASES: { name: string; before: Date | null; now: Date; noted: Date }[] = [
  { name: "notes the first read", before: null, now: after(5), noted: after(5) },
  {
    name: "keeps a note that is an hour old",
    before: START,
    now: after(HOUR_MS),
    noted: START,
  },
  {
    name: "replaces a note that is older than an hour",
    before: START,
    now: after(HOUR_MS + 1),
    noted: after(HOUR_MS + 1),
  },
  { name: "never goes back in time", before: after(HOUR_MS), now: START, noted: after(HOUR_MS) },
];

for (const { name, before, now, noted } of CASES) {
  databaseTest(`noteFeedAccess() ${name}`, async (db) => {
    const feedId = await addFeed(db, { userId: await addUser(db), lastAccessedAt: before });

    await noteFeedAccess(db, { feedId, now });

    assert.deepEqual(await readFeed(db, feedId), { last_accessed_at: noted, updated_at: START });
  });

  databaseTest(`noteApiTokenUse() ${name.replace("read", "use")}`, async (db) => {
    const apiTokenId = await addApiToken(db, { userId: await addUser(db), lastUsedAt: before });

    await noteApiTokenUse(db, { apiTokenId, now });

    assert.deepEqual(await readApiToken(db, apiTokenId), {
      last_used_at: noted,
      updated_at: START,
    });
  });

  databaseTest(`noteWorkspaceFeedTokenUse() ${name.replace("read", "use")}`, async (db) => {
    const workspaceId = await addWorkspace(db);
    const tokenId = await addWorkspaceFeedToken(db, { workspaceId, lastUsedAt: before });
    const recorded = recordParameters(db);

    await noteWorkspaceFeedTokenUse(recorded.db, { tokenId, now });

    assert.deepEqual(await lastUsedAt(db, tokenId), noted);
    // One statement, which compares with an hour before its own instant: nothing is read first.
    assert.deepEqual(recorded.parameters, [now, tokenId, new Date(now.getTime() - HOUR_MS)]);
  });
}

databaseTest(
  "noteWorkspaceFeedTokenUse() leaves the workspace's other secrets alone",
  async (db) => {
    const workspaceId = await addWorkspace(db);
    const tokenId = await addWorkspaceFeedToken(db, { workspaceId });
    const otherId = await addWorkspaceFeedToken(db, { workspaceId });

    await noteWorkspaceFeedTokenUse(db, { tokenId, now: START });

    assert.equal(await lastUsedAt(db, otherId), null);
  },
);

databaseTest("noteFeedAccess() leaves the other feeds alone", async (db) => {
  const feedId = await addFeed(db, { userId: await addUser(db) });
  const otherFeedId = await addFeed(db, { userId: await addUser(db) });

  await noteFeedAccess(db, { feedId, now: START });

  assert.equal((await readFeed(db, otherFeedId)).last_accessed_at, null);
});

databaseTest("noteApiTokenUse() leaves the user's other API tokens alone", async (db) => {
  const userId = await addUser(db);
  const apiTokenId = await addApiToken(db, { userId });
  const otherId = await addApiToken(db, { userId });

  await noteApiTokenUse(db, { apiTokenId, now: START });

  assert.equal((await readApiToken(db, otherId)).last_used_at, null);
});
