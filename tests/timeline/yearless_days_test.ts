/** Conditions on dates as conditions on the days of one year. */
import assert from "node:assert/strict";
import type { Bound, Comparison } from "../../lib/timeline/bounds.ts";
import { utcDay } from "../../lib/timeline/utc_day.ts";
import {
  type DayBound,
  daysWithin,
  type IdBound,
  idsWithin,
} from "../../lib/timeline/yearless_days.ts";
import { fc } from "../packages/fast_check.ts";
import { idOf } from "./seeds.ts";

const MIDNIGHT = new Date("2027-03-01T00:00:00Z");
const NOON = new Date("2027-03-01T12:00:00Z");
const FIRST = { month: 3, day: 1 };
const ID = idOf(3, 5);

const DAY_CASES: [string, Bound[], DayBound[] | undefined][] = [
  ["before midnight", [{ comparison: "<", date: MIDNIGHT }], [{ comparison: "<", ...FIRST }]],
  ["until midnight", [{ comparison: "<=", date: MIDNIGHT }], [{ comparison: "<=", ...FIRST }]],
  ["after midnight", [{ comparison: ">", date: MIDNIGHT }], [{ comparison: ">", ...FIRST }]],
  ["from midnight", [{ comparison: ">=", date: MIDNIGHT }], [{ comparison: ">=", ...FIRST }]],
  [
    "before an id at midnight",
    [{ comparison: "<", date: MIDNIGHT, id: ID }],
    [{ comparison: "<", ...FIRST, id: ID }],
  ],
  ["before noon", [{ comparison: "<", date: NOON }], [{ comparison: "<=", ...FIRST }]],
  ["until noon", [{ comparison: "<=", date: NOON }], [{ comparison: "<=", ...FIRST }]],
  ["after noon", [{ comparison: ">", date: NOON }], [{ comparison: ">", ...FIRST }]],
  ["from noon", [{ comparison: ">=", date: NOON }], [{ comparison: ">", ...FIRST }]],
  ["before an id at noon", [{ comparison: "<", date: NOON, id: ID }], [{
    comparison: "<=",
    ...FIRST,
  }]],
  ["before a later year", [{ comparison: "<", date: new Date("2028-01-01T00:00:00Z") }], []],
  ["after an earlier year", [{ comparison: ">", date: new Date("2026-12-31T23:59:59Z") }], []],
  [
    "until an earlier year",
    [{ comparison: "<=", date: new Date("2026-12-31T23:59:59Z") }],
    undefined,
  ],
  ["from a later year", [{ comparison: ">=", date: new Date("2028-01-01T00:00:00Z") }], undefined],
  ["unbounded", [], []],
];

for (const [name, bounds, expected] of DAY_CASES) {
  Deno.test(`daysWithin() is right ${name}`, () => {
    assert.deepEqual(daysWithin(bounds, 2027), expected);
  });
}

const COMPARISONS: Comparison[] = ["<", "<=", ">", ">="];

Deno.test("daysWithin() has each day of the year where comparing its midnight has it", () => {
  const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2027, 0, 1 + index)));
  const dates = fc.date({
    min: new Date("2026-12-30T00:00:00Z"),
    max: new Date("2028-01-02T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(fc.property(dates, fc.constantFrom(...COMPARISONS), (date, comparison) => {
    const within = daysWithin([{ comparison, date }], 2027);
    for (const midnight of days) {
      const isIn = within?.every(({ comparison, month, day }) =>
        compare(midnight.getTime(), comparison, utcDay(2027, month, day).getTime())
      ) ?? false;
      assert.equal(isIn, compare(midnight.getTime(), comparison, date.getTime()));
    }
  }));
});

function compare(left: number, comparison: Comparison, right: number): boolean {
  return { "<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right }[
    comparison
  ];
}

const ID_CASES: [string, Bound[], IdBound[] | undefined][] = [
  ["before an id", [{ comparison: "<", date: MIDNIGHT, id: ID }], [{ comparison: "<", id: ID }]],
  ["after an id", [{ comparison: ">", date: MIDNIGHT, id: ID }], [{ comparison: ">", id: ID }]],
  ["before an id at noon", [{ comparison: "<", date: NOON, id: ID }], []],
  ["after an id at noon", [{ comparison: ">", date: NOON, id: ID }], undefined],
  ["until its own instant", [{ comparison: "<=", date: MIDNIGHT }], []],
  ["from its own instant", [{ comparison: ">=", date: MIDNIGHT }], []],
  ["before its own instant", [{ comparison: "<", date: MIDNIGHT }], undefined],
  ["after its own instant", [{ comparison: ">", date: MIDNIGHT }], undefined],
];

for (const [name, bounds, expected] of ID_CASES) {
  Deno.test(`idsWithin() is right ${name}`, () => {
    assert.deepEqual(idsWithin(bounds, MIDNIGHT), expected);
  });
}
