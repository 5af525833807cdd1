/** Databases on a PostgreSQL server, each a copy of one migrated template. */
import { sql } from "kysely";
import { type OpenDatabase, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { startPostgresServer } from "./postgres_server.ts";

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

/** Runs `body` on a new copy of the template, which is dropped afterwards. */
export async function withServerDatabase(
  { url, template }: Pick<TemplateServer, "url" | "template">,
  body: (database: OpenDatabase, url: string) => Promise<void>,
): Promise<void> {
  const name = databaseName("test");
  await administer(url, `create database ${name} template ${template}`);
  try {
    await withConnection(
      databaseUrl(url, name),
      (database) => body(database, databaseUrl(url, name)),
    );
  } finally {
    await administer(url, `drop database ${name} with (force)`);
  }
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
  const database = await openDatabase({
    kind: "server",
    connection: { connectionString },
    poolSize: 10,
  });
  try {
    await body(database);
  } finally {
    await database.close();
  }
}
