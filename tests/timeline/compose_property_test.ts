/** Compares composed timelines with a sort of everything, over generated worlds and queries. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { GIFT_STATUSES } from "../../lib/shared/records/gift.ts";
import { TIMELINE_TYPES } from "../../lib/shared/records/record.ts";
import {
  composeHeadlines,
  composeTimeline,
  composeTimelinePage,
} from "../../lib/timeline/compose.ts";
import type { TimelineItem } from "../../lib/timeline/timeline_item.ts";
import type { TimelineQuery } from "../../lib/timeline/timeline_query.ts";
import { databaseTest } from "../databases.ts";
import { fc } from "../packages/fast_check.ts";
import { naiveTimeline, type World } from "./naive_timeline.ts";
import { idOf, insertContact, insertRecord, insertUser, secretBox } from "./seeds.ts";

const USER_IDS = [idOf(1, 1), idOf(1, 2)];
const CONTACT_IDS = [1, 2, 3, 4, 5, 6].map((number) => idOf(2, number));

/** Days on which life events meet others, each with the millisecond before and after. */
const INSTANTS = [
  "0001-01-01T00:00:00Z",
  "2026-12-31T23:59:59.999Z",
  "2027-01-01T00:00:00Z",
  "2027-02-28T23:59:59.999Z",
  "2027-03-01T00:00:00Z",
  "2027-03-01T00:00:00.001Z",
  "2027-03-01T12:00:00Z",
  "2027-06-15T12:34:56.789Z",
  "2027-12-31T00:00:00Z",
  "2028-02-29T00:00:00Z",
  "2028-03-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
].map((text) => new Date(text));

const instants = fc.constantFrom(...INSTANTS);
const nows = fc.constantFrom(
  ...["2027-01-01T00:00:00Z", "2027-12-31T23:59:59.999Z", "2028-02-29T12:00:00Z"].map((text) =>
    new Date(text)
  ),
);

const contacts = fc.tuple(
  ...CONTACT_IDS.map((id, index) =>
    fc.record({
      id: fc.constant(id),
      // The first user has four, the second two.
      userId: fc.constant(USER_IDS[index < 4 ? 0 : 1] ?? ""),
      displayName: fc.constantFrom("Ada", "ada", "Ångström", "\uFFFD", "\u{1F331}"),
      state: fc.constantFrom("live" as const, "live", "live", "archived", "deleted"),
    })
  ),
);

/** Half of them have month and day alone, on few days. */
const parts = fc.oneof(
  fc.constantFrom(
    { year: null, month: 2, day: 29 },
    { year: null, month: 3, day: 1 },
    { year: null, month: 12, day: 31 },
  ),
  fc.constantFrom(
    null,
    { year: 2028, month: 2, day: 29 },
    { year: 2027, month: 3, day: 1 },
    { year: 2027, month: null, day: null },
    { year: 1, month: null, day: 28 },
    { year: null, month: 3, day: null },
  ),
);

const records = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom(...TIMELINE_TYPES, "life_event" as const, "life_event" as const),
    number: fc.integer({ min: 1, max: 12 }),
    isFirstUsers: fc.constantFrom(true, true, true, false),
    contactNumbers: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 }),
    date: instants,
    isUndated: fc.constantFrom(false, false, true),
    isDeleted: fc.constantFrom(false, false, false, true),
    parts,
    status: fc.constantFrom(...GIFT_STATUSES),
  }),
  { maxLength: 30, size: "max", selector: ({ type, number }) => `${type} ${number}` },
).map((seeds) =>
  seeds.map(({ number, isFirstUsers, contactNumbers, isUndated, ...seed }) => ({
    ...seed,
    id: idOf(3, number),
    userId: USER_IDS[isFirstUsers ? 0 : 1] ?? "",
    contactIds: [
      ...new Set(
        contactNumbers.map((index) => CONTACT_IDS[isFirstUsers ? index : 4 + index % 2] ?? ""),
      ),
    ],
    date: seed.type === "gift" && isUndated ? null : seed.date,
  }))
);

const queries = fc.record({
  contactId: fc.option(fc.constantFrom(...CONTACT_IDS, idOf(2, 99)), { nil: undefined, freq: 2 }),
  types: fc.option(fc.subarray([...TIMELINE_TYPES]), { nil: undefined, freq: 2 }),
  from: fc.option(instants, { nil: undefined, freq: 2 }),
  until: fc.option(instants, { nil: undefined, freq: 2 }),
  order: fc.constantFrom("asc" as const, "desc" as const),
  now: nows,
}).map((query) => ({ ...query, userId: USER_IDS[0] ?? "" }));

databaseTest("composeTimeline() agrees with a sort of everything, page by page", async (db) => {
  const property = fc.asyncProperty(
    contacts,
    records,
    fc.array(queries, { minLength: 3, maxLength: 3 }),
    async (contacts, records, queries) => {
      const world: World = { contacts, records };
      await insertWorld(db, world);
      for (const query of queries) await assertAgrees(db, world, query);
    },
  );
  await fc.assert(property, { numRuns: 40 });
});

async function insertWorld(db: Db, { contacts, records }: World): Promise<void> {
  await db.deleteFrom("users").execute();
  for (const id of USER_IDS) await insertUser(db, id);
  for (const contact of contacts) await insertContact(db, contact);
  for (const record of records) await insertRecord(db, record);
}

async function assertAgrees(
  db: Db,
  world: World,
  query: Omit<TimelineQuery, "limit">,
): Promise<void> {
  const expected = naiveTimeline(world, { ...query, limit: 0 });
  assert.deepEqual(await composeTimeline({ db, secretBox }, { ...query, limit: 99 }), expected);
  assert.deepEqual(
    (await composeHeadlines({ db }, { ...query, limit: 99 })).map(({ data: _, ...item }) => item),
    expected.map(({ data: _, ...item }) => item),
  );
  for (const limit of [1, 2, 3, expected.length]) {
    if (limit > 0) assert.deepEqual(await pages(db, { ...query, limit }), expected);
  }
}

async function pages(db: Db, query: TimelineQuery): Promise<TimelineItem[]> {
  const items: TimelineItem[] = [];
  let after = query.after;
  do {
    const page = await composeTimelinePage({ db, secretBox }, { ...query, after });
    assert.ok(page.items.length <= query.limit);
    items.push(...page.items);
    assert.ok(items.length < 99, "The pages come round again");
    after = page.next ?? undefined;
  } while (after !== undefined);
  return items;
}
