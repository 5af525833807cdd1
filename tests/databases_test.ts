/** Each database test starts from the same state, whatever the one before did. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { type Db, type OpenDatabase, openDatabase } from "../db/database.ts";
import { databaseTest, postgresqlTest } from "./databases.ts";
import { insertUser } from "./db/rows.ts";

const CHANGES: Record<string, (db: Db) => Promise<unknown>> = {
  "rows": insertUser,
  "rows that migrations insert": (db) => db.deleteFrom("instance").execute(),
  "a setting of the session": (db) => sql`set search_path = nowhere`.execute(db),
  "a new table": (db) => sql`create table leftover (id uuid)`.execute(db),
  "a missing table": (db) => sql`drop table gifts`.execute(db),
  "a new column": (db) => sql`alter table notes add column sensitivity text`.execute(db),
  "a missing constraint": (db) =>
    sql`alter table users drop constraint users_email_key`.execute(db),
  "a grant": (db) => sql`grant select on feeds to public`.execute(db),
  "row level security": (db) => sql`alter table feeds disable row level security`.execute(db),
};

async function readState(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select current_setting('search_path') as path,
      (select count(*) from public.users) as users,
      (select json_agg(instance) from public.instance) as instance,
      (select json_agg(row(attrelid::regclass::text, attname) order by attrelid, attnum)
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace) as columns,
      (select json_agg(conname order by conname) from pg_constraint) as constraints,
      (select json_agg(row(relname, relacl, relrowsecurity) order by relname)
        from pg_class where relnamespace = 'public'::regnamespace) as tables`.execute(db);
  return rows[0];
}

const states = new Map<string, unknown>();

for (const [change, apply] of [["nothing", undefined] as const, ...Object.entries(CHANGES)]) {
  databaseTest(
    `databaseTest() gives a new database before a test that changes ${change}`,
    async (db, { kind }) => {
      const state = await readState(db);
      if (!states.has(kind)) states.set(kind, state);
      assert.deepEqual(state, states.get(kind));

      await apply?.(db);
    },
  );
}

databaseTest("databaseTest() gives a new database after all of them", async (db, { kind }) => {
  assert.deepEqual(await readState(db), states.get(kind));
});

const lent = new Map<string, Db>();

databaseTest("databaseTest() lends a database to one test", async (db, { kind }) => {
  await insertUser(db);

  lent.set(kind, db);
});

databaseTest(
  "databaseTest() refuses what is left over of a test that has ended",
  async (_, { kind }) => {
    const db = lent.get(kind) ?? assert.fail("No database was lent");

    await assert.rejects(insertUser(db));
  },
);

const leftOpen: OpenDatabase[] = [];

postgresqlTest("postgresqlTest() lets a test end inside of a transaction", async (_, url) => {
  const database = await openDatabase({
    kind: "server",
    connection: { connectionString: url },
    poolSize: 1,
  });
  leftOpen.push(database);
  await sql`begin; lock table users`.execute(database.db);
});

postgresqlTest("postgresqlTest() ends what a test has left open", async (db) => {
  assert.equal(leftOpen.length, 1);

  await insertUser(db);
});

Deno.test.afterAll(async () => {
  for (const database of leftOpen) await database.close();
});
