/** Everything that the database holds, as text to search for what must not be in it. */
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Every row of every table of the application, one JSON object a line. */
export async function storedText(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`
      select to_jsonb(stored)::text as line from ${sql.table(name)} as stored`.execute(db);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.join("\n");
}
