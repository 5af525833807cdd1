/** What is on a timeline and what is not. */
import assert from "node:assert/strict";
import { TIMELINE_TYPES, type TimelineType } from "../../lib/shared/records/record.ts";
import { composeTimeline } from "../../lib/timeline/compose.ts";
import { databaseTest } from "../databases.ts";
import { idOf, insertContact, insertRecord, insertUser, secretBox } from "./seeds.ts";

const NOW = new Date("2027-06-01T12:00:00Z");
const MIDNIGHT = new Date("2027-03-01T00:00:00Z");
const BEFORE = new Date("2027-02-28T23:59:59.999Z");
const LEAP_DAY = { year: null, month: 2, day: 29 };

databaseTest("composeTimeline() has a yearless 29 February once a year", async (db) => {
  const userId = await insertUser(db);
  const contactIds = [await insertContact(db, { userId })];
  const about = { userId, contactIds, date: new Date("2020-01-01T00:00:00Z") };
  const leapDay = await insertRecord(db, { type: "life_event", ...about, parts: LEAP_DAY });
  const note = await insertRecord(db, { type: "note", ...about });
  for (const [year, date] of [[2027, "2027-03-01"], [2028, "2028-02-29"]] as const) {
    const now = new Date(Date.UTC(year, 11, 31));
    const query = { userId, until: now, order: "desc", limit: 50, now } as const;
    const items = await composeTimeline({ db, secretBox }, query);
    assert.deepEqual(items.map(({ id, date }) => ({ id, date })), [
      { id: leapDay, date: new Date(date) },
      { id: note, date: about.date },
    ]);
  }
});

databaseTest("composeTimeline() shows an entry from its own instant on", async (db) => {
  const userId = await insertUser(db);
  const contactIds = [await insertContact(db, { userId })];
  for (const type of TIMELINE_TYPES) {
    await insertRecord(db, { type, userId, contactIds, date: MIDNIGHT });
  }
  const countUntil = async (now: Date) =>
    (await composeTimeline({ db, secretBox }, {
      userId,
      until: now,
      order: "desc",
      limit: 50,
      now,
    }))
      .length;
  assert.equal(await countUntil(BEFORE), 0);
  assert.equal(await countUntil(MIDNIGHT), TIMELINE_TYPES.length);
});

databaseTest("composeTimeline() has archived contacts on their own timeline alone", async (db) => {
  const userId = await insertUser(db);
  const archived = await insertContact(db, { userId, state: "archived" });
  for (const type of TIMELINE_TYPES) {
    await insertRecord(db, { type, userId, contactIds: [archived], date: MIDNIGHT });
  }
  const query = { userId, order: "desc", limit: 50, now: NOW } as const;
  assert.deepEqual(await composeTimeline({ db, secretBox }, query), []);
  const own = await composeTimeline({ db, secretBox }, { ...query, contactId: archived });
  assert.deepEqual(own.map(({ type }) => type), TIMELINE_TYPES.toReversed());
});

databaseTest("composeTimeline() shows neither deleted contacts nor those of others", async (db) => {
  const userId = await insertUser(db);
  const strangerId = await insertUser(db);
  const deleted = await insertContact(db, { userId, state: "deleted" });
  const foreign = await insertContact(db, { userId: strangerId });
  for (const type of TIMELINE_TYPES) {
    await insertRecord(db, { type, userId, contactIds: [deleted], date: MIDNIGHT });
    await insertRecord(db, { type, userId: strangerId, contactIds: [foreign], date: MIDNIGHT });
  }
  for (const contactId of [undefined, deleted, foreign, idOf(2, 99)]) {
    const query = { userId, contactId, order: "desc", limit: 50, now: NOW } as const;
    assert.deepEqual(await composeTimeline({ db, secretBox }, query), []);
  }
});

databaseTest("composeTimeline() names every live participant of an activity, once", async (db) => {
  const userId = await insertUser(db);
  const contact = async (
    number: number,
    displayName: string,
    state: "live" | "archived" | "deleted",
  ) => await insertContact(db, { userId, id: idOf(2, number), displayName, state });
  const contactIds = [
    await contact(1, "ada", "live"),
    await contact(3, "Zoë", "live"),
    await contact(2, "Zoë", "archived"),
    await contact(4, "Gone", "deleted"),
  ];
  await insertRecord(db, { type: "activity", userId, contactIds, date: MIDNIGHT });
  for (const contactId of [undefined, idOf(2, 1), idOf(2, 2)]) {
    const query = { userId, contactId, order: "desc", limit: 50, now: NOW } as const;
    const items = await composeTimeline({ db, secretBox }, query);
    assert.deepEqual(items.map(({ contacts }) => contacts), [[
      { id: idOf(2, 2), displayName: "Zoë", archived: true },
      { id: idOf(2, 3), displayName: "Zoë", archived: false },
      { id: idOf(2, 1), displayName: "ada", archived: false },
    ]]);
  }
});

databaseTest(
  "composeTimeline() asks for the types it is told, all when it is told none",
  async (db) => {
    const userId = await insertUser(db);
    const contactIds = [await insertContact(db, { userId })];
    for (const type of TIMELINE_TYPES) {
      await insertRecord(db, { type, id: idOf(3, 1), userId, contactIds, date: MIDNIGHT });
    }
    const typesOf = async (types?: TimelineType[]) => {
      const query = { userId, types, order: "asc", limit: 50, now: NOW } as const;
      return (await composeTimeline({ db, secretBox }, query)).map(({ type }) => type);
    };
    assert.deepEqual(await typesOf(["gift", "note", "note"]), ["note", "gift"]);
    assert.deepEqual(await typesOf([]), TIMELINE_TYPES);
    assert.deepEqual(await typesOf(), TIMELINE_TYPES);
  },
);
