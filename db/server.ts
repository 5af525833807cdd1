/** A PostgreSQL server through a pool of connections. */
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg from "pg";
import type { DatabaseConfig, OpenDatabase, OpenDatabaseOptions } from "./database.ts";
import { NoConnection } from "./errors.ts";
import type { Schema } from "./schema.ts";

const DEFAULT_CONNECTION_TIMEOUT_MILLIS = 5_000;

/**
 * Whoever waits for a lock or forgets a transaction holds a connection for nothing. Set by a
 * statement, because connection poolers refuse most start-up parameters.
 */
const SESSION_LIMITS = "set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'";

const INT8_OID = 20;

/** Nothing is connected before the first query. */
export function openServer(
  config: Extract<DatabaseConfig, { kind: "server" }>,
  { onConnectionLost = () => {}, connectionTimeoutMillis }: OpenDatabaseOptions,
): OpenDatabase {
  // Without this a Date is sent in the process's own zone, whose old offsets lose their seconds.
  pg.defaults.parseInputDatesAsUTC = true;
  const pool = new pg.Pool({
    ...config.connection,
    max: config.poolSize,
    connectionTimeoutMillis: connectionTimeoutMillis ?? DEFAULT_CONNECTION_TIMEOUT_MILLIS,
    application_name: "mycorrhizal-feeds",
    keepAlive: true,
    types: { getTypeParser: typeParser },
    onConnect: async (client) => {
      await client.query(SESSION_LIMITS);
    },
  });
  surviveLostConnections(pool, onConnectionLost);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: () => connect(pool), end: () => pool.end(), options: pool.options },
    }),
  });
  return { db, kind: "server", close: () => db.destroy() };
}

/** Counts arrive as numbers, as they do from the embedded database. */
function typeParser(oid: number, format?: "text" | "binary") {
  return oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format);
}

/**
 * A connection that the server ends emits an error, and without a listener that ends the process.
 * The pool listens to idle clients only, so those in a transaction need a listener of their own.
 */
function surviveLostConnections(pool: pg.Pool, onConnectionLost: (error: Error) => void): void {
  pool.on("connect", (client) => client.on("error", onConnectionLost));
  // The client's own listener has told it.
  pool.on("error", () => {});
}

async function connect(pool: pg.Pool): Promise<PostgresPoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new NoConnection("Cannot connect to the database", { cause });
  }
}
