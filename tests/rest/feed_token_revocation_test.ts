/** Revoking the feed tokens of a workspace over REST (DESIGN section 8, PI-12, PI-13 and PI-24). */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { failingEdgeCache } from "./failing_edge_cache.ts";
import { listFeedTokens, pollFeeds, revokeFeedToken } from "./feed_token.ts";
import { jsonOf } from "./json.ts";
import { addWorkspace } from "./workspace.ts";

const HOUR_MS = 60 * 60 * 1000;

databaseTest(
  "POST feed-tokens/:tokenId/revoke ends one secret and leaves the others",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const [workspace, other] = [await addWorkspace(ada), await addWorkspace(ada)];
    const [ended, kept] = [await workspace.issue(), await workspace.issue()];
    const foreign = await other.issue();
    app.setNow(new Date(START.getTime() + HOUR_MS));
    const now = new Date(START.getTime() + HOUR_MS).toISOString();

    const answer = await jsonOf(
      await revokeFeedToken(workspace, { actor: ada, id: ended.id }),
      200,
    );

    assert.deepEqual(answer, { revoked_at: now, purged_at: now });
    assert.deepEqual(await pollFeeds(workspace, { app, token: ended.token }), [401, 401]);
    assert.deepEqual(await pollFeeds(workspace, { app, token: kept.token }), [200, 200]);
    assert.deepEqual(await pollFeeds(other, { app, token: foreign.token }), [200, 200]);
    assert.deepEqual((await listFeedTokens(workspace, ada)).map(({ id }) => id), [kept.id]);
  },
);

databaseTest(
  "PI-24: revoking a feed token once more is refused, and changes nothing",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const workspace = await addWorkspace(ada);
    const { id } = await workspace.issue();
    await jsonOf(await revokeFeedToken(workspace, { actor: ada, id }), 200);
    const stored = await storedText(db);
    app.setNow(new Date(START.getTime() + HOUR_MS));

    const again = await jsonOf(await revokeFeedToken(workspace, { actor: ada, id }), 409);

    assert.equal(again.code, "already_revoked");
    assert.equal(await storedText(db), stored);
  },
);

databaseTest("PI-24: of two revocations at once none fails otherwise than by 409", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const workspace = await addWorkspace(ada);
  const { id, token } = await workspace.issue();

  const answers = await Promise.all(
    [1, 2, 3].map(() => revokeFeedToken(workspace, { actor: ada, id })),
  );

  const statuses = answers.map(({ status }) => status);
  assert.ok(statuses.includes(200), String(statuses));
  assert.ok(statuses.every((status) => status === 200 || status === 409), String(statuses));
  assert.deepEqual(await pollFeeds(workspace, { app, token }), [401, 401]);
});

databaseTest("a purge that fails fails the revocation, which can be finished later", async (db) => {
  const edgeCache = failingEdgeCache();
  const app = await openTestApp(db, { edgeCache });
  const ada = await addPersona(app);
  const workspace = await addWorkspace(ada);
  const { id, token } = await workspace.issue("Tablet");
  const newer = await workspace.issue("Phone");

  const failed = await jsonOf(await revokeFeedToken(workspace, { actor: ada, id }), 502);

  assert.equal(failed.code, "purge_failed");
  assert.doesNotMatch(JSON.stringify(failed), new RegExp(`${token}|Tablet|https?:`));
  assert.deepEqual(
    await pollFeeds(workspace, { app, token }),
    [401, 401],
    "the origin refuses at once",
  );
  const [unfinished, active] = await listFeedTokens(workspace, ada);
  assert.deepEqual(
    [unfinished?.id, unfinished?.revoked_at, unfinished?.purged_at, active?.id],
    [id, START.toISOString(), null, newer.id],
  );

  await jsonOf(await revokeFeedToken(workspace, { actor: ada, id }), 502);
  edgeCache.isDown = false;
  const later = new Date(START.getTime() + HOUR_MS);
  app.setNow(later);
  assert.deepEqual(await jsonOf(await revokeFeedToken(workspace, { actor: ada, id }), 200), {
    revoked_at: START.toISOString(),
    purged_at: later.toISOString(),
  });
  assert.equal(
    (await jsonOf(await revokeFeedToken(workspace, { actor: ada, id }), 409)).code,
    "already_revoked",
  );
  assert.deepEqual(edgeCache.purged, Array(3).fill(`feed-token-${id}`));
  assert.deepEqual((await listFeedTokens(workspace, ada)).map((token) => token.id), [newer.id]);
});
