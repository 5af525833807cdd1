/** The statements of the activities and their participants. */
import { type Expression, sql, type SqlBool } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { RecordRow } from "../record_rows.ts";
import type { CollectedStore, RecordChange, RecordKey, RecordPage } from "../record_store.ts";
import { comesAfter } from "./conditions.ts";

type ActivityRow = RecordRow<"activity">;

interface Participants {
  activityId: string;
  userId: string;
  contactIds: string[];
}

const COLUMNS = [
  "id",
  "title",
  "description",
  "location",
  "type",
  "date",
  "created_at",
  "updated_at",
] as const;

export const activities: CollectedStore<"activity"> = {
  insert: insertActivityWithParticipants,
  lock: lockActivity,
  find: findActivity,
  list: listActivities,
  update: updateActivityWithParticipants,
  remove: removeActivity,
  positionOf: ({ date, id }) => ({ date, id }),
};

async function insertActivityWithParticipants(
  tx: Tx,
  activity: RecordChange<"activity">,
): Promise<string> {
  await insertActivity(tx, activity);
  await insertParticipants(tx, participantsOf(activity));
  return activity.id;
}

async function insertActivity(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"activity">,
): Promise<void> {
  const { contact_ids: _, ...columns } = values;
  await tx.insertInto("activities")
    .values({ id, user_id: userId, ...columns, created_at: now, updated_at: now })
    .execute();
}

function participantsOf({ id, userId, values }: RecordChange<"activity">): Participants {
  return { activityId: id, userId, contactIds: values.contact_ids };
}

/** Those who take part already stay. */
async function insertParticipants(
  tx: Tx,
  { activityId, userId, contactIds }: Participants,
): Promise<void> {
  await tx.insertInto("activity_contacts")
    .values(contactIds.map((contactId) => ({
      activity_id: activityId,
      contact_id: contactId,
      user_id: userId,
    })))
    .onConflict((conflict) => conflict.constraint("activity_contacts_pkey").doNothing())
    .execute();
}

async function lockActivity(tx: Tx, { userId, id }: RecordKey): Promise<boolean> {
  const row = await presentActivities(tx, userId).where("id", "=", id).select("id").forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function findActivity(
  db: Db | Tx,
  { userId, id }: RecordKey,
): Promise<ActivityRow | undefined> {
  return await presentActivities(db, userId)
    .where("id", "=", id)
    .select(COLUMNS)
    .select(liveParticipantIds())
    .executeTakeFirst();
}

async function listActivities(
  db: Db | Tx,
  { userId, contactId, after, limit }: RecordPage,
): Promise<ActivityRow[]> {
  return await presentActivities(db, userId)
    .where(hasParticipant(contactId))
    .where(comesAfter("date", after))
    .select(COLUMNS)
    .select(liveParticipantIds())
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function presentActivities(db: Db | Tx, userId: string) {
  return db.selectFrom("activities as record")
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where(sql<SqlBool>`exists (
      select from activity_contacts as participation
      join contacts as participant on participant.id = participation.contact_id
      where participation.activity_id = record.id and participant.deleted_at is null
    )`);
}

function hasParticipant(contactId: string | undefined): Expression<SqlBool> {
  return contactId === undefined ? sql`true` : sql`exists (
    select from activity_contacts as participation
    where participation.activity_id = record.id and participation.contact_id = ${contactId}
  )`;
}

function liveParticipantIds() {
  return sql<string[]>`array(
    select participation.contact_id from activity_contacts as participation
    join contacts as participant on participant.id = participation.contact_id
    where participation.activity_id = record.id and participant.deleted_at is null
    order by participation.contact_id
  )`.as("contact_ids");
}

async function updateActivityWithParticipants(
  tx: Tx,
  activity: RecordChange<"activity">,
): Promise<void> {
  await updateActivity(tx, activity);
  await removeOtherParticipants(tx, participantsOf(activity));
  await insertParticipants(tx, participantsOf(activity));
}

async function updateActivity(
  tx: Tx,
  { id, userId, values, now }: RecordChange<"activity">,
): Promise<void> {
  const { contact_ids: _, ...columns } = values;
  await tx.updateTable("activities")
    .set({ ...columns, updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

/** Deleted contacts still take part: who set the participants saw none of them, and undo may come. */
async function removeOtherParticipants(
  tx: Tx,
  { activityId, userId, contactIds }: Participants,
): Promise<void> {
  await tx.deleteFrom("activity_contacts as participation")
    .where("activity_id", "=", activityId)
    .where("user_id", "=", userId)
    .where("contact_id", "not in", contactIds)
    .where(sql<SqlBool>`exists (
      select from contacts as participant
      where participant.id = participation.contact_id and participant.deleted_at is null
    )`)
    .execute();
}

async function removeActivity(
  tx: Tx,
  { id, userId, now }: RecordKey & { now: Date },
): Promise<void> {
  await tx.updateTable("activities")
    .set({ deleted_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}
