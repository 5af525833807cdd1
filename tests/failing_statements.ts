/** A database of which a test can let any statement fail. */
import type { KyselyPlugin } from "kysely";
import type { Db } from "../db/database.ts";

export interface FailingDatabase {
  db: Db;
  /** Lets the statement with that number from now on fail once it has run. Zero lets none fail. */
  failAt(number: number): void;
  /** How many statements there were since then. */
  count(): number;
}

/** The same database. The statement is done and its transaction must undo it. */
export function failingDatabase(db: Db): FailingDatabase {
  let failing = 0;
  let seen = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      seen++;
      if (seen === failing) throw new Error("A failure that the test asked for");
      return Promise.resolve(result);
    },
  };
  return {
    db: db.withPlugin(plugin),
    failAt(number) {
      failing = number;
      seen = 0;
    },
    count: () => seen,
  };
}
