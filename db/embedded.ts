/** The embedded PostgreSQL, whose files are in a directory that one process may open at a time. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { dataDir as emptyCluster } from "@electric-sql/pglite-prepopulatedfs";
import { Kysely, PGliteDialect } from "kysely";
import { lockDirectory } from "./directory_lock.ts";
import type { OpenDatabase } from "./database.ts";
import { EMBEDDED_PARSERS } from "./embedded_parsers.ts";
import type { Schema } from "./schema.ts";
import { SyncedFileSystem } from "./synced_file_system.ts";

/** PGlite starts with `-F`, which is fsync off; `fdatasync`, the default method, does nothing. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
];

/**
 * Opens the database in `dataDir`, and makes both on the first start.
 *
 * @throws {DirectoryInUse} when another process has it open.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(dataDir);
  try {
    const cluster = join(dataDir, "database");
    if (!existsSync(cluster)) await createCluster(cluster);
    const pglite = await startCluster(cluster);
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
    return {
      db,
      kind: "embedded",
      async close() {
        try {
          await db.destroy();
          // Kysely leaves a database alone that it was never asked to query.
          if (!pglite.closed) await pglite.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Makes the cluster beside its place and moves it there when it is whole and on disk: a process
 * that is killed meanwhile leaves nothing that a later start could take for a database.
 */
async function createCluster(cluster: string): Promise<void> {
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  // PGlite makes files that everybody may read; nobody else may enter the directory.
  mkdirSync(unfinished, { mode: 0o700 });
  const pglite = await PGlite.create(unfinished, { loadDataDir: await emptyCluster() });
  await pglite.close();
  syncTree(unfinished);
  renameSync(unfinished, cluster);
  syncPath(dirname(cluster));
}

async function startCluster(directory: string): Promise<PGlite> {
  return await PGlite.create({
    fs: new SyncedFileSystem(directory),
    startParams: START_PARAMETERS,
    parsers: EMBEDDED_PARSERS,
  });
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(directory);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
