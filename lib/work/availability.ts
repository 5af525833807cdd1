/** Whether the database can be worked with. */
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isUnavailable } from "../../db/errors.ts";

export { isUnavailable };

/** True when the database answers. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
