/** Completions on the timeline: when the reminder was done. */
import type { TimelineTexts } from "../../timeline_item.ts";
import {
  type Branch,
  isOnTimeline,
  isWithin,
  jsonObject,
  noWords,
  theContact,
  typeColumns,
} from "../branch.ts";

export const completionBranch: Branch = (db, window) => [
  db.selectFrom("reminder_completions as record")
    .innerJoin("contacts as contact", "contact.id", "record.contact_id")
    .where(isOnTimeline(window))
    .where(isWithin("completed_at", window.bounds))
    .select(typeColumns("completion"))
    .select(["record.id", "record.completed_at as date", "record.updated_at"])
    .select(theContact())
    .select(({ ref }) =>
      (window.withTexts
        ? jsonObject<TimelineTexts["completion"]>({
          reminder_id: ref("record.reminder_id"),
          message: ref("record.message"),
        })
        : noWords()).as("data")
    )
    .orderBy("record.completed_at", window.order)
    .orderBy("record.id", window.order)
    .limit(window.limit),
];
