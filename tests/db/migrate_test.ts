/** Migrations run in order, once, whole or not at all. */
import assert from "node:assert/strict";
import { type Kysely, sql } from "kysely";
import { type Db, openDatabase } from "../../db/database.ts";
import { DatabaseTooNew, migrate } from "../../db/migrate.ts";
import { MIGRATIONS } from "../../db/migrations/mod.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { emptySchema } from "./empty_schema.ts";

const NAMES = Object.keys(MIGRATIONS);

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

databaseTest("migrate() runs every migration in order and then nothing", async (db) => {
  const tables = await listTables(db);
  await emptySchema(db);

  assert.deepEqual(await migrate(db), NAMES);

  assert.deepEqual(await listTables(db), tables);
  assert.deepEqual(await migrate(db), []);
});

databaseTest(
  "migrate() runs each migration on the database that the one before left",
  async (db) => {
    await emptySchema(db);
    for (let count = 1; count <= NAMES.length; count++) {
      const known = Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count));
      assert.deepEqual(await migrate(db, known), [NAMES[count - 1]]);
    }
  },
);

databaseTest("migrate() keeps nothing of a run in which one fails, and says which", async (db) => {
  const tables = await listTables(db);
  const failure = new Error("out of luck");
  const pending = {
    ...MIGRATIONS,
    "8888_first": { up: (tx: Kysely<unknown>) => createTable(tx, "first") },
    "9999_second": { up: () => Promise.reject(failure) },
  };

  await assert.rejects(migrate(db, pending), (error: Error) => {
    assert.equal(error.message, "Cannot migrate the database: 9999_second failed");
    assert.equal(error.cause, failure);
    return true;
  });

  assert.deepEqual(await listTables(db), tables);
  assert.deepEqual(await migrate(db), []);
});

databaseTest("migrate() refuses a database that a newer version has changed", async (db) => {
  const newer = {
    ...MIGRATIONS,
    "9999_future": { up: (tx: Kysely<unknown>) => createTable(tx, "future") },
  };
  await migrate(db, newer);

  await assert.rejects(migrate(db), (error: Error) => {
    assert.ok(error instanceof DatabaseTooNew);
    assert.match(error.message, /newer version has changed it \(9999_future\)$/);
    return true;
  });
});

postgresqlTest("migrate() lets processes that start at once take turns", async (db, url) => {
  await emptySchema(db);
  const processes = await Promise.all(
    Array.from(
      { length: 4 },
      () => openDatabase({ kind: "server", connection: { connectionString: url }, poolSize: 1 }),
    ),
  );
  try {
    const runs = await Promise.all(processes.map((process) => migrate(process.db)));

    assert.deepEqual(runs.filter((names) => names.length > 0), [NAMES]);
  } finally {
    for (const process of processes) await process.close();
  }
});

async function createTable(tx: Kysely<unknown>, name: string): Promise<void> {
  await tx.schema.createTable(name).addColumn("id", "uuid").execute();
}
