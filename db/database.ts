/** Opens the database, embedded or on a server, behind one query builder. */
import type { Kysely, Transaction } from "kysely";
import { openEmbedded } from "./embedded.ts";
import type { Schema } from "./schema.ts";
import { openServer } from "./server.ts";

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export type DatabaseConfig =
  | { kind: "embedded"; dataDir: string }
  | { kind: "server"; connection: ServerConnection; poolSize: number };

export type ServerConnection =
  | { connectionString: string }
  | { host: string; port: number; database: string; user: string; password: string };

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: DatabaseConfig["kind"];
  /** Waits for what is running, then gives connections, files and locks back. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** Told about each connection that the server has ended; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
  /** How long a query waits for a free or new connection before it fails. */
  connectionTimeoutMillis?: number;
}

/**
 * The embedded database is opened, and on its first start made, before this returns. A server is
 * not connected to before the first query.
 *
 * @throws {DirectoryInUse} when another process has the embedded database open.
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: OpenDatabaseOptions = {},
): Promise<OpenDatabase> {
  switch (config.kind) {
    case "embedded":
      return await openEmbedded(config.dataDir);
    case "server":
      return openServer(config, options);
    default:
      return config satisfies never;
  }
}
