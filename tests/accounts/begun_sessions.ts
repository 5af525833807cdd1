/** Sessions that tests begin, and which there are. */
import type { Db } from "../../db/database.ts";
import { startSession } from "../../lib/accounts/sessions.ts";
import { write } from "../../lib/work/write.ts";
import { START } from "./people.ts";

/** How a session of a test begins. */
interface Beginning {
  userId: string;
  at?: Date;
  userAgent?: string | null;
  formerSecret?: string;
}

/** Begins a session in a transaction of its own. */
export async function begin(
  db: Db,
  { userId, at = START, userAgent = null, formerSecret }: Beginning,
) {
  return await write(
    { db, now: () => at },
    { kind: "user", userId, via: "session" },
    (unit) => startSession(unit, { userId, userAgent, formerSecret }),
  );
}

/** The ids of all sessions, oldest first. */
export async function sessionIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("sessions").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}
