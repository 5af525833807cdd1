/** Notes on the timeline: at their date. */
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

export const noteBranch: Branch = (db, window) => [
  db.selectFrom("notes as record")
    .innerJoin("contacts as contact", "contact.id", "record.contact_id")
    .where("record.deleted_at", "is", null)
    .where(isOnTimeline(window))
    .where(isWithin("date", window.bounds))
    .select(typeColumns("note"))
    .select(["record.id", "record.date", "record.updated_at"])
    .select(theContact())
    .select(({ ref }) =>
      (window.withTexts
        ? jsonObject<TimelineTexts["note"]>({ content: ref("record.content") })
        : noWords()).as("data")
    )
    .orderBy("record.date", window.order)
    .orderBy("record.id", window.order)
    .limit(window.limit),
];
