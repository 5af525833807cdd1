/** In which order a timeline is, and where its pages begin. */
import assert from "node:assert/strict";
import type { TimelineType } from "../../lib/shared/records/record.ts";
import { composeTimeline, composeTimelinePage } from "../../lib/timeline/compose.ts";
import { decodeTimelineCursor, encodeTimelineCursor } from "../../lib/timeline/cursor.ts";
import type { TimelineItem } from "../../lib/timeline/timeline_item.ts";
import { databaseTest } from "../databases.ts";
import {
  idOf,
  insertContact,
  insertRecord,
  insertUser,
  type RecordSeed,
  secretBox,
} from "./seeds.ts";

const NOW = new Date("2027-06-01T12:00:00Z");
const MIDNIGHT = new Date("2027-03-01T00:00:00Z");
const BEFORE = new Date("2027-02-28T23:59:59.999Z");
const AFTER = new Date("2027-03-01T00:00:00.001Z");
const LEAP_DAY = { year: null, month: 2, day: 29 };
const FIRST_OF_MARCH = { year: null, month: 3, day: 1 };

/** The golden table of ties, newest first: date, then the canonical order of types, then id. */
const TIES: { type: TimelineType; number: number; date: Date; parts?: RecordSeed["parts"] }[] = [
  { type: "note", number: 1, date: AFTER },
  { type: "gift", number: 2, date: MIDNIGHT },
  { type: "gift", number: 1, date: MIDNIGHT },
  { type: "external_activity", number: 16, date: MIDNIGHT },
  { type: "external_activity", number: 15, date: MIDNIGHT },
  { type: "life_event", number: 6, date: MIDNIGHT, parts: LEAP_DAY },
  { type: "life_event", number: 5, date: BEFORE, parts: FIRST_OF_MARCH },
  { type: "life_event", number: 4, date: BEFORE, parts: { year: 2027, month: 3, day: 1 } },
  { type: "life_event", number: 3, date: MIDNIGHT },
  { type: "life_event", number: 2, date: BEFORE, parts: LEAP_DAY },
  { type: "life_event", number: 1, date: AFTER, parts: FIRST_OF_MARCH },
  { type: "completion", number: 9, date: MIDNIGHT },
  { type: "activity", number: 2, date: MIDNIGHT },
  { type: "activity", number: 1, date: MIDNIGHT },
  { type: "note", number: 9, date: MIDNIGHT },
  { type: "gift", number: 3, date: BEFORE },
];

databaseTest("composeTimeline() breaks ties by type and id, in both orders", async (db) => {
  const userId = await insertUser(db);
  const contactIds = [await insertContact(db, { userId })];
  for (const { type, number, date, parts } of TIES) {
    await insertRecord(db, { type, id: idOf(3, number), userId, contactIds, date, parts });
  }
  const expected = TIES.map(({ type, number }) => `${type} ${idOf(3, number)}`);
  for (const contactId of [undefined, contactIds[0]]) {
    const query = { userId, contactId, limit: TIES.length, now: NOW };
    const falling = await composeTimeline({ db, secretBox }, { ...query, order: "desc" });
    assert.deepEqual(falling.map(nameOf), expected);
    const rising = await composeTimeline({ db, secretBox }, { ...query, order: "asc" });
    assert.deepEqual(rising.map(nameOf), expected.toReversed());
  }
});

function nameOf({ type, id }: TimelineItem): string {
  return `${type} ${id}`;
}

databaseTest("composeTimelinePage() continues where a cursor stands", async (db) => {
  const userId = await insertUser(db);
  const contactIds = [await insertContact(db, { userId })];
  for (const { type, number, date, parts } of TIES) {
    await insertRecord(db, { type, id: idOf(3, number), userId, contactIds, date, parts });
  }
  const query = { userId, order: "desc", limit: 7, now: NOW } as const;
  const first = await composeTimelinePage({ db, secretBox }, query);
  assert.ok(first.next !== null);
  const after = decodeTimelineCursor(encodeTimelineCursor(first.next));
  const second = await composeTimelinePage({ db, secretBox }, { ...query, limit: 9, after });
  assert.deepEqual(
    [...first.items, ...second.items].map(nameOf),
    TIES.map(({ type, number }) => `${type} ${idOf(3, number)}`),
  );
  assert.equal(second.next, null);
  const back = await composeTimelinePage({ db, secretBox }, { ...query, order: "asc", after });
  assert.deepEqual(back.items.map(nameOf), first.items.slice(0, 6).map(nameOf).toReversed());
});

databaseTest(
  "composeTimeline() gives a feed's window of 10,000 events: the newest 50",
  async (db) => {
    const userId = await insertUser(db);
    const contactId = await insertContact(db, { userId });
    // Ten to a minute, so that all of the window is ties.
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: idOf(3, index),
      user_id: userId,
      contact_id: contactId,
      content: "Note",
      date: new Date(NOW.getTime() - Math.floor(index / 10) * 60_000 + 60_000),
      created_at: NOW,
      updated_at: NOW,
    }));
    for (let start = 0; start < rows.length; start += 2_000) {
      await db.insertInto("notes").values(rows.slice(start, start + 2_000)).execute();
    }
    const items = await composeTimeline({ db, secretBox }, {
      userId,
      until: NOW,
      order: "desc",
      limit: 50,
      now: NOW,
    });
    // The first ten lie a minute ahead.
    const expected = [1, 2, 3, 4, 5].flatMap((minute) =>
      Array.from({ length: 10 }, (_, index) => idOf(3, minute * 10 + 9 - index))
    );
    assert.deepEqual(items.map(({ id }) => id), expected);
  },
);
