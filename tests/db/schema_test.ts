/** What DESIGN section 5 says of every table, read from the catalogue. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { databaseTest } from "../databases.ts";

/** Kysely's own record of the migrations is not part of the schema. */
const OURS = sql`relnamespace = 'public'::regnamespace and relname not like 'kysely\\_%'`;

async function readNames(db: Db, query: ReturnType<typeof sql<{ name: string }>>) {
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name);
}

databaseTest("every instant is timestamptz(3), those of the TECH's table excepted", async (db) => {
  const { rows } = await sql<{ name: string; type: string }>`
    select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where ${OURS} and relkind = 'r' and attnum > 0 and not attisdropped
      and relname <> 'intelligence_feed_tokens'
      and (format_type(atttypid, null) ~ '^(time|date|interval)' or attname ~ '_at$')`.execute(db);

  assert.ok(rows.length > 40);
  assert.deepEqual(rows.filter(({ type }) => type !== "timestamp(3) with time zone"), []);
});

databaseTest("every key and every reference is a uuid, the instance's excepted", async (db) => {
  const { rows } = await sql<{ name: string; type: string }>`
    select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where ${OURS} and relkind = 'r' and attnum > 0 and attname ~ '(^|_)id$'
      and relname <> 'instance' and relname || '.' || attname <> all
        ('{external_activities.external_id, articles.external_id}')`
    .execute(db);

  assert.deepEqual(rows.filter(({ type }) => type !== "uuid"), []);
});

databaseTest("every constraint and index has a name that was chosen", async (db) => {
  const names = await readNames(
    db,
    sql`
    select relname || ' ' || conname as name from pg_constraint
    join pg_class on pg_class.oid = conrelid where ${OURS} and contype <> 'n'
    union
    select indrelid::regclass || ' ' || relname from pg_index
    join pg_class on pg_class.oid = indexrelid where ${OURS}`,
  );

  assert.ok(names.length > 60);
  const chosenByPostgres = /_check\d*$|_(key|fkey|idx|excl)\d+$/;
  assert.deepEqual(names.filter((name) => chosenByPostgres.test(name)), []);
  const belongsToItsTable = (name: string) => {
    const [table, own] = name.split(" ");
    return own?.startsWith(`${table}_`);
  };
  assert.deepEqual(names.filter((name) => !belongsToItsTable(name)), []);
});

databaseTest("every foreign key is found by an index of all rows", async (db) => {
  // The index begins with the first column of the key, which names one row, or with all of them.
  const uncovered = await readNames(
    db,
    sql`
    select conname as name from pg_constraint
    join pg_class on pg_class.oid = conrelid
    where ${OURS} and contype = 'f' and not exists (
      select from pg_index where indrelid = conrelid and indpred is null and indisvalid
        and (indkey[0] = conkey[1]
          or (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
    )`,
  );

  assert.deepEqual(uncovered, []);
});

databaseTest("every foreign key says what deleting does", async (db) => {
  const { rows } = await sql<{ name: string; action: string }>`
    select conname as name, confdeltype as action from pg_constraint
    join pg_class on pg_class.oid = conrelid where ${OURS} and contype = 'f'`.execute(db);

  assert.ok(rows.length > 20);
  assert.deepEqual(rows.filter(({ action }) => action !== "c").map(({ name }) => name).sort(), [
    "audit_events_actor_user_id_fkey",
    "intelligence_feed_tokens_created_by_fkey",
    "reminder_completions_reminder_id_fkey",
  ]);
});

databaseTest("resolved_at is stored", async (db) => {
  const { rows } = await sql<{ attgenerated: string }>`
    select attgenerated from pg_attribute
    where attrelid = 'life_events'::regclass and attname = 'resolved_at'`.execute(db);

  assert.deepEqual(rows, [{ attgenerated: "s" }]);
});

databaseTest("the database makes no key and no instant that is used", async (db) => {
  const defaults = await readNames(
    db,
    sql`
    select relname || '.' || attname || ' ' || pg_get_expr(adbin, adrelid) as name
    from pg_attrdef join pg_class on pg_class.oid = adrelid
    join pg_attribute on attrelid = adrelid and attnum = adnum
    where ${OURS} and attgenerated = ''`,
  );

  // Section 1 of the TECH asks for this one; the application gives the instant all the same.
  assert.deepEqual(defaults.filter((name) => /now\(|current_|uuid|nextval/i.test(name)), [
    "intelligence_feed_tokens.created_at now()",
  ]);
});

databaseTest("the feeds have the columns of ADR decision 6", async (db) => {
  const { rows } = await sql<{ name: string; type: string; required: boolean }>`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
    from pg_attribute where attrelid = 'feeds'::regclass and attnum > 0 and not attisdropped`
    .execute(db);

  const instant = "timestamp(3) with time zone";
  assert.deepEqual(Object.fromEntries(rows.map(({ name, ...column }) => [name, column])), {
    id: { type: "uuid", required: true },
    user_id: { type: "uuid", required: true },
    name: { type: "text", required: true },
    kind: { type: "text", required: true },
    entity_id: { type: "uuid", required: false },
    detail: { type: "text", required: true },
    token_hash: { type: "text", required: true },
    last_accessed_at: { type: instant, required: false },
    revoked_at: { type: instant, required: false },
    created_at: { type: instant, required: true },
    updated_at: { type: instant, required: true },
  });
});
