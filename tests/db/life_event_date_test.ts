/** The stored date of a life event (DESIGN section 5). */
import assert from "node:assert/strict";
import { databaseTest } from "../databases.ts";
import { ABOUT_CONTACT, AT, insertOwner } from "./rows.ts";

interface Case {
  name: string;
  date: { year?: number; month?: number; day?: number };
  resolved: string | null;
}

const CREATED = AT.toISOString();

const CASES: Case[] = [
  {
    name: "a full date is that day",
    date: { year: 2023, month: 12, day: 31 },
    resolved: "2023-12-31T00:00:00.000Z",
  },
  {
    name: "29 February of a leap year is that day",
    date: { year: 2024, month: 2, day: 29 },
    resolved: "2024-02-29T00:00:00.000Z",
  },
  {
    name: "29 February of a common year is 1 March",
    date: { year: 2023, month: 2, day: 29 },
    resolved: "2023-03-01T00:00:00.000Z",
  },
  {
    name: "the first year there is",
    date: { year: 1, month: 1, day: 1 },
    resolved: "0001-01-01T00:00:00.000Z",
  },
  {
    name: "the last day there is",
    date: { year: 9999, month: 12, day: 31 },
    resolved: "9999-12-31T00:00:00.000Z",
  },
  {
    name: "a year is its 1 January",
    date: { year: 1987 },
    resolved: "1987-01-01T00:00:00.000Z",
  },
  {
    name: "year and month are the year's 1 January",
    date: { year: 1987, month: 6 },
    resolved: "1987-01-01T00:00:00.000Z",
  },
  {
    name: "year and day are the year's 1 January",
    date: { year: 1987, day: 6 },
    resolved: "1987-01-01T00:00:00.000Z",
  },
  {
    name: "month and day depend on the current year",
    date: { month: 6, day: 7 },
    resolved: null,
  },
  {
    name: "29 February without a year depends on the current year",
    date: { month: 2, day: 29 },
    resolved: null,
  },
  { name: "a month says nothing", date: { month: 6 }, resolved: CREATED },
  { name: "a day says nothing", date: { day: 6 }, resolved: CREATED },
  { name: "nothing", date: {}, resolved: CREATED },
];

databaseTest("life_events.resolved_at is the date that the known parts give", async (db) => {
  const owned = await insertOwner(db);
  for (const { name, date, resolved } of CASES) {
    const id = await ABOUT_CONTACT.life_events(db, owned);

    const row = await db.updateTable("life_events")
      .set({ year: null, month: null, day: null, ...date })
      .where("id", "=", id)
      .returning("resolved_at")
      .executeTakeFirstOrThrow();

    assert.equal(row.resolved_at?.toISOString() ?? null, resolved, name);
  }
});
