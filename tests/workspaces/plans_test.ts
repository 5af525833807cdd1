/** What is read of a workspace comes from indexes in their order, however much there is. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import {
  countArticles,
  listArticles,
  listPublished,
} from "../../lib/workspaces/queries/articles.ts";
import {
  findByTokenHash,
  listFeedTokens,
  listUnpurgedFeedTokens,
} from "../../lib/workspaces/queries/feed_tokens.ts";
import { listMembers } from "../../lib/workspaces/queries/members.ts";
import { START } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import {
  explainQueries,
  indexesOf,
  nodesOf,
  type PlanNode,
  scannedTables,
  sortedTables,
} from "../timeline/query_plan.ts";
import { addWorkspace } from "./rows.ts";

const ARTICLES = 100_000;
const OTHERS = 5_000;
const AFTER = { instant: START, id: "30000000-0000-7000-8000-000000000000" };

function idIn(kind: number) {
  return sql.raw(`('${kind}0000000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid`);
}

const USER_ID = idIn(1);
const ARTICLE_ID = idIn(4);
const TOKEN_ID = idIn(5);
const DATE = sql`timestamptz '2020-01-01' + (i * 7919 % 5000000) * interval '1 minute'`;

/**
 * In one workspace 100,000 articles, of which one in ten has no verdict, and 5,000 members
 * and feed tokens, of which one in ten is revoked and not purged. A second workspace is empty.
 */
async function insertMuch(db: Db): Promise<string> {
  const workspaceId = await addWorkspace(db);
  await addWorkspace(db);
  await sql`
    insert into articles (id, workspace_id, external_id, url, title, published_at, verdict,
      decided_by, created_at, updated_at)
    select ${ARTICLE_ID}, ${workspaceId}, i, 'https://example.org/' || i, 'News', ${DATE},
      case when i % 10 = 0 then null when i % 4 < 2 then 'passed' else 'filtered' end,
      case when i % 10 <> 0 then 'rule' end, ${DATE}, ${DATE}
    from generate_series(1, ${ARTICLES}::int) as i`.execute(db);
  await sql`
    insert into users (id, email, display_name, password_hash, role, language, time_zone,
      created_at, updated_at)
    select ${USER_ID}, 'user' || i || '@example.org', 'User', '-', 'member', 'en', 'UTC',
      ${DATE}, ${DATE}
    from generate_series(1, ${OTHERS}::int) as i`.execute(db);
  await sql`
    insert into workspace_members (workspace_id, user_id, role, created_at, updated_at)
    select ${workspaceId}, ${USER_ID}, 'viewer', ${DATE}, ${DATE}
    from generate_series(1, ${OTHERS}::int) as i`.execute(db);
  await sql`
    insert into intelligence_feed_tokens (id, workspace_id, token_hash, token_prefix, token_start,
      label, created_at, revoked_at, purged_at)
    select ${TOKEN_ID}, ${workspaceId}, lpad(to_hex(i), 64, '0'), 'cfeed_', 'a9F2', 'Reader', ${DATE},
      case when i % 5 > 0 then ${START}::timestamptz end,
      case when i % 5 > 0 and i % 10 <> 1 then ${START}::timestamptz end
    from generate_series(1, ${OTHERS}::int) as i`.execute(db);
  await sql`analyze`.execute(db);
  return workspaceId;
}

type Read = (db: Db, workspaceId: string) => Promise<unknown>;

const PAGES = [{ limit: 51 }, { limit: 51, after: AFTER }];

/** What is read, each first page and each later one, and the index that gives it in its order. */
const READS: { name: string; reads: Read[]; index: string }[] = [
  {
    name: "the passed feed",
    reads: [listFeed("passed")],
    index: "articles_verdict_idx",
  },
  {
    name: "the filtered feed",
    reads: [listFeed("filtered")],
    index: "articles_verdict_idx",
  },
  {
    name: "all articles",
    reads: PAGES.map((page) => (db, workspaceId) => listArticles(db, { workspaceId, ...page })),
    index: "articles_workspace_id_idx",
  },
  {
    name: "the filtered articles",
    reads: PAGES.map((page) => (db, workspaceId) =>
      listArticles(db, { workspaceId, verdict: "filtered", ...page })
    ),
    index: "articles_verdict_idx",
  },
  {
    name: "the articles without a verdict",
    reads: PAGES.map((page) => (db, workspaceId) =>
      listArticles(db, { workspaceId, verdict: "undecided", ...page })
    ),
    index: "articles_undecided_idx",
  },
  {
    name: "the count of the filtered articles",
    reads: [(db, workspaceId) => countArticles(db, { workspaceId, verdict: "filtered", most: 51 })],
    index: "articles_verdict_idx",
  },
  {
    name: "the count of the articles without a verdict",
    reads: [
      (db, workspaceId) => countArticles(db, { workspaceId, verdict: "undecided", most: 51 }),
    ],
    index: "articles_undecided_idx",
  },
  {
    name: "the feed tokens",
    reads: [undefined, true, false].map((isUnfinished) => (db, workspaceId) => {
      const after = isUnfinished === undefined
        ? undefined
        : { isUnfinished, createdAt: AFTER.instant, id: AFTER.id };
      return listFeedTokens(db, { workspaceId, limit: 51, after });
    }),
    index: "intelligence_feed_tokens_listed_idx",
  },
  {
    name: "the unfinished revocations",
    reads: [(db, workspaceId) => listUnpurgedFeedTokens(db, { workspaceId, limit: 2 })],
    index: "intelligence_feed_tokens_listed_idx",
  },
  {
    name: "the members",
    reads: PAGES.map((page) => (db, workspaceId) => listMembers(db, { workspaceId, ...page })),
    index: "workspace_members_workspace_id_idx",
  },
];

function listFeed(verdict: "passed" | "filtered"): Read {
  return (db, workspaceId) => listPublished(db, { workspaceId, verdict, until: START, limit: 50 });
}

databaseTest("a workspace's lists and feeds read indexes in their order", async (db) => {
  const workspaceId = await insertMuch(db);
  for (const { name, reads, index } of READS) {
    for (const read of reads) {
      // Of a count also the plan of what is counted.
      const plans = await explainQueries(db, (reader) => read(reader, workspaceId));
      assert.ok(plans.length > 0, name);
      for (const plan of plans) assertOrdered(plan, index, name);
    }
  }
  const { tokenHash } = mintSecret("workspace_feed_token");
  const [poll] = await explainQueries(
    db,
    (reader) => findByTokenHash(reader, { workspaceId, tokenHash }),
  );
  assert.ok(poll !== undefined);
  assert.ok(indexesOf(poll).includes("intelligence_feed_tokens_token_hash_key"));
});

/** As far as a limit allows. Users are looked up one by one, by their key. */
function assertOrdered(plan: PlanNode, index: string, name: string): void {
  assert.ok(nodesOf(plan).some((node) => node["Node Type"] === "Limit"), name);
  assert.deepEqual(indexesOf(plan).filter((used) => used !== "users_pkey"), [index], name);
  assert.deepEqual(scannedTables(plan), [], name);
  assert.deepEqual(sortedTables(plan), [], name);
}
