/** One PGlite for all tests of a file, as good as new for each of them. */
import { PGlite } from "@electric-sql/pglite";
import { dataDir as emptyCluster } from "@electric-sql/pglite-prepopulatedfs";
import { Kysely, PGliteDialect, type PGliteDialectConfig } from "kysely";
import type { Db } from "../db/database.ts";
import { EMBEDDED_PARSERS } from "../db/embedded_parsers.ts";
import { migrate } from "../db/migrate.ts";
import type { Schema } from "../db/schema.ts";
import {
  type PristineState,
  type Query,
  readPristineState,
  restoreRows,
} from "./pristine_state.ts";

interface PristineDatabase {
  pglite: PGlite;
  state: PristineState;
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

  async #restore({ pglite, state }: PristineDatabase): Promise<void> {
    await pglite.exec("discard all");
    const isRestored = await restoreRows(queryOf(pglite), { ...state, isAlone: true });
    if (!isRestored) await this.close();
  }
}

async function openPristine(snapshot: string | undefined): Promise<PristineDatabase> {
  const pglite = snapshot === undefined ? await openMigrated() : await PGlite.create({
    loadDataDir: new Blob([await Deno.readFile(snapshot)]),
    parsers: EMBEDDED_PARSERS,
  });
  return { pglite, state: await readPristineState(queryOf(pglite), { isAlone: true }) };
}

function queryOf(pglite: PGlite): Query {
  return async <Row>(statement: string, parameters?: unknown[]) =>
    (await pglite.query<Row>(statement, parameters)).rows;
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
