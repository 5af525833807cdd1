/** Where life events stand on the timeline, by the rule and by the database. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { PartialDate } from "../../lib/shared/fields.ts";
import { composeTimeline } from "../../lib/timeline/compose.ts";
import { databaseTest } from "../databases.ts";
import { resolveLifeEventDate } from "./life_event_date.ts";
import { insertContact, insertRecord, insertUser, secretBox } from "./seeds.ts";

const CREATED_AT = new Date("2025-05-05T05:05:05.005Z");

const CASES: { name: string; parts: PartialDate; now: string; date: string }[] = [
  { name: "a full date", parts: ymd(2025, 12, 29), now: "2027-06-01", date: "2025-12-29" },
  { name: "a full leap day", parts: ymd(2024, 2, 29), now: "2027-06-01", date: "2024-02-29" },
  { name: "the first year", parts: ymd(1, 1, 1), now: "2027-06-01", date: "0001-01-01" },
  { name: "the last year", parts: ymd(9999, 12, 31), now: "2027-06-01", date: "9999-12-31" },
  { name: "a year", parts: ymd(2001, null, null), now: "2027-06-01", date: "2001-01-01" },
  { name: "year and month", parts: ymd(2001, 7, null), now: "2027-06-01", date: "2001-01-01" },
  { name: "year and day", parts: ymd(2001, null, 7), now: "2027-06-01", date: "2001-01-01" },
  { name: "month and day", parts: ymd(null, 7, 4), now: "2027-06-01", date: "2027-07-04" },
  {
    name: "29 February in a common year",
    parts: ymd(null, 2, 29),
    now: "2027-06-01",
    date: "2027-03-01",
  },
  {
    name: "29 February in a leap year",
    parts: ymd(null, 2, 29),
    now: "2028-06-01",
    date: "2028-02-29",
  },
  {
    name: "29 February in 2100, a common year",
    parts: ymd(null, 2, 29),
    now: "2100-01-01",
    date: "2100-03-01",
  },
  {
    name: "the last instant of a year",
    parts: ymd(null, 1, 1),
    now: "2027-12-31T23:59:59.999Z",
    date: "2027-01-01",
  },
  {
    name: "the first instant of a year",
    parts: ymd(null, 12, 31),
    now: "2028-01-01T00:00:00.000Z",
    date: "2028-12-31",
  },
  {
    name: "a month",
    parts: ymd(null, 7, null),
    now: "2027-06-01",
    date: CREATED_AT.toISOString(),
  },
  { name: "a day", parts: ymd(null, null, 7), now: "2027-06-01", date: CREATED_AT.toISOString() },
  {
    name: "nothing",
    parts: ymd(null, null, null),
    now: "2027-06-01",
    date: CREATED_AT.toISOString(),
  },
];

function ymd(year: number | null, month: number | null, day: number | null): PartialDate {
  return { year, month, day };
}

for (const { name, parts, now, date } of CASES) {
  Deno.test(`resolveLifeEventDate() is right for ${name}`, () => {
    const resolved = resolveLifeEventDate({ ...parts, createdAt: CREATED_AT }, new Date(now));
    assert.deepEqual(resolved, new Date(date));
  });
}

databaseTest("composeTimeline() dates life events as the rule does", async (db) => {
  const userId = await insertUser(db);
  for (const { name, parts, now, date } of CASES) {
    const contactId = await insertContact(db, { userId });
    await insertRecord(db, {
      type: "life_event",
      userId,
      contactIds: [contactId],
      date: CREATED_AT,
      parts,
    });
    const items = await composeTimeline({ db, secretBox }, {
      userId,
      contactId,
      order: "desc",
      limit: 10,
      now: new Date(now),
    });
    assert.deepEqual(items.map((item) => item.date), [new Date(date)], name);
  }
});

databaseTest("composeTimeline() keeps calendar days whatever the session's zone is", async (db) => {
  const userId = await insertUser(db);
  const contactIds = [await insertContact(db, { userId })];
  const about = { userId, contactIds };
  const day = new Date("2025-12-29T00:00:00Z");
  await insertRecord(db, { type: "note", ...about, date: day });
  await insertRecord(db, { type: "life_event", ...about, date: day, parts: ymd(2025, 12, 29) });
  await insertRecord(db, { type: "life_event", ...about, date: day, parts: ymd(null, 12, 29) });
  for (const zone of ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"]) {
    await db.connection().execute(async (session) => {
      await sql`set time zone ${sql.lit(zone)}`.execute(session);
      const query = { userId, order: "asc", limit: 10, now: day } as const;
      const items = await composeTimeline({ db: session, secretBox }, query);
      assert.deepEqual(items.map(({ date }) => date), [day, day, day], zone);
    });
  }
});
