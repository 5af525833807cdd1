/** Brings a database to the schema of this version. */
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { MIGRATIONS } from "./migrations/mod.ts";

/** A newer version of the application has been here: this one does not know what it changed. */
export class DatabaseTooNew extends Error {
  override name = "DatabaseTooNew";
}

/**
 * Runs the pending migrations in one transaction and returns their names. Kysely's advisory lock
 * lets processes that start at once take turns, so that all but the first find nothing to do.
 *
 * @throws {DatabaseTooNew} when the database has migrations that are not in the list.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  migrations: Record<string, Migration> = MIGRATIONS,
): Promise<string[]> {
  await refuseNewerDatabase(db, migrations);
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === "Error");
  const where = failed === undefined ? "" : `: ${failed.migrationName} failed`;
  throw new Error(`Cannot migrate the database${where}`, { cause: error });
}

async function refuseNewerDatabase<Schema>(
  db: Kysely<Schema>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const applied = await readApplied(db);
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw new DatabaseTooNew(
    `Cannot migrate the database: a newer version has changed it (${unknown.join(", ")})`,
  );
}

/** The names of all migrations that have run, or none where none ever did. */
async function readApplied<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows: [table] } = await sql<{ isPresent: boolean }>`
    select to_regclass('kysely_migration') is not null as "isPresent"`.execute(db);
  if (!table?.isPresent) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
