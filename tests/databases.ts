/** Registers tests that run on both databases, each on a migrated one of its own. */
import type { Db } from "../db/database.ts";
import { EmbeddedDatabases } from "./embedded_databases.ts";
import { prepareTemplateServer, ServerDatabases, type TemplateServer } from "./server_databases.ts";
import { testNeeding } from "./skipping.ts";

/** `connectionString` lets a test open the same database once more, as another role or process. */
export type DatabaseInfo = { kind: "pglite" } | { kind: "postgresql"; connectionString: string };

type Body = (db: Db, info: DatabaseInfo) => Promise<void>;

/** Registers `body` once for PGlite and once for a PostgreSQL server. */
export function databaseTest(name: string, body: Body): void {
  pgliteTest(name, (db) => body(db, { kind: "pglite" }));
  postgresqlTest(
    name,
    (db, connectionString) => body(db, { kind: "postgresql", connectionString }),
  );
}

/** For what PGlite alone has. */
export function pgliteTest(name: string, body: (db: Db) => Promise<void>): void {
  Deno.test(`${name} (pglite)`, () => embedded.lend(body));
}

/** For what a server alone has: several connections, other roles. */
export function postgresqlTest(
  name: string,
  body: (db: Db, connectionString: string) => Promise<void>,
): void {
  testNeeding(Deno.env.get("TEST_NO_POSTGRESQL"), `${name} (postgresql)`, async () => {
    server ??= templateServer().then((template) => new ServerDatabases(template));
    await (await server).lend(body);
  });
}

// Each test file has its own copy of this module, and so its own databases. What tests/run.ts has
// prepared for all files it names in the environment.
const embedded = new EmbeddedDatabases(Deno.env.get("TEST_PGLITE_SNAPSHOT"));
let server: Promise<ServerDatabases> | undefined;

Deno.test.afterAll(async () => {
  await embedded.close();
  await (await server)?.close();
});

async function templateServer(): Promise<TemplateServer> {
  const url = Deno.env.get("TEST_DATABASE_URL");
  const template = Deno.env.get("TEST_DATABASE_TEMPLATE");
  if (url === undefined || template === undefined) return await prepareTemplateServer();
  return { url, template, stop: () => Promise.resolve() };
}
