/**
 * The table of the secrets of workspaces is that of section 1 of the TECH, and `purged_at`
 * (DESIGN section 5). Who may not read it is in feeds_access_test.ts.
 */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { databaseTest } from "../databases.ts";

const TABLE = sql`'intelligence_feed_tokens'::regclass`;

async function rowsOf(db: Db, query: ReturnType<typeof sql>): Promise<unknown[]> {
  const { rows } = await query.execute(db);
  return rows.map((row) => ({ ...Object(row) }));
}

databaseTest("intelligence_feed_tokens has the columns of the TECH, and purged_at", async (db) => {
  const columns = await rowsOf(
    db,
    sql`select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
      pg_get_expr(adbin, adrelid) as default
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = ${TABLE} and attnum > 0 and not attisdropped order by attname`,
  );

  const instant = "timestamp with time zone";
  assert.deepEqual(columns, [
    { name: "created_at", type: instant, required: true, default: "now()" },
    { name: "created_by", type: "uuid", required: false, default: null },
    { name: "id", type: "uuid", required: true, default: null },
    { name: "label", type: "text", required: true, default: null },
    { name: "last_used_at", type: instant, required: false, default: null },
    { name: "purged_at", type: instant, required: false, default: null },
    { name: "revoked_at", type: instant, required: false, default: null },
    { name: "token_hash", type: "text", required: true, default: null },
    { name: "token_prefix", type: "text", required: true, default: null },
    { name: "token_start", type: "text", required: true, default: null },
    { name: "workspace_id", type: "uuid", required: true, default: null },
  ]);
});

databaseTest("intelligence_feed_tokens is found by hash, workspace and state alone", async (db) => {
  const indexes = await rowsOf(
    db,
    sql`select relname as name, amname as method, indisunique as "isUnique",
      pg_get_expr(indpred, indrelid) as predicate,
      array_to_string(array(select attname from unnest(indkey::int2[]) with ordinality as key (number, place)
        join pg_attribute on attrelid = indrelid and attnum = key.number order by place), ' ') as columns
      from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
      where indrelid = ${TABLE} order by relname`,
  );

  const btree = { method: "btree", isUnique: false, predicate: null };
  const ofWorkspace = { ...btree, columns: "workspace_id created_at id" };
  assert.deepEqual(indexes, [
    {
      ...ofWorkspace,
      name: "intelligence_feed_tokens_active_idx",
      predicate: "(revoked_at IS NULL)",
    },
    { ...btree, name: "intelligence_feed_tokens_created_by_idx", columns: "created_by" },
    {
      ...btree,
      name: "intelligence_feed_tokens_listed_idx",
      // Between the first two an expression: whether it is revoked.
      columns: "workspace_id created_at id",
      predicate: "(purged_at IS NULL)",
    },
    { ...btree, name: "intelligence_feed_tokens_pkey", isUnique: true, columns: "id" },
    {
      ...btree,
      name: "intelligence_feed_tokens_token_hash_key",
      isUnique: true,
      columns: "token_hash",
    },
    { ...ofWorkspace, name: "intelligence_feed_tokens_workspace_id_idx" },
  ]);
});

databaseTest(
  "intelligence_feed_tokens refers to its workspace and to who issued it",
  async (db) => {
    const references = await rowsOf(
      db,
      sql`select conname as name, confrelid::regclass::text as table, confdeltype as "onDelete"
      from pg_constraint where conrelid = ${TABLE} and contype = 'f' order by conname`,
    );

    assert.deepEqual(references, [
      { name: "intelligence_feed_tokens_created_by_fkey", table: "users", onDelete: "n" },
      { name: "intelligence_feed_tokens_workspace_id_fkey", table: "workspaces", onDelete: "c" },
    ]);
  },
);

databaseTest("intelligence_feed_tokens is the application's, secured and commented", async (db) => {
  const [table] = await rowsOf(
    db,
    sql`select relowner::regrole::text = current_user as "isOwn", relrowsecurity as "isSecured",
      relforcerowsecurity as "isForced", obj_description(oid) as comment
      from pg_class where oid = ${TABLE}`,
  );

  assert.deepEqual(table, {
    isOwn: true,
    isSecured: true,
    isForced: false,
    comment:
      "Secrets of the RSS feeds of a workspace, as SHA-256. Granted to no role: the control is the route.",
  });
});
