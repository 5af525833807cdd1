/** Deleting a workspace over REST: every secret of its feeds ends first (DESIGN sections 6 and 8). */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { listFeedRoutes } from "../matrix/feed_routes.ts";
import { addPersona } from "../personas.ts";
import { failingEdgeCache } from "./failing_edge_cache.ts";
import { pollFeeds } from "./feed_token.ts";
import { jsonOf } from "./json.ts";
import { addWorkspace, WORKSPACES } from "./workspace.ts";

databaseTest("DELETE workspaces/:id takes everything in it along, for all of them", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  const { path, ...workspace } = await addWorkspace(ada);
  await workspace.admit(eve, "editor");
  await workspace.post();
  const { token } = await workspace.issue();
  assert.equal((await eve.fetch(path)).status, 200);
  const polls = (await listFeedRoutes()).rss
    .map((route) => `${route.replace(":id", workspace.id)}?token=${token}`);
  const pollAll = () => Promise.all(polls.map(async (poll) => (await app.fetch(poll)).status));
  assert.deepEqual(await pollAll(), [200, 200]);

  const answer = await ada.fetch(path, { method: "DELETE" });

  assert.deepEqual([answer.status, await answer.text()], [204, ""]);
  for (const person of [ada, eve]) {
    await jsonOf(await person.fetch(path), 404);
    assert.deepEqual((await jsonOf(await person.fetch(WORKSPACES), 200)).items, []);
  }
  assert.deepEqual(await pollAll(), [401, 401], "each feed that the router has (CASES 119)");
  await jsonOf(await ada.fetch(path, { method: "DELETE" }), 404);
});

databaseTest(
  "DELETE workspaces/:id deletes nothing while the edge cache isn't purged",
  async (db) => {
    const edgeCache = failingEdgeCache();
    const app = await openTestApp(db, { edgeCache });
    const ada = await addPersona(app);
    const { path, ...workspace } = await addWorkspace(ada);
    const first = await workspace.issue();
    const second = await workspace.issue();
    await workspace.post();

    assert.equal(
      (await jsonOf(await ada.fetch(path, { method: "DELETE" }), 502)).code,
      "purge_failed",
    );

    const tags = [first, second].map(({ id }) => `feed-token-${id}`).sort();
    assert.deepEqual(edgeCache.purged.toSorted(), tags);
    assert.equal((await ada.fetch(path)).status, 200);
    assert.equal(((await jsonOf(await ada.fetch(`${path}/articles`), 200)).items as []).length, 1);
    for (const { token } of [first, second]) {
      assert.deepEqual(await pollFeeds({ path, ...workspace }, { app, token }), [401, 401]);
    }
    edgeCache.isDown = false;
    assert.equal((await ada.fetch(path, { method: "DELETE" })).status, 204);
    await jsonOf(await ada.fetch(path), 404);
  },
);

databaseTest("a change of a workspace that another site asks for is refused", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { path } = await addWorkspace(ada);
  const headers = { "sec-fetch-site": "cross-site" };

  const refused = await ada.fetch(path, { method: "DELETE", headers });

  assert.equal((await jsonOf(refused, 403)).code, "forbidden");
  assert.equal((await ada.fetch(path)).status, 200);
});
