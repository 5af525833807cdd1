/** Which database the environment asks for. */
import type { DatabaseConfig, ServerConnection } from "../../db/database.ts";
import { ConfigError } from "./config_error.ts";
import { type Environment, readPortNumber } from "./environment.ts";

const POOL_SIZE = 10;

/**
 * DATABASE_URL, else the PG variables, else the embedded database in DATA_DIR. PGHOST or PGDATABASE
 * asks for a server; PGUSER and the like alone do not, for a shell may set them for other programs.
 *
 * @throws {ConfigError}
 */
export function readDatabase(
  env: Environment,
  { onDeploy }: { onDeploy: boolean },
): DatabaseConfig {
  if (env.DATABASE_URL) return server({ connectionString: readDatabaseUrl(env.DATABASE_URL) });
  if (env.PGHOST || env.PGDATABASE) return server(readParts(env));
  if (onDeploy) {
    throw new ConfigError(
      "Cannot start on Deno Deploy without a database, because its disk is not kept: assign a " +
        "PostgreSQL database to the app, or set DATABASE_URL",
    );
  }
  return Object.freeze({ kind: "embedded", dataDir: env.DATA_DIR || "./data" });
}

function server(connection: ServerConnection): DatabaseConfig {
  return Object.freeze({
    kind: "server",
    connection: Object.freeze(connection),
    poolSize: POOL_SIZE,
  });
}

function readDatabaseUrl(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text) && hasReadableCredentials(text)) return text;
  throw new ConfigError(
    "Cannot read DATABASE_URL: it takes postgresql://user:password@host:port/database, with " +
      "reserved characters percent-encoded",
  );
}

/** The driver decodes them too, but its error comes late and names no variable. */
function hasReadableCredentials(text: string): boolean {
  try {
    const { username, password } = new URL(text);
    decodeURIComponent(`${username}:${password}`);
    return true;
  } catch {
    return false;
  }
}

function readParts(env: Environment): ServerConnection {
  return {
    host: required(env, "PGHOST"),
    port: readPortNumber(env, { name: "PGPORT", least: 1, preset: 5432 }),
    database: required(env, "PGDATABASE"),
    user: required(env, "PGUSER"),
    password: env.PGPASSWORD ?? "",
  };
}

function required(env: Environment, name: "PGHOST" | "PGDATABASE" | "PGUSER"): string {
  const value = env[name];
  if (value) return value;
  throw new ConfigError(
    `Cannot read ${name}: it is missing; PGHOST, PGDATABASE and PGUSER are given together, or ` +
      "DATABASE_URL instead of them, or none for the embedded database",
  );
}
