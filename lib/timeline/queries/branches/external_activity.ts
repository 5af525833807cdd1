/** External activities on the timeline: when they happened. */
import type { TimelineTexts, TimelineWords } from "../../timeline_item.ts";
import {
  type Branch,
  isOnTimeline,
  isWithin,
  jsonObject,
  theContact,
  typeColumns,
} from "../branch.ts";

export const externalActivityBranch: Branch = (db, window) => [
  db.selectFrom("external_activities as record")
    .innerJoin("contacts as contact", "contact.id", "record.contact_id")
    .where(isOnTimeline(window))
    .where(isWithin("occurred_at", window.bounds))
    .select(typeColumns("external_activity"))
    .select(["record.id", "record.occurred_at as date", "record.updated_at"])
    .select(theContact())
    .select(({ ref }) =>
      (window.withTexts
        ? jsonObject<TimelineTexts["external_activity"]>({
          source_system: ref("record.source_system"),
          external_id: ref("record.external_id"),
          type: ref("record.type"),
          payload: ref("record.payload"),
        })
        : jsonObject<TimelineWords["external_activity"]>({
          source_system: ref("record.source_system"),
          type: ref("record.type"),
        })).as("data")
    )
    .orderBy("record.occurred_at", window.order)
    .orderBy("record.id", window.order)
    .limit(window.limit),
];
