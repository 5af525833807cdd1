/** Storing articles: new ones, and those met again (DESIGN section 6). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { requireArticle } from "../../lib/workspaces/articles.ts";
import { START } from "../accounts/people.ts";
import { LATER, NOBODY } from "../contacts/acting.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { articleInput, later, post } from "./articles_made.ts";
import { addArticle, addTeam, addWorkspace, outcomeOf } from "./rows.ts";

async function addMember(db: Db) {
  const { workspaceId, editor: userId } = await addTeam(db);
  return { workspaceId, userId };
}

const WHOLE = {
  url: "https://example.org/news#top",
  title: "News",
  summary: "What happened",
  author: "Ada",
  published_at: "2026-02-01T08:30:00.123Z",
  verdict: "passed",
  reason: "Fits",
  external_id: "n-1",
};

databaseTest("postArticles() stores a new article as it came", async (db) => {
  const member = await addMember(db);

  const { created, updated, items } = await post(db, member, WHOLE);

  const [item] = items;
  const expected = {
    ...WHOLE,
    id: item?.id,
    published_at: new Date(WHOLE.published_at),
    decided_by: "person",
    created_at: START,
    updated_at: START,
  };
  assert.deepEqual([created, updated, items], [1, 0, [expected]]);
  assert.deepEqual(await db.selectFrom("articles").selectAll().execute(), [
    { ...expected, workspace_id: member.workspaceId },
  ]);
  assert.match(item?.id ?? "", /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
});

databaseTest("postArticles() keeps what is absent as null", async (db) => {
  const { items } = await post(db, await addMember(db), {});

  const { summary, author, verdict, reason, decided_by } = items[0] ?? assert.fail("No article");
  assert.deepEqual([summary, author, verdict, reason, decided_by], Array(5).fill(null));
});

/** Everything but the identity. */
const CHANGES = [
  { url: "https://example.org/other" },
  { title: "Other news" },
  { summary: "Something else" },
  { summary: null },
  { author: "Grace" },
  { author: undefined },
  { published_at: "2026-02-02" },
  { verdict: "filtered", reason: "Fits" },
  { reason: "Fits well" },
];

for (const change of CHANGES) {
  databaseTest(`postArticles() updates ${JSON.stringify(change)}`, async (db) => {
    const member = await addMember(db);
    const { items: [before] } = await post(db, member, WHOLE);

    const { created, updated, items } = await post(db, later(member), { ...WHOLE, ...change });

    assert.deepEqual([created, updated], [0, 1]);
    const { url, title, summary, author, published_at, verdict, reason } = articleInput({
      ...WHOLE,
      ...change,
    });
    const now = { url, title, summary: summary ?? null, author: author ?? null, published_at };
    assert.deepEqual(items, [{ ...before, ...now, verdict, reason, updated_at: LATER }]);
  });
}

databaseTest("postArticles() leaves what comes again as it is, updated_at too", async (db) => {
  const member = await addMember(db);
  const { items: [first] } = await post(db, member, WHOLE);
  const before = await storedText(db);

  const again = await post(db, later(member), WHOLE);
  const same = { ...WHOLE, verdict: undefined, reason: undefined };
  const withoutVerdict = await post(db, later(member), same);

  assert.deepEqual(again, { created: 0, updated: 0, items: [first] });
  assert.deepEqual(withoutVerdict, again);
  assert.equal(await storedText(db), before);
});

databaseTest("postArticles() takes 500 at once, the longest among them", async (db) => {
  const member = await addMember(db);
  const long = {
    url: `https://example.org/${"x".repeat(1_980)}`,
    title: "😀".repeat(100),
    summary: "ü".repeat(20_000),
    author: "x".repeat(200),
    reason: "x".repeat(20_000),
    verdict: "filtered",
  };
  const articles: object[] = Array.from({ length: 499 }, (_, i) => ({ external_id: `n-${i}` }));

  const first = await post(db, member, ...articles, long);
  const second = await post(db, later(member), ...articles.toReversed(), long);

  assert.deepEqual([first.created, first.updated, first.items.length], [500, 0, 500]);
  assert.deepEqual([second.created, second.updated], [0, 0]);
  assert.deepEqual(second.items.slice(0, 499), first.items.slice(0, 499).toReversed());
  assert.equal(new Set(first.items.map(({ id }) => id)).size, 500);
});

databaseTest("postArticles() does nothing with none", async (db) => {
  assert.deepEqual(await post(db, await addMember(db)), { created: 0, updated: 0, items: [] });
});

databaseTest("requireArticle() finds no article of another workspace", async (db) => {
  const member = await addMember(db);
  const mine = await addArticle(db, member.workspaceId);
  const foreign = await addArticle(db, await addWorkspace(db));

  assert.equal((await requireArticle(db, { ...member, articleId: mine })).id, mine);
  for (const articleId of [foreign, NOBODY]) {
    assert.equal(await outcomeOf(requireArticle(db, { ...member, articleId })), "not_found");
  }
});

postgresqlTest(
  "postArticles() of two at once, each in its own order, stores each once",
  async (db) => {
    const member = await addMember(db);
    const articles = Array.from({ length: 200 }, (_, i) => ({ external_id: `n-${i}` }));

    const posted = await Promise.all(
      Array.from(
        { length: 6 },
        (_, i) => post(db, member, ...(i % 2 === 0 ? articles : articles.toReversed())),
      ),
    );

    const created = posted.reduce((sum, one) => sum + one.created, 0);
    assert.deepEqual([created, posted.some(({ updated }) => updated > 0)], [200, false]);
    assert.equal((await db.selectFrom("articles").select("id").execute()).length, 200);
  },
);
