/** The statements of the gifts. */
import type { Db, Tx } from "../../../db/database.ts";
import type { RecordRow } from "../record_rows.ts";
import type { CollectedStore, RecordChange, RecordKey, RecordPage } from "../record_store.ts";
import { comesAfter, contactIsLive, isAbout } from "./conditions.ts";

type GiftRow = RecordRow<"gift">;

export const GIFT_COLUMNS = [
  "id",
  "contact_id",
  "status",
  "description",
  "date",
  "occasion",
  "url",
  "notes",
  "created_at",
  "updated_at",
] as const;

/** Listed by creation: an idea has no date. */
export const gifts: CollectedStore<"gift"> = {
  insert: insertGift,
  lock: lockGift,
  find: findGift,
  list: listGifts,
  update: updateGift,
  remove: removeGift,
  positionOf: ({ created_at, id }) => ({ date: created_at, id }),
};

async function insertGift(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"gift">,
): Promise<string> {
  await tx.insertInto("gifts")
    .values({ id, user_id: userId, ...values, created_at: now, updated_at: now })
    .execute();
  return id;
}

async function lockGift(tx: Tx, { userId, id }: RecordKey): Promise<boolean> {
  const row = await presentGifts(tx, userId).where("id", "=", id).select("id").forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function findGift(db: Db | Tx, { userId, id }: RecordKey): Promise<GiftRow | undefined> {
  return await presentGifts(db, userId).where("id", "=", id).select(GIFT_COLUMNS)
    .executeTakeFirst();
}

async function listGifts(
  db: Db | Tx,
  { userId, contactId, after, limit }: RecordPage,
): Promise<GiftRow[]> {
  return await presentGifts(db, userId)
    .where(isAbout(contactId))
    .where(comesAfter("created_at", after))
    .select(GIFT_COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function presentGifts(db: Db | Tx, userId: string) {
  return db.selectFrom("gifts as record")
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where(contactIsLive());
}

async function updateGift(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"gift">,
): Promise<void> {
  await tx.updateTable("gifts")
    .set({ ...values, updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

async function removeGift(
  tx: Tx,
  { id, userId, now }: RecordKey & { now: Date },
): Promise<void> {
  await tx.updateTable("gifts")
    .set({ deleted_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}
