/** The statements of the external activities. */
import { sql, type SqlBool } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { constraintOf } from "../../../db/errors.ts";
import { DomainError } from "../../shared/domain_error.ts";
import type { RecordRow, RecordValues } from "../record_rows.ts";
import type { CollectedStore, RecordChange, RecordKey, RecordPage } from "../record_store.ts";
import { comesAfter, contactIsLive, isAbout } from "./conditions.ts";

type ExternalActivityRow = RecordRow<"external_activity">;

const COLUMNS = [
  "id",
  "contact_id",
  "source_system",
  "external_id",
  "type",
  "occurred_at",
  "payload",
  "created_at",
  "updated_at",
] as const;

export const externalActivities: CollectedStore<"external_activity"> = {
  insert: insertOrUpdateExternalActivity,
  lock: lockExternalActivity,
  find: findExternalActivity,
  list: listExternalActivities,
  update: updateExternalActivity,
  remove: removeExternalActivity,
  positionOf: ({ occurred_at, id }) => ({ date: occurred_at, id }),
};

/** The same identity again updates its row, and leaves it alone when it says nothing new. */
async function insertOrUpdateExternalActivity(
  tx: Tx,
  record: RecordChange<"external_activity">,
): Promise<string> {
  return await upsertExternalActivity(tx, record) ?? await findIdByIdentity(tx, record);
}

/** The row's id, or undefined when a row with this identity says exactly this. */
async function upsertExternalActivity(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"external_activity">,
): Promise<string | undefined> {
  const row = await tx.insertInto("external_activities")
    .values({ id, user_id: userId, ...toColumns(values), created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.constraint("external_activities_identity_key").doUpdateSet((set) => ({
        type: set.ref("excluded.type"),
        occurred_at: set.ref("excluded.occurred_at"),
        payload: set.ref("excluded.payload"),
        updated_at: set.ref("excluded.updated_at"),
      })).where(sql<SqlBool>`
        (external_activities.type, external_activities.occurred_at, external_activities.payload)
        is distinct from (excluded.type, excluded.occurred_at, excluded.payload)`)
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

async function findIdByIdentity(
  tx: Tx,
  { userId, values }: RecordChange<"external_activity">,
): Promise<string> {
  const row = await tx.selectFrom("external_activities")
    .where("user_id", "=", userId)
    .where("contact_id", "=", values.contact_id)
    .where("source_system", "=", values.source_system)
    .where("external_id", "=", values.external_id)
    .select("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

async function lockExternalActivity(tx: Tx, { userId, id }: RecordKey): Promise<boolean> {
  const row = await presentExternalActivities(tx, userId).where("id", "=", id).select("id")
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function findExternalActivity(
  db: Db | Tx,
  { userId, id }: RecordKey,
): Promise<ExternalActivityRow | undefined> {
  return await presentExternalActivities(db, userId).where("id", "=", id).select(COLUMNS)
    .executeTakeFirst();
}

async function listExternalActivities(
  db: Db | Tx,
  { userId, contactId, after, limit }: RecordPage,
): Promise<ExternalActivityRow[]> {
  return await presentExternalActivities(db, userId)
    .where(isAbout(contactId))
    .where(comesAfter("occurred_at", after))
    .select(COLUMNS)
    .orderBy("occurred_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function presentExternalActivities(db: Db | Tx, userId: string) {
  return db.selectFrom("external_activities as record")
    .where("user_id", "=", userId)
    .where(contactIsLive());
}

async function updateExternalActivity(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"external_activity">,
): Promise<void> {
  const statement = tx.updateTable("external_activities")
    .set({ ...toColumns(values), updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId);
  try {
    await statement.execute();
  } catch (cause) {
    if (constraintOf(cause) !== "external_activities_identity_key") throw cause;
    const message = "Cannot update the external_activity: its new identity belongs to another one";
    throw new DomainError("external_activity_exists", message, { cause });
  }
}

async function removeExternalActivity(tx: Tx, { id, userId }: RecordKey): Promise<void> {
  await tx.deleteFrom("external_activities")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

function toColumns({ payload, ...values }: RecordValues["external_activity"]) {
  return { ...values, payload: payload === null ? null : JSON.stringify(payload) };
}
