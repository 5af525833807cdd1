/** A PostgreSQL server that ends connections, runs out of them, or is not there. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { type Db, openDatabase, type OpenDatabaseOptions, type Tx } from "../../db/database.ts";
import { isUnavailable } from "../../db/errors.ts";
import { postgresqlTest } from "../databases.ts";

/** Opens the database once more, as an application with one connection. */
async function withOneConnection(
  connectionString: string,
  options: OpenDatabaseOptions,
  body: (db: Db) => Promise<void>,
): Promise<void> {
  const { db, close } = await openDatabase({
    kind: "server",
    connection: { connectionString },
    poolSize: 1,
  }, options);
  try {
    await body(db);
  } finally {
    await close();
  }
}

async function readProcessId(db: Db | Tx): Promise<number> {
  const { rows: [row] } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db);
  return row?.id ?? assert.fail("No process id");
}

async function endConnection(db: Db, processId: number): Promise<void> {
  await sql`select pg_terminate_backend(${processId})`.execute(db);
}

postgresqlTest(
  "openDatabase() replaces an idle connection that the server ended",
  async (db, url) => {
    const lost = Promise.withResolvers<Error>();
    await withOneConnection(url, { onConnectionLost: lost.resolve }, async (application) => {
      const processId = await readProcessId(application);
      await endConnection(db, processId);
      assert.equal(isUnavailable(await lost.promise), true);

      assert.notEqual(await readProcessId(application), processId);
    });
  },
);

postgresqlTest(
  "openDatabase() survives the end of a connection in a transaction",
  async (db, url) => {
    const lost = Promise.withResolvers<Error>();
    await withOneConnection(url, { onConnectionLost: lost.resolve }, async (application) => {
      const transaction = application.transaction().execute(async (tx) => {
        await endConnection(db, await readProcessId(tx));
        await lost.promise;
        await readProcessId(tx);
      });

      await assert.rejects(transaction, isUnavailable);

      await readProcessId(application);
    });
  },
);

postgresqlTest("openDatabase() survives the end of a connection under a query", async (db, url) => {
  const lost = Promise.withResolvers<Error>();
  await withOneConnection(url, { onConnectionLost: lost.resolve }, async (application) => {
    const processId = await readProcessId(application);
    const outcome = assert.rejects(sql`select pg_sleep(3600)`.execute(application), isUnavailable);
    await untilActive(db, processId);
    await endConnection(db, processId);

    await outcome;

    // The server says that it ends the connection before it does.
    await lost.promise;
    assert.notEqual(await readProcessId(application), processId);
  });
});

/** Returns when the connection runs a query, which the server alone can tell. */
async function untilActive(db: Db, processId: number): Promise<void> {
  const { rows: [row] } = await sql<{ isActive: boolean }>`
    select state = 'active' as "isActive" from pg_stat_activity where pid = ${processId}`
    .execute(db);
  if (!row?.isActive) await untilActive(db, processId);
}

postgresqlTest(
  "openDatabase() refuses a query when every connection stays taken",
  async (_, url) => {
    await withOneConnection(
      url,
      { connectionTimeoutMillis: 1_000 },
      (application) =>
        application.connection().execute(async () => {
          await assert.rejects(readProcessId(application), isUnavailable);
        }),
    );
  },
);

postgresqlTest("openDatabase() bounds how long a session waits and idles", async (db) => {
  const { rows } = await sql`
    select name, setting || unit as value from pg_settings
    where name in ('lock_timeout', 'idle_in_transaction_session_timeout') order by name`
    .execute(db);

  assert.deepEqual(rows.map((row) => ({ ...Object(row) })), [
    { name: "idle_in_transaction_session_timeout", value: "60000ms" },
    { name: "lock_timeout", value: "10000ms" },
  ]);
});

postgresqlTest("a query that waits for a lock in vain is unavailable", async (db) => {
  await db.transaction().execute(async (tx) => {
    await sql`lock table users`.execute(tx);
    const other = db.transaction().execute(async (waiting) => {
      await sql`set local lock_timeout = '1ms'`.execute(waiting);
      await sql`select from users`.execute(waiting);
    });

    await assert.rejects(other, isUnavailable);
  });
});

Deno.test("openDatabase() connects to no server before the first query", async () => {
  const { db, close } = await openDatabase({
    kind: "server",
    // Nothing listens on port 1.
    connection: { host: "127.0.0.1", port: 1, database: "x", user: "x", password: "x" },
    poolSize: 1,
  });
  try {
    await assert.rejects(readProcessId(db), (error: Error) => {
      assert.equal(error.message, "Cannot connect to the database");
      assert.ok(error.cause instanceof Error && "code" in error.cause);
      assert.equal(error.cause.code, "ECONNREFUSED");
      return isUnavailable(error);
    });
  } finally {
    await close();
  }
});
