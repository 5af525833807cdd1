/** Sees every parameter that goes to the database. */
import { type KyselyPlugin, PostgresQueryCompiler } from "kysely";
import type { Db } from "../../db/database.ts";

/** The same database, and the parameters of every statement that is sent through it. */
export function recordParameters(db: Db): { db: Db; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const compiler = new PostgresQueryCompiler();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      parameters.push(...compiler.compileQuery(node, queryId).parameters);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(recorder), parameters };
}
