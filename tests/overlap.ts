/** Two changes at once on a server, the second begun while the first is not committed yet. */
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Actor } from "../lib/work/actor.ts";
import { type Unit, write } from "../lib/work/write.ts";

interface Changing {
  db: Db;
  now: () => Date;
  /** Who makes the second change; the system when absent. */
  secondActor?: Actor;
}

/**
 * Runs `second` while `first` has done its work and not committed yet. The first commits once the
 * second waits for it, or is over.
 */
export async function overlap<A, B>(
  site: Changing,
  first: (unit: Unit) => Promise<A>,
  second: (unit: Unit) => Promise<B>,
): Promise<{ first: A; second: PromiseSettledResult<B>; hasWaited: boolean }> {
  const isDone = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const system = { kind: "system" } as const;
  const firstChange = write(site, system, async (unit) => {
    const result = await first(unit);
    isDone.resolve();
    await mayCommit.promise;
    return result;
  });
  await Promise.race([isDone.promise, firstChange]);
  let isSecondOver = false;
  const secondChange = Promise.allSettled([
    write(site, site.secondActor ?? system, second).finally(() => isSecondOver = true),
  ]);
  while (!isSecondOver && !await isSomebodyWaiting(site.db));
  const hasWaited = !isSecondOver;
  mayCommit.resolve();
  const result = await firstChange;
  const [settled] = await secondChange;
  return { first: result, second: settled, hasWaited };
}

/** Whether a statement of this database waits for another transaction. */
async function isSomebodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
