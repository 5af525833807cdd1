/** Gifts on the timeline: those that changed hands, at their date. */
import { sql, type SqlBool } from "kysely";
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

export const giftBranch: Branch = (db, window) => [
  db.selectFrom("gifts as record")
    .innerJoin("contacts as contact", "contact.id", "record.contact_id")
    .where("record.deleted_at", "is", null)
    // Literals, because a parameter would not show the planner that the partial index fits.
    .where(sql<SqlBool>`record.status in ('given', 'received')`)
    .where("record.date", "is not", null)
    .where(isOnTimeline(window))
    .where(isWithin("date", window.bounds))
    .select(typeColumns("gift"))
    .select(["record.id", "record.updated_at"])
    .select(({ ref }) => ref("record.date").$notNull().as("date"))
    .select(theContact())
    .select(({ ref }) =>
      (window.withTexts
        ? jsonObject<TimelineTexts["gift"]>({
          status: ref("record.status"),
          description: ref("record.description"),
          occasion: ref("record.occasion"),
          url: ref("record.url"),
          notes: ref("record.notes"),
        })
        : noWords()).as("data")
    )
    .orderBy("record.date", window.order)
    .orderBy("record.id", window.order)
    .limit(window.limit),
];
