/** Where a type's part of the timeline begins and ends. */
import assert from "node:assert/strict";
import type { TimelineType } from "../../lib/shared/records/record.ts";
import { type Bound, boundsOf } from "../../lib/timeline/bounds.ts";
import type { TimelineOrder } from "../../lib/timeline/timeline_query.ts";
import { idOf } from "./seeds.ts";

const FROM = new Date("2026-01-01T00:00:00Z");
const DATE = new Date("2026-03-01T12:00:00.001Z");
const UNTIL = new Date("2026-06-01T00:00:00Z");
const ID = idOf(3, 1);

/** The position is at a life event: three types come before it, two after. */
const CASES: { type: TimelineType; order: TimelineOrder; bound: Bound }[] = [
  { type: "note", order: "desc", bound: { comparison: "<=", date: DATE } },
  { type: "completion", order: "desc", bound: { comparison: "<=", date: DATE } },
  { type: "life_event", order: "desc", bound: { comparison: "<", date: DATE, id: ID } },
  { type: "external_activity", order: "desc", bound: { comparison: "<", date: DATE } },
  { type: "gift", order: "desc", bound: { comparison: "<", date: DATE } },
  { type: "note", order: "asc", bound: { comparison: ">", date: DATE } },
  { type: "completion", order: "asc", bound: { comparison: ">", date: DATE } },
  { type: "life_event", order: "asc", bound: { comparison: ">", date: DATE, id: ID } },
  { type: "external_activity", order: "asc", bound: { comparison: ">=", date: DATE } },
  { type: "gift", order: "asc", bound: { comparison: ">=", date: DATE } },
];

for (const { type, order, bound } of CASES) {
  Deno.test(`boundsOf() continues a ${type} after a life_event, ${order}`, () => {
    const after = { date: DATE, type: "life_event", id: ID } as const;
    assert.deepEqual(boundsOf(type, { after, order }), [bound]);
  });
}

Deno.test("boundsOf() has first and last instant inside", () => {
  assert.deepEqual(boundsOf("note", { from: FROM, until: UNTIL, order: "desc" }), [
    { comparison: ">=", date: FROM },
    { comparison: "<=", date: UNTIL },
  ]);
});

Deno.test("boundsOf() bounds nothing when nothing is asked", () => {
  assert.deepEqual(boundsOf("note", { order: "asc" }), []);
});
