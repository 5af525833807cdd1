/** Tells whether anything in the database has changed. */
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Notes of a use, which are no change. */
const NOTES = ["last_seen_at", "expires_at", "last_used_at", "last_accessed_at"];

/** The same text as long as every row of every table is the same. */
export async function fingerprint(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const contents = tables.map(({ name }) =>
    sql`select ${name}::text as name, to_jsonb(stored) - ${NOTES}::text[] as content
      from ${sql.table(name)} as stored`
  );
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(concat(name, content), ',' order by name, content)) as digest
    from (${sql.join(contents, sql` union all `)}) as stored`.execute(db);
  return rows[0]?.digest ?? "";
}
