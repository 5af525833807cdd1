/** Life events on the timeline: at their day, this year's day, their year's first, or their creation. */
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import type { PartialDate } from "../../../shared/fields.ts";
import { utcDay } from "../../utc_day.ts";
import type { TimelineTexts } from "../../timeline_item.ts";
import { daysWithin, idsWithin } from "../../yearless_days.ts";
import {
  allOf,
  type Branch,
  type BranchQuery,
  type BranchWindow,
  isOnTimeline,
  isWithin,
  jsonObject,
  noWords,
  theContact,
  typeColumns,
} from "../branch.ts";

/**
 * Events whose date stays, and events with month and day alone, whose order is that of the days in
 * this year. That is their index's order but for one day: in a common year 29 February falls on
 * 1 March, among the ids of that day. Its events are then a query of their own.
 */
export const lifeEventBranch: Branch = (db, window) =>
  isLeapYear(window.year)
    ? [datedEvents(db, window), ...yearlessEvents(db, window)]
    : [datedEvents(db, window), ...yearlessEvents(db, window), ...leapDayEvents(db, window)];

function isLeapYear(year: number): boolean {
  return utcDay(year, 2, 29).getUTCDate() === 29;
}

function datedEvents(db: Db | Tx, window: BranchWindow): BranchQuery {
  return events(db, window)
    .where("record.resolved_at", "is not", null)
    .where(isWithin("resolved_at", window.bounds))
    .select(({ ref }) => ref("record.resolved_at").$notNull().as("date"))
    .orderBy("record.resolved_at", window.order)
    .orderBy("record.id", window.order);
}

function yearlessEvents(db: Db | Tx, window: BranchWindow): BranchQuery[] {
  const days = daysWithin(window.bounds, window.year);
  if (days === undefined) return [];
  const within = days.map(({ comparison, month, day, id }) =>
    id === undefined
      ? sql`(record.month, record.day) ${sql.raw(comparison)} (${month}, ${day})`
      : sql`(record.month, record.day, record.id) ${sql.raw(comparison)} (${month}, ${day}, ${id})`
  );
  const query = events(db, window)
    .where("record.resolved_at", "is", null)
    .where(allOf(within))
    .select(dayOfYear(window.year).as("date"))
    .orderBy("record.month", window.order)
    .orderBy("record.day", window.order)
    .orderBy("record.id", window.order);
  return [isLeapYear(window.year) ? query : query.where(({ not }) => not(isLeapDay()))];
}

/** `make_timestamp` fails on a day that the year does not have; this does not. */
function dayOfYear(year: number): RawBuilder<Date> {
  return sql`(
    make_timestamp(${year}, record.month, 1, 0, 0, 0) + (record.day - 1) * interval '1 day'
  ) at time zone 'UTC'`;
}

function leapDayEvents(db: Db | Tx, window: BranchWindow): BranchQuery[] {
  const date = utcDay(window.year, 2, 29);
  const ids = idsWithin(window.bounds, date);
  if (ids === undefined) return [];
  const within = ids.map(({ comparison, id }) => sql`record.id ${sql.raw(comparison)} ${id}`);
  return [
    events(db, window)
      .where("record.resolved_at", "is", null)
      .where(isLeapDay())
      .where(allOf(within))
      .select(sql<Date>`${date}::timestamptz`.as("date"))
      .orderBy("record.id", window.order),
  ];
}

function isLeapDay(): RawBuilder<SqlBool> {
  return sql`(record.month = 2 and record.day = 29)`;
}

function events(db: Db | Tx, window: BranchWindow) {
  return db.selectFrom("life_events as record")
    .innerJoin("contacts as contact", "contact.id", "record.contact_id")
    .where("record.deleted_at", "is", null)
    .where(isOnTimeline(window))
    .select(typeColumns("life_event"))
    .select(["record.id", "record.updated_at"])
    .select(theContact())
    .select(({ ref }) =>
      (window.withTexts
        ? jsonObject<TimelineTexts["life_event"]>({
          type: ref("record.type"),
          description: ref("record.description"),
          date: knownParts(),
        })
        : noWords()).as("data")
    )
    .limit(window.limit);
}

function knownParts(): RawBuilder<PartialDate | null> {
  return sql`case when num_nonnulls(record.year, record.month, record.day) > 0 then
    json_build_object('year', record.year, 'month', record.month, 'day', record.day)
  end`;
}
