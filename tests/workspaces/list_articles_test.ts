/** Lists of articles, and what the feeds show of them. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { Verdict } from "../../lib/shared/workspace_options.ts";
import { countArticles, listArticles, type VerdictFilter } from "../../lib/workspaces/articles.ts";
import { listPublished } from "../../lib/workspaces/queries/articles.ts";
import { after, START } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { addArticle, addPassedArticles, addTeam, addWorkspace, outcomeOf } from "./rows.ts";

function decided(verdict: Verdict | null) {
  return { verdict, decided_by: verdict === null ? null : "rule" } as const;
}

/** Seven articles, the newest first, some of one instant; another workspace has some too. */
async function begin(db: Db) {
  const { workspaceId, viewer: userId } = await addTeam(db);
  const other = await addWorkspace(db);
  const ids: Record<string, Verdict | null> = {};
  const verdicts = ["passed", null, "filtered", "passed", null, "passed", "filtered"] as const;
  for (const [place, verdict] of verdicts.entries()) {
    // Two by two published at one instant: the id decides.
    const published_at = after(Math.floor(place / 2));
    ids[await addArticle(db, workspaceId, { ...decided(verdict), published_at })] = verdict;
    await addArticle(db, other, { ...decided(verdict), published_at });
  }
  const newestFirst = Object.keys(ids).reverse();
  const having = (wanted: Verdict | null) => newestFirst.filter((id) => ids[id] === wanted);
  return { member: { workspaceId, userId }, newestFirst, having };
}

type Member = Awaited<ReturnType<typeof begin>>["member"];

async function readAll(db: Db, member: Member, verdict?: VerdictFilter): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = { limit: 2, cursor: cursor ?? undefined };
    const { items, next_cursor } = await listArticles(db, { ...member, verdict, ...page });
    ids.push(...items.map(({ id }) => id));
    cursor = next_cursor;
  } while (cursor !== null);
  return ids;
}

databaseTest(
  "listArticles() goes page by page, the newest first, through one workspace",
  async (db) => {
    const { member, newestFirst } = await begin(db);

    assert.deepEqual(await readAll(db, member), newestFirst);
  },
);

const FILTERS: [VerdictFilter, Verdict | null][] = [
  ["passed", "passed"],
  ["filtered", "filtered"],
  ["undecided", null],
];

for (const [filter, verdict] of FILTERS) {
  databaseTest(`listArticles() shows those that are ${filter}`, async (db) => {
    const { member, having } = await begin(db);

    assert.deepEqual(await readAll(db, member, filter), having(verdict));
  });
}

databaseTest("listArticles() refuses a cursor that no page gave", async (db) => {
  const { member } = await begin(db);

  for (const cursor of ["", "x", btoa("[1,2]")]) {
    const outcome = await outcomeOf(listArticles(db, { ...member, limit: 1, cursor }));
    assert.equal(outcome, "malformed_cursor");
  }
});

databaseTest(
  "listPublished() gives the newest with the verdict that are published by then",
  async (db) => {
    const { member: { workspaceId }, having } = await begin(db);
    const published = (verdict: Verdict, until: Date, limit = 50) =>
      listPublished(db, { workspaceId, verdict, until, limit });
    const idsOf = (articles: { id: string }[]) => articles.map(({ id }) => id);

    assert.deepEqual(idsOf(await published("passed", after(3))), having("passed"));
    assert.deepEqual(idsOf(await published("filtered", after(3))), having("filtered"));
    assert.deepEqual(idsOf(await published("passed", after(3), 1)), having("passed").slice(0, 1));
    // The instant itself counts; what comes later does not.
    assert.deepEqual(idsOf(await published("passed", START)), having("passed").slice(-1));
    assert.deepEqual(await published("passed", after(-1)), []);
  },
);

databaseTest("countArticles() counts what one workspace has of each verdict", async (db) => {
  const { member } = await begin(db);

  const counts = await countArticles(db, member);

  assert.deepEqual(counts, { all: 7, undecided: 2, passed: 3, filtered: 2 });
});

databaseTest("countArticles() counts up to 1,000 of each and in all", async (db) => {
  const { member } = await begin(db);
  await addPassedArticles(db, { ...member, count: 997 });
  const others = { undecided: 2, filtered: 2 };
  assert.deepEqual(await countArticles(db, member), { all: 1001, passed: 1000, ...others });

  await addArticle(db, member.workspaceId, decided("passed"));
  await addArticle(db, member.workspaceId, decided("passed"));

  assert.deepEqual(await countArticles(db, member), { all: 1001, passed: 1001, ...others });
});
