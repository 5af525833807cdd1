/** Takes a migrated database back to before its first migration. */
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

export async function emptySchema(db: Db): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}
