/** The statement of the gifts that are not on the timeline. */
import type { Db, Tx } from "../../../db/database.ts";
import type { RecordRow } from "../record_rows.ts";
import { contactIsLive } from "./conditions.ts";
import { GIFT_COLUMNS } from "./gifts.ts";

export interface UnplacedGiftQuery {
  userId: string;
  contactId: string;
  limit: number;
}

/** Descriptions are envelopes here. */
export async function listStoredUnplacedGifts(
  db: Db | Tx,
  { userId, contactId, limit }: UnplacedGiftQuery,
): Promise<RecordRow<"gift">[]> {
  return await db.selectFrom("gifts as record")
    .where("user_id", "=", userId)
    .where("contact_id", "=", contactId)
    .where(({ eb, or }) => or([eb("status", "in", ["idea", "purchased"]), eb("date", "is", null)]))
    .where("deleted_at", "is", null)
    .where(contactIsLive())
    .select(GIFT_COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
