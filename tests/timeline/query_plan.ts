/** Reads PostgreSQL's plan of a query. */
import {
  type Compilable,
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type RootOperationNode,
} from "kysely";
import type { Db } from "../../db/database.ts";

/** A node of `EXPLAIN (FORMAT JSON)`. */
export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: PlanNode[];
}

/** The plan of the query with its parameters. */
export async function explain(db: Db, query: Compilable): Promise<PlanNode> {
  const { sql, parameters } = query.compile();
  const { rows } = await db.executeQuery<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
  );
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  if (plan === undefined) throw new Error("Cannot read the plan: there is none");
  return plan;
}

/** The plans of the queries that `read` makes. */
export async function explainQueries(
  db: Db,
  read: (db: Db) => Promise<unknown>,
): Promise<PlanNode[]> {
  const nodes: RootOperationNode[] = [];
  const collect: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await read(db.withPlugin(collect));
  const plans: PlanNode[] = [];
  for (const node of nodes) {
    const compile = () => db.getExecutor().compileQuery(node, createQueryId());
    plans.push(await explain(db, { compile }));
  }
  return plans;
}

/** The node and all below it. */
export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Names of the indexes that the plan reads in their order or looks rows up in. */
export function indexesOf(plan: PlanNode): string[] {
  const names = nodesOf(plan).flatMap((node) => node["Index Name"] ?? []);
  return [...new Set(names)].sort();
}

/** Tables that the plan reads from end to end. */
export function scannedTables(plan: PlanNode): string[] {
  return nodesOf(plan)
    .filter((node) => node["Node Type"] === "Seq Scan")
    .flatMap((node) => node["Relation Name"] ?? []);
}

/** Tables whose rows go into a sort before any limit has cut them. */
export function sortedTables(plan: PlanNode): string[] {
  const sorts = nodesOf(plan).filter((node) => node["Node Type"].endsWith("Sort"));
  return [...new Set(sorts.flatMap(tablesBeforeLimit))].sort();
}

function tablesBeforeLimit(plan: PlanNode): string[] {
  if (plan["Node Type"] === "Limit") return [];
  const below = (plan.Plans ?? []).flatMap(tablesBeforeLimit);
  const own = plan["Relation Name"];
  return own === undefined ? below : [own, ...below];
}
