/** Activities on the timeline: at their date, once, whoever takes part. */
import { type Expression, sql, type SqlBool } from "kysely";
import type { TimelineContact, TimelineTexts } from "../../timeline_item.ts";
import {
  type Branch,
  type BranchWindow,
  contactObject,
  isWithin,
  jsonObject,
  noWords,
  typeColumns,
} from "../branch.ts";

export const activityBranch: Branch = (db, window) => [
  db.selectFrom("activities as record")
    .where("record.user_id", "=", window.userId)
    .where("record.deleted_at", "is", null)
    .where(hasParticipantOnTimeline(window))
    .where(isWithin("date", window.bounds))
    .select(typeColumns("activity"))
    .select(["record.id", "record.date", "record.updated_at"])
    .select(liveParticipants())
    .select(({ ref }) =>
      (window.withTexts
        ? jsonObject<TimelineTexts["activity"]>({
          title: ref("record.title"),
          description: ref("record.description"),
          location: ref("record.location"),
          type: ref("record.type"),
        })
        : noWords()).as("data")
    )
    .orderBy("record.date", window.order)
    .orderBy("record.id", window.order)
    .limit(window.limit),
];

function hasParticipantOnTimeline({ userId, contactId }: BranchWindow): Expression<SqlBool> {
  // That the one contact is live is asked apart: inside of the first condition it would have the
  // planner read and sort all activities of the contact.
  return contactId === null
    ? sql`exists (
        select from activity_contacts as participation
        join contacts as participant on participant.id = participation.contact_id
        where participation.activity_id = record.id and participant.deleted_at is null
          and participant.archived_at is null
      )`
    : sql`exists (
        select from activity_contacts as participation
        where participation.activity_id = record.id and participation.contact_id = ${contactId}
      ) and exists (
        select from contacts as contact
        where contact.id = ${contactId} and contact.user_id = ${userId}
          and contact.deleted_at is null
      )`;
}

function liveParticipants() {
  return sql<TimelineContact[]>`(
    select json_agg(
      ${contactObject("participant")}
      order by participant.display_name collate "C", participant.id
    )
    from activity_contacts as participation
    join contacts as participant on participant.id = participation.contact_id
    where participation.activity_id = record.id and participant.deleted_at is null
  )`.as("contacts");
}
