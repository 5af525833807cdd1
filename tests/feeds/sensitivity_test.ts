/**
 * A timeline table that has a `sensitivity` must be filtered by it wherever a feed reads the table
 * (ADR decision 5, DESIGN section 10). Where this fails, the fix is the filter in the branch's
 * query: a feed's copies lie beyond this app's reach.
 */
import assert from "node:assert/strict";
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from "kysely";
import type { Db } from "../../db/database.ts";
import type { Schema } from "../../db/schema.ts";
import { composeWindow } from "../../lib/feeds/feed_window.ts";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { DETAIL_LEVELS } from "../../lib/shared/feed_options.ts";
import { TIMELINE_TYPES } from "../../lib/shared/records/record.ts";
import { RECORD_TABLES } from "../../lib/timeline/record_tables.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";

type Query = Pick<CompiledQuery, "sql" | "parameters">;

const TABLES = TIMELINE_TYPES.map((type) => RECORD_TABLES[type]);
const SOMEBODY = "01980000-0000-7000-8000-000000000000";

databaseTest("a feed's query leaves out what is more than normally sensitive", async (db) => {
  const queries = await readFeedQueries(db);

  assert.equal(queries.length, DETAIL_LEVELS.length * 2);
  for (const query of queries) {
    for (const table of TABLES) {
      const reads = query.sql.match(new RegExp(`(from|join)\\s+"?${table}"?\\s`, "g"));
      assert.equal(selectsFrom(table, query).length, reads?.length, `sees all reads of ${table}`);
    }
  }
  assert.deepEqual(await listUnfiltered(db, queries), []);
});

databaseTest("a sensitivity of any timeline table would be noticed", async (db) => {
  const present = await readSensitiveTables(db);
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)}
      add column if not exists sensitivity text not null default 'normal'`.execute(db);
  }

  assert.deepEqual(
    await listUnfiltered(db, await readFeedQueries(db)),
    TABLES.filter((table) => !present.has(table)),
  );
});

/** Compiles and sends nothing. */
const nowhere = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const FILTERED = sql`record.sensitivity = 'normal'`;

const WHERES = [
  { name: "with the filter", where: FILTERED, isFiltered: true },
  { name: "with a parameter", where: sql`record.sensitivity = ${"normal"}`, isFiltered: true },
  { name: "with quotes", where: sql`"record"."sensitivity" = 'normal'`, isFiltered: true },
  { name: "and more", where: sql`${FILTERED} and record.date > now()`, isFiltered: true },
  { name: "without a filter", where: sql`record.date > now()`, isFiltered: false },
  { name: "another level", where: sql`record.sensitivity = 'private'`, isFiltered: false },
  { name: "another parameter", where: sql`record.sensitivity = ${"any"}`, isFiltered: false },
  { name: "another table's", where: sql`contact.sensitivity = 'normal'`, isFiltered: false },
  { name: "as one choice", where: sql`${FILTERED} or record.date > now()`, isFiltered: false },
  { name: "among choices", where: sql`(${FILTERED} or true)`, isFiltered: false },
  { name: "turned around", where: sql`not (${FILTERED})`, isFiltered: false },
];

for (const { name, where, isFiltered } of WHERES) {
  Deno.test(`a query of notes ${name} is ${isFiltered ? "" : "not "}filtered`, () => {
    const select = (condition: RawBuilder<unknown>) =>
      nowhere.selectFrom("notes as record").selectAll().where(sql<boolean>`${condition}`)
        .orderBy("record.date").limit(1);
    const both = nowhere.selectFrom(select(FILTERED).as("first")).selectAll()
      .unionAll(nowhere.selectFrom(select(where).as("second")).selectAll());

    assert.equal(isFilteredBySensitivity("notes", select(where).compile()), isFiltered);
    assert.equal(isFilteredBySensitivity("notes", both.compile()), isFiltered);
  });
}

/** The queries that feeds send: at each level, of everybody and of one contact. */
async function readFeedQueries(db: Db): Promise<Query[]> {
  const queries: Query[] = [];
  const { site } = await openTestApp(db.withPlugin(recordExecuted(queries)));
  const shared = { translator: translatorFor("en"), timeZone: "UTC", frontendUrl: null };
  for (const detail of DETAIL_LEVELS) {
    for (const contactId of [null, SOMEBODY]) {
      await composeWindow(site, { userId: SOMEBODY, detail, context: { ...shared, contactId } });
    }
  }
  return queries;
}

/** A plugin is shown each part of a query too; a result comes for what was sent alone. */
function recordExecuted(queries: Query[]): KyselyPlugin {
  const compiler = new PostgresQueryCompiler();
  const compiled = new WeakMap<object, Query>();
  return {
    transformQuery({ node, queryId }) {
      compiled.set(queryId, compiler.compileQuery(node, queryId));
      return node;
    },
    transformResult({ result, queryId }) {
      const query = compiled.get(queryId);
      if (query !== undefined) queries.push(query);
      return Promise.resolve(result);
    },
  };
}

/** The timeline tables that have a sensitivity which a query ignores. */
async function listUnfiltered(db: Db, queries: Query[]): Promise<string[]> {
  const sensitive = await readSensitiveTables(db);
  return TABLES.filter((table) =>
    sensitive.has(table) && !queries.every((query) => isFilteredBySensitivity(table, query))
  );
}

/** By the database's own catalogue. */
async function readSensitiveTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'sensitivity'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Whether each select from the table has the filter as a condition that must hold. */
function isFilteredBySensitivity(table: string, query: Query): boolean {
  return selectsFrom(table, query).every((select) =>
    conditionsOf(select, query).some((condition) =>
      /^"?record"?\."?sensitivity"? = 'normal'$/.test(condition)
    )
  );
}

/** What follows the table's name, up to the next select. */
function selectsFrom(table: string, { sql: text }: Query): string[] {
  return text.split(`from "${table}" as "record"`).slice(1)
    .map((rest) => rest.split('as "record"')[0] ?? "");
}

/** What stands between `where` and the order, cut where each part must hold; none of a choice. */
function conditionsOf(select: string, { parameters }: Query): string[] {
  const [, where = ""] = /\swhere\s(.*?)\s(?:order by|limit)\s/s.exec(withoutBrackets(select)) ??
    [];
  if (/\sor\s/.test(where)) return [];
  return where.split(/\sand\s/).map((condition) =>
    condition.trim().replace(/\$(\d+)$/, (_, number) => `'${parameters[number - 1]}'`)
  );
}

function withoutBrackets(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, "…");
  return shorter === text ? text : withoutBrackets(shorter);
}
