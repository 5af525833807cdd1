/** Composition root: config → site → app. */
import { createApp } from "./app.ts";
import { openDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { createMailer } from "./lib/accounts/mailer.ts";
import { createPasswordHasher } from "./lib/accounts/passwords.ts";
import { loadConfig } from "./lib/config/config.ts";
import { givenSecretBox, openSecretBox } from "./lib/encryption/open_secret_box.ts";
import { createLimits } from "./lib/limits/limits.ts";
import { createLog } from "./lib/log/log.ts";
import type { Site } from "./lib/site.ts";
import { createTasks } from "./lib/tasks/tasks.ts";
import { openEdgeCache } from "./lib/workspaces/edge_cache/open_edge_cache.ts";

const config = loadConfig();
const now = () => new Date();
const log = createLog({
  format: config.logFormat,
  level: config.logLevel,
  now,
  write: (line) => console.log(line),
});
const database = await openDatabase(config.database, {
  onConnectionLost: () => log.warn("database connection lost"),
});
const tasks = createTasks(log);
let closing: Promise<void> | undefined;

export const site: Site = await compose().catch(async (error) => {
  await close();
  throw error;
});

export const app = createApp(site);

/** Lets background work finish, then closes the database. Whoever asks again waits for the same. */
export function close(): Promise<void> {
  return closing ??= tasks.close().then(() => database.close());
}

async function compose(): Promise<Site> {
  // On Deploy the old code still serves while `deno task migrate` runs, and warm-up has no database.
  if (!config.onDeploy) await migrate(database.db);
  return {
    config,
    db: database.db,
    now,
    secretBox: config.onDeploy
      ? givenSecretBox(config.encryptionKey)
      : await openSecretBox(database.db, config.encryptionKey),
    passwords: createPasswordHasher(),
    limits: createLimits(now),
    mailer: config.mail && createMailer(config.mail),
    edgeCache: openEdgeCache(config.edgeCache),
    tasks,
    log,
  };
}
