/** Databases on a PostgreSQL server, each a copy of one migrated template. */
import { CompiledQuery, sql } from "kysely";
import { type Db, type OpenDatabase, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { startPostgresServer } from "./postgres_server.ts";
import {
  type PristineState,
  type Query,
  readPristineState,
  restoreRows,
} from "./pristine_state.ts";

/** A server on which the migrated template is ready to be copied. */
export interface TemplateServer {
  url: string;
  template: string;
  /** Removes the template, and the server if it was started for it. */
  stop(): Promise<void>;
}

/** Uses the server at `TEST_DATABASE_URL`, else starts one. */
export async function prepareTemplateServer(): Promise<TemplateServer> {
  const given = Deno.env.get("TEST_DATABASE_URL");
  const server = given
    ? { url: given, stop: () => Promise.resolve() }
    : await startPostgresServer();
  const template = databaseName("template");
  const stop = async () => {
    await administer(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
  try {
    await administer(server.url, `create database ${template}`);
    await withConnection(databaseUrl(server.url, template), ({ db }) => migrate(db));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url, template, stop };
}

interface PristineDatabase extends OpenDatabase {
  url: string;
  state: PristineState;
  drop(): Promise<void>;
}

/** Lends out one copy of the template after another, each for one test at a time. */
export class ServerDatabases {
  readonly #server: TemplateServer;
  #current: Promise<PristineDatabase> | undefined;

  constructor(server: TemplateServer) {
    this.#server = server;
  }

  /** `url` lets `body` open the database once more. It is as good as new. */
  async lend(body: (db: Db, url: string) => Promise<void>): Promise<void> {
    this.#current ??= copyTemplate(this.#server);
    const pristine = await this.#current;
    try {
      await withConnection(pristine.url, ({ db }) => body(db, pristine.url));
    } finally {
      await this.#restore(pristine);
    }
  }

  async close(): Promise<void> {
    await this.#drop();
    await this.#server.stop();
  }

  async #restore({ db, state }: PristineDatabase): Promise<void> {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    const isRestored = await restoreRows(queryOf(db), { ...state, isAlone: false });
    if (!isRestored) await this.#drop();
  }

  async #drop(): Promise<void> {
    const current = await this.#current;
    this.#current = undefined;
    await current?.drop();
  }
}

/** A copy is dear: the server writes it whole, and once more into its log. */
async function copyTemplate(server: TemplateServer): Promise<PristineDatabase> {
  const name = databaseName("test");
  await administer(server.url, `create database ${name} template ${server.template}`);
  const url = databaseUrl(server.url, name);
  const database = await openConnection(url, 1);
  return {
    ...database,
    url,
    state: await readPristineState(queryOf(database.db), { isAlone: false }),
    async drop() {
      await database.close();
      await administer(server.url, `drop database ${name} with (force)`);
    },
  };
}

function queryOf(db: Db): Query {
  return async <Row>(statement: string, parameters: unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(statement, parameters))).rows;
}

function databaseName(kind: "template" | "test"): string {
  return `feeds_${kind}_${crypto.randomUUID().replaceAll("-", "")}`;
}

function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  await withConnection(serverUrl, ({ db }) => sql.raw(statement).execute(db));
}

async function withConnection(
  connectionString: string,
  body: (database: OpenDatabase) => Promise<unknown>,
): Promise<void> {
  const database = await openConnection(connectionString, 10);
  try {
    await body(database);
  } finally {
    await database.close();
  }
}

function openConnection(connectionString: string, poolSize: number): Promise<OpenDatabase> {
  return openDatabase({ kind: "server", connection: { connectionString }, poolSize });
}
