/** Which of many articles a workspace's feed shows, and what it reads for them. */
import assert from "node:assert/strict";
import { type KyselyPlugin, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { explainQueries, indexesOf, scannedTables, sortedTables } from "../timeline/query_plan.ts";
import { open, poll } from "./polling.ts";

/** Above the number of rows, and a prime: so each of them gets a number of its own. */
const PRIME = 100_003;

/** Of the row `i`, in another order for each factor. */
function shuffled(factor: number) {
  return sql`((i * ${sql.lit(factor)}::bigint) % ${sql.lit(PRIME)})`;
}

/** Articles, several an hour, half of them passed: neither ids nor dates in the order of the rows. */
async function insertMany(
  db: Db,
  { workspaceId, count }: { workspaceId: string; count: number },
): Promise<void> {
  const date = sql`${START}::timestamptz - (${shuffled(7919)} / 60) * interval '1 hour'`;
  const id = sql`('40000000-0000-7000-8000-' || lpad(to_hex(${shuffled(6577)}), 12, '0'))::uuid`;
  await sql`
    insert into articles (id, workspace_id, external_id, url, title, published_at, verdict,
      decided_by, created_at, updated_at)
    select ${id}, ${workspaceId}, i, 'https://example.org/' || i, 'Article ' || i, ${date},
      case when i % 2 = 0 then 'passed' else 'filtered' end, 'rule', ${START}, ${START}
    from generate_series(1, ${count}::int) as i`.execute(db);
  await sql`analyze articles`.execute(db);
}

databaseTest(
  "a feed shows the 50 newest of 10,000, newest first, ties in one order (CASES 128)",
  async (db) => {
    const app = await openTestApp(db);
    const { passed, workspaceId } = await open(app);
    await insertMany(db, { workspaceId, count: 20_000 });
    const stored = await db.selectFrom("articles").select(["id", "title", "published_at"])
      .where("verdict", "=", "passed").execute();
    assert.equal(stored.length, 10_000);
    const newestFirst = stored.toSorted((one, other) =>
      other.published_at.getTime() - one.published_at.getTime() || (one.id < other.id ? 1 : -1)
    );
    const [last, next] = newestFirst.slice(49);
    assert.deepEqual(last?.published_at, next?.published_at, "the end is a tie");

    const first = await poll(app, passed);
    const expected = newestFirst.slice(0, 50).map(({ title }) => title);
    assert.deepEqual(first.items.map(({ title }) => title), expected);
    assert.equal((await poll(app, passed)).document, first.document);
  },
);

databaseTest(
  "a new process reads 50 of 100,000 articles for a poll, in the order of an index (CASES 130)",
  async (db) => {
    const { passed, workspaceId } = await open(await openTestApp(db));
    await insertMany(db, { workspaceId, count: 100_000 });

    const document = await readBy(db, (app) => app.fetch(passed));
    const anyOf = { headers: { "if-none-match": "*" } };
    const unchanged = await readBy(db, (app) => app.fetch(passed, anyOf));

    assert.deepEqual(document, { status: 200, rows: [0, 1, 50] });
    assert.deepEqual(unchanged, { status: 304, rows: [0, 1, 50] });
    const plans = await explainQueries(db, async (reader) => {
      await (await openTestApp(reader)).fetch(passed, { method: "HEAD" });
    });
    const ofArticles = plans.filter((plan) => indexesOf(plan).includes("articles_verdict_idx"));
    assert.equal(ofArticles.length, 1);
    assert.equal(plans.flatMap(scannedTables).includes("articles"), false);
    assert.deepEqual(plans.flatMap(sortedTables), []);
  },
);

/** What a new process answers, and how many rows each of its statements gives, the fewest first. */
async function readBy(
  db: Db,
  ask: (app: TestApp) => Promise<Response>,
): Promise<{ status: number; rows: number[] }> {
  const rows: number[] = [];
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      rows.push(result.rows.length);
      return Promise.resolve(result);
    },
  };
  const app = await openTestApp(db.withPlugin(counter));
  const { status } = await ask(app);
  await app.site.tasks.idle();
  return { status, rows: rows.toSorted((one, other) => one - other) };
}
