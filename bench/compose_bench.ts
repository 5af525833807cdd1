/** `deno task bench`: how long a feed's window takes among many records, on both databases. */
import { type Db, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { timelineQuery } from "../lib/timeline/queries/timeline.ts";
import { prepareTemplateServer, ServerDatabases } from "../tests/server_databases.ts";
import { insertManyRecords } from "../tests/timeline/many_records.ts";

const NOW = new Date("2025-06-01T12:00:00Z");
const ROUNDS = 200;
const USERS = 4;

async function measureAll(kind: string, db: Db): Promise<void> {
  const { userId, contactId } = await insertManyRecords(db, { users: USERS });
  const window = { userId, until: NOW, order: "desc", limit: 50, now: NOW } as const;
  const queries = { everybody: window, contact: { ...window, contactId } };
  for (const [whose, query] of Object.entries(queries)) {
    for (const withTexts of [false, true]) {
      const ask = timelineQuery(db, query, { withTexts });
      const median = await medianMillis(() => ask.execute());
      const what = withTexts ? "texts" : "headlines";
      console.log(`${kind}\t${whose}\t${what}\t${median.toFixed(2)} ms`);
    }
  }
}

async function medianMillis(work: () => Promise<unknown>): Promise<number> {
  const millis: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    millis.push(performance.now() - start);
  }
  return millis.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
}

const dataDir = await Deno.makeTempDir();
const embedded = await openDatabase({ kind: "embedded", dataDir });
await migrate(embedded.db);
await measureAll("pglite", embedded.db);
await embedded.close();
await Deno.remove(dataDir, { recursive: true });

const databases = new ServerDatabases(await prepareTemplateServer());
await databases.lend((db) => measureAll("postgresql", db));
await databases.close();
Deno.exit();
