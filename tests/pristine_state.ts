/** What a migrated database is like, and how a used one becomes so again. */

/** Runs one statement, whatever the database. */
export type Query = <Row>(statement: string, parameters?: unknown[]) => Promise<Row[]>;

export interface PristineState {
  /** Stands for the schema: another one after a test means that the test changed it. */
  schema: string;
  tables: string[];
  /** The rows that migrations insert, as JSON, by table. */
  seeds: Map<string, string>;
}

/** Every catalogue of a database that a statement can change which truncating does not undo. */
const CATALOGUES = [
  "pg_attribute",
  "pg_constraint",
  "pg_default_acl",
  "pg_index",
  "pg_namespace",
  "pg_policy",
  "pg_proc",
  "pg_statistic",
  "pg_trigger",
  "pg_type",
];

/** Those that all databases of a server share, so that other tests change them meanwhile. */
const SHARED_CATALOGUES = ["pg_auth_members", "pg_authid", "pg_database", "pg_db_role_setting"];

/** `isAlone` says that nobody else uses the server of the database. */
export async function readPristineState(
  query: Query,
  { isAlone }: { isAlone: boolean },
): Promise<PristineState> {
  const tables = await readTables(query);
  return {
    schema: await readSchema(query, { isAlone }),
    tables,
    seeds: await readSeeds(query, tables),
  };
}

/** Empties the tables. False when the schema was changed too, which is not undone. */
export async function restoreRows(
  query: Query,
  { schema, tables, seeds, isAlone }: PristineState & { isAlone: boolean },
): Promise<boolean> {
  if (await readSchema(query, { isAlone }) !== schema) return false;
  await query(`truncate ${tables.join(", ")}`);
  for (const [table, rows] of seeds) {
    await query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
      [rows],
    );
  }
  return true;
}

async function readTables(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
      and tablename not like 'kysely\\_%' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

async function readSeeds(query: Query, tables: string[]): Promise<Map<string, string>> {
  const seeds = new Map<string, string>();
  for (const table of tables) {
    const [row] = await query<{ seeds: string | null }>(
      `select json_agg(${table})::text as seeds from ${table}`,
    );
    if (row?.seeds) seeds.set(table, row.seeds);
  }
  return seeds;
}

/** Any change of a schema writes or removes rows of these catalogues. */
async function readSchema(query: Query, { isAlone }: { isAlone: boolean }): Promise<string> {
  const counts = [...CATALOGUES, ...isAlone ? SHARED_CATALOGUES : []].map((name) =>
    `select concat_ws(' ', '${name}', count(*), max(xmin::text::bigint)) as state from ${name}`
  );
  const grants =
    `select string_agg(concat_ws(' ', relname, relacl, relrowsecurity), ',' order by oid)
    from pg_class where relkind <> 't'`;
  const rows = await query<{ state: string }>([...counts, grants].join(" union all "));
  return rows.map(({ state }) => state).join("\n");
}
