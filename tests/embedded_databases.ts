/** One PGlite for all tests of a file, as good as new for each of them. */
import { PGlite } from "@electric-sql/pglite";
import { dataDir as emptyCluster } from "@electric-sql/pglite-prepopulatedfs";
import { Kysely, PGliteDialect, type PGliteDialectConfig } from "kysely";
import type { Db } from "../db/database.ts";
import { EMBEDDED_PARSERS } from "../db/embedded_parsers.ts";
import { migrate } from "../db/migrate.ts";
import type { Schema } from "../db/schema.ts";

/** Every catalogue that a statement can change which truncating the tables does not undo. */
const CATALOGUES = [
  "pg_attribute",
  "pg_auth_members",
  "pg_authid",
  "pg_constraint",
  "pg_database",
  "pg_db_role_setting",
  "pg_default_acl",
  "pg_index",
  "pg_namespace",
  "pg_policy",
  "pg_proc",
  "pg_trigger",
  "pg_type",
];

interface PristineDatabase {
  pglite: PGlite;
  /** Stands for the schema: another one after a test means that the test changed it. */
  schemaState: string;
  tables: string[];
  /** The rows that migrations insert, as JSON, by table. */
  seeds: Map<string, string>;
}

/** A migrated PGlite as a file, from which `openPristine` is quicker than from the migrations. */
export async function dumpMigrated(): Promise<Blob> {
  const pglite = await openMigrated();
  try {
    return await pglite.dumpDataDir("none");
  } finally {
    await pglite.close();
  }
}

/** Lends out one PGlite after another, each for one test at a time. */
export class EmbeddedDatabases {
  #current: Promise<PristineDatabase> | undefined;
  #snapshot: string | undefined;

  /** `snapshot` is the path of a dump that `dumpMigrated` made. */
  constructor(snapshot: string | undefined) {
    this.#snapshot = snapshot;
  }

  async lend(body: (db: Db) => Promise<void>): Promise<void> {
    this.#current ??= openPristine(this.#snapshot);
    const pristine = await this.#current;
    const db = new Kysely<Schema>({
      dialect: new PGliteDialect({ pglite: withoutClosing(pristine.pglite) }),
    });
    try {
      await body(db);
    } finally {
      await db.destroy();
      await this.#restore(pristine);
    }
  }

  async close(): Promise<void> {
    const current = await this.#current;
    this.#current = undefined;
    await current?.pglite.close();
  }

  async #restore({ pglite, schemaState, tables, seeds }: PristineDatabase): Promise<void> {
    await pglite.exec("discard all");
    if (await readSchemaState(pglite) !== schemaState) return await this.close();
    await pglite.exec(`truncate ${tables.join(", ")}`);
    for (const [table, rows] of seeds) {
      await pglite.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
        [rows],
      );
    }
  }
}

async function openPristine(snapshot: string | undefined): Promise<PristineDatabase> {
  const pglite = snapshot === undefined ? await openMigrated() : await PGlite.create({
    loadDataDir: new Blob([await Deno.readFile(snapshot)]),
    parsers: EMBEDDED_PARSERS,
  });
  const tables = await readTables(pglite);
  return {
    pglite,
    schemaState: await readSchemaState(pglite),
    tables,
    seeds: await readSeeds(pglite, tables),
  };
}

async function openMigrated(): Promise<PGlite> {
  const pglite = await PGlite.create({
    loadDataDir: await emptyCluster(),
    parsers: EMBEDDED_PARSERS,
  });
  const db = new Kysely<Schema>({
    dialect: new PGliteDialect({ pglite: withoutClosing(pglite) }),
  });
  await migrate(db);
  await db.destroy();
  return pglite;
}

/** What Kysely may have of a PGlite that outlives it: a test's leftovers fail instead of writing. */
function withoutClosing(pglite: PGlite): Exclude<PGliteDialectConfig["pglite"], () => unknown> {
  return {
    close: () => Promise.resolve(),
    closed: false,
    query: (...query) => pglite.query(...query),
    ready: true,
    transaction: (body) => pglite.transaction(body),
    waitReady: pglite.waitReady,
  };
}

async function readTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
      and tablename not like 'kysely\\_%' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

async function readSeeds(pglite: PGlite, tables: string[]): Promise<Map<string, string>> {
  const seeds = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await pglite.query<{ seeds: string | null }>(
      `select json_agg(${table})::text as seeds from ${table}`,
    );
    const found = rows[0]?.seeds;
    if (found) seeds.set(table, found);
  }
  return seeds;
}

/** Any change of a schema writes or removes rows of these catalogues. */
async function readSchemaState(pglite: PGlite): Promise<string> {
  const counts = CATALOGUES.map((name) =>
    `select concat_ws(' ', '${name}', count(*), max(xmin::text::bigint)) as state from ${name}`
  );
  const grants =
    `select string_agg(concat_ws(' ', relname, relacl, relrowsecurity), ',' order by oid)
    from pg_class where relkind <> 't'`;
  const { rows } = await pglite.query<{ state: string }>([...counts, grants].join(" union all "));
  return rows.map(({ state }) => state).join("\n");
}
