/** The statements of the life events. */
import type { Db, Tx } from "../../../db/database.ts";
import type { PartialDate } from "../../shared/fields.ts";
import type { RecordRow, RecordValues } from "../record_rows.ts";
import type { CollectedStore, RecordChange, RecordKey, RecordPage } from "../record_store.ts";
import { comesAfter, contactIsLive, isAbout } from "./conditions.ts";

type LifeEventRow = RecordRow<"life_event">;

const COLUMNS = [
  "id",
  "contact_id",
  "type",
  "description",
  "year",
  "month",
  "day",
  "created_at",
  "updated_at",
] as const;

/** Listed by creation: the date of a yearless one moves with the year. */
export const lifeEvents: CollectedStore<"life_event"> = {
  insert: insertLifeEvent,
  lock: lockLifeEvent,
  find: findLifeEvent,
  list: listLifeEvents,
  update: updateLifeEvent,
  remove: removeLifeEvent,
  positionOf: ({ created_at, id }) => ({ date: created_at, id }),
};

async function insertLifeEvent(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"life_event">,
): Promise<string> {
  await tx.insertInto("life_events")
    .values({ id, user_id: userId, ...toColumns(values), created_at: now, updated_at: now })
    .execute();
  return id;
}

async function lockLifeEvent(tx: Tx, { userId, id }: RecordKey): Promise<boolean> {
  const row = await presentLifeEvents(tx, userId).where("id", "=", id).select("id").forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function findLifeEvent(
  db: Db | Tx,
  { userId, id }: RecordKey,
): Promise<LifeEventRow | undefined> {
  const row = await presentLifeEvents(db, userId).where("id", "=", id).select(COLUMNS)
    .executeTakeFirst();
  return row && fromColumns(row);
}

async function listLifeEvents(
  db: Db | Tx,
  { userId, contactId, after, limit }: RecordPage,
): Promise<LifeEventRow[]> {
  const rows = await presentLifeEvents(db, userId)
    .where(isAbout(contactId))
    .where(comesAfter("created_at", after))
    .select(COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(fromColumns);
}

function presentLifeEvents(db: Db | Tx, userId: string) {
  return db.selectFrom("life_events as record")
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where(contactIsLive());
}

async function updateLifeEvent(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"life_event">,
): Promise<void> {
  await tx.updateTable("life_events")
    .set({ ...toColumns(values), updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

async function removeLifeEvent(
  tx: Tx,
  { id, userId, now }: RecordKey & { now: Date },
): Promise<void> {
  await tx.updateTable("life_events")
    .set({ deleted_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

function toColumns({ date, ...values }: RecordValues["life_event"]) {
  return { ...values, ...(date ?? { year: null, month: null, day: null }) };
}

function fromColumns<T extends PartialDate>(
  { year, month, day, ...row }: T,
): Omit<T, keyof PartialDate> & { date: PartialDate | null } {
  const isUnknown = year === null && month === null && day === null;
  return { ...row, date: isUnknown ? null : { year, month, day } };
}
