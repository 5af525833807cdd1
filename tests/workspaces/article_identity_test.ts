/** By what an article is met again in its workspace. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { START } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { post } from "./articles_made.ts";
import { addArticle, addTeam, addWorkspace } from "./rows.ts";

async function addMember(db: Db) {
  const { workspaceId, editor: userId } = await addTeam(db);
  return { workspaceId, userId };
}

databaseTest("postArticles() counts the later of two with one identity", async (db) => {
  const member = await addMember(db);

  const { created, updated, items } = await post(
    db,
    member,
    { external_id: "a", title: "First" },
    { external_id: "b", title: "Between" },
    { external_id: "a", title: "Second" },
  );

  assert.deepEqual([created, updated], [2, 0]);
  assert.deepEqual(items.map(({ title }) => title), ["Second", "Between", "Second"]);
});

/** Addresses that name the page https://example.org/a?b=1 and those that do not. */
const SAME = [
  "https://example.org/a?b=1",
  "https://EXAMPLE.org/a?b=1",
  "HTTPS://example.org/a?b=1#part",
  "https://example.org:443/a?b=1#",
  " https://example.org/x/../a?b=1 ",
];
const OTHER = [
  "http://example.org/a?b=1",
  "https://example.org/A?b=1",
  "https://example.org/a?b=2",
  "https://example.org/a/?b=1",
  "https://www.example.org/a?b=1",
];

databaseTest(
  "postArticles() takes the normalised address where no identity is given",
  async (db) => {
    const member = await addMember(db);
    for (const [count, url] of SAME.entries()) {
      const { created, items } = await post(db, member, { url });
      assert.equal(created, count === 0 ? 1 : 0, url);
      assert.equal(items[0]?.external_id, "https://example.org/a?b=1");
      assert.equal(items[0]?.url, url.trim());
    }
    for (const url of OTHER) assert.equal((await post(db, member, { url })).created, 1, url);
  },
);

databaseTest("postArticles() takes an identity of the longest characters", async (db) => {
  const { items } = await post(db, await addMember(db), { external_id: "漢".repeat(500) });

  assert.equal(items[0]?.external_id, "漢".repeat(500));
});

databaseTest(
  "postArticles() leaves other workspaces' articles with the same identity",
  async (db) => {
    const member = await addMember(db);
    const addForeign = async () =>
      await addArticle(db, await addWorkspace(db), { external_id: "n-1", title: "Theirs" });
    const foreign = [await addForeign()];
    const first = await post(db, member, { external_id: "n-1" });
    foreign.push(await addForeign());

    const again = await post(db, member, { external_id: "n-1" });

    assert.equal(first.created, 1);
    assert.deepEqual([again.created, again.updated], [0, 0]);
    assert.deepEqual(again.items, first.items);
    const others = await db.selectFrom("articles").select(["id", "title", "updated_at"])
      .where("id", "in", foreign).orderBy("id").execute();
    const untouched = { title: "Theirs", updated_at: START };
    assert.deepEqual(others, foreign.map((id) => ({ id, ...untouched })));
  },
);
