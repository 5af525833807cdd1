/** The gifts that have no place on the timeline: those still to be given, and those without a date. */
import { listStoredUnplacedGifts, type UnplacedGiftQuery } from "./queries/unplaced_gifts.ts";
import type { Reading } from "./reading.ts";
import type { RecordRow } from "./record_rows.ts";
import { openValues } from "./record_values.ts";

/** The gifts, the one that was written down last in front. */
export async function listUnplacedGifts(
  { db, secretBox }: Reading,
  query: UnplacedGiftQuery,
): Promise<RecordRow<"gift">[]> {
  const rows = await listStoredUnplacedGifts(db, query);
  return rows.map((row) => openValues("gift", row, { secretBox, id: row.id }));
}
