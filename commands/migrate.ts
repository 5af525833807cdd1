/** `deno task migrate`: brings the database up to date, for deployments that do so before they serve. */
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { loadConfig } from "../lib/config/config.ts";
import { openSecretBox } from "../lib/encryption/open_secret_box.ts";
import { orExplain } from "./or_explain.ts";

await orExplain(async () => {
  const config = loadConfig();
  const database = await openDatabase(config.database);
  try {
    const applied = await migrate(database.db);
    // Finds out now, and not while serving, whether the key is this database's.
    await openSecretBox(database.db, config.encryptionKey);
    console.log(applied.length === 0 ? "Nothing to migrate" : `Migrated: ${applied.join(", ")}`);
  } finally {
    await database.close();
  }
});
