/** When a feed was last read. */
import type { Db, Tx } from "../../db/database.ts";
import { updateFeedAccess } from "./queries.ts";

/** How fine the note is: readers poll often, and a write for each poll would be pointless load. */
const ACCESS_NOTE_MS = 60 * 60 * 1000;

/** Notes a read, at most once an hour a feed (ADR decision 7). */
export async function noteFeedAccess(
  db: Db | Tx,
  { feedId, now }: { feedId: string; now: Date },
): Promise<void> {
  const notedBefore = new Date(now.getTime() - ACCESS_NOTE_MS);
  await updateFeedAccess(db, { feedId, now, notedBefore });
}
