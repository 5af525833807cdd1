/** The timeline reads its indexes in their order, however many records there are. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { TIMELINE_TYPES, type TimelineType } from "../../lib/shared/records/record.ts";
import { timelineQuery } from "../../lib/timeline/queries/timeline.ts";
import { COLLECTED_STORES } from "../../lib/timeline/record_stores.ts";
import type { CollectedRecord } from "../../lib/timeline/record_store.ts";
import { RECORD_TABLES } from "../../lib/timeline/record_tables.ts";
import type { TimelineQuery } from "../../lib/timeline/timeline_query.ts";
import { databaseTest } from "../databases.ts";
import { insertManyRecords } from "./many_records.ts";
import {
  explain,
  explainQueries,
  indexesOf,
  type PlanNode,
  scannedTables,
  sortedTables,
} from "./query_plan.ts";
import { idOf } from "./seeds.ts";

/** 200,000 records on the server. So many would take PGlite half a minute to write. */
const USERS = { pglite: 2, postgresql: 4 };

/** The ways into each type's table: of everybody and of one contact. */
const INDEXES: Record<TimelineType, { everybody: string[]; contact: string[] }> = {
  note: { everybody: ["notes_user_id_timeline_idx"], contact: ["notes_contact_id_timeline_idx"] },
  activity: {
    everybody: ["activities_user_id_timeline_idx"],
    contact: ["activities_user_id_timeline_idx"],
  },
  completion: {
    everybody: ["reminder_completions_user_id_timeline_idx"],
    contact: ["reminder_completions_contact_id_timeline_idx"],
  },
  life_event: {
    everybody: ["life_events_user_id_timeline_idx", "life_events_user_id_yearless_idx"],
    contact: ["life_events_contact_id_timeline_idx", "life_events_contact_id_yearless_idx"],
  },
  external_activity: {
    everybody: ["external_activities_user_id_timeline_idx"],
    contact: ["external_activities_contact_id_timeline_idx"],
  },
  gift: { everybody: ["gifts_user_id_timeline_idx"], contact: ["gifts_contact_id_timeline_idx"] },
};

/** In a leap year every part is in its index's order: none may be sorted before its limit. */
const LEAP_YEAR = new Date("2024-06-01T12:00:00Z");
const COMMON_YEAR = new Date("2025-06-01T12:00:00Z");

const MIDDLE = {
  date: new Date("2024-07-01T00:00:00Z"),
  type: "life_event",
  id: idOf(0x30000000, 4711),
} as const;

type Asked = Pick<TimelineQuery, "order" | "until" | "after" | "now">;

const QUERIES: Record<string, Asked> = {
  "a feed's window": { order: "desc", until: LEAP_YEAR, now: LEAP_YEAR },
  "the oldest": { order: "asc", now: LEAP_YEAR },
  "after a place, falling": { order: "desc", after: MIDDLE, now: LEAP_YEAR },
  "after a place, rising": { order: "asc", after: MIDDLE, now: LEAP_YEAR },
};

/** All together, and each alone: the planner judges a branch otherwise among others. */
const SELECTIONS: readonly (readonly TimelineType[])[] = [
  TIMELINE_TYPES,
  ...TIMELINE_TYPES.map((type) => [type]),
];

databaseTest("timelines and lists read indexes in their order", async (db, { kind }) => {
  const { userId, contactId } = await insertManyRecords(db, { users: USERS[kind] });
  for (const types of SELECTIONS) {
    for (const [name, asked] of Object.entries(QUERIES)) {
      for (const withTexts of [true, false]) {
        const query = { ...asked, types, userId, limit: 50 };
        const everybody = await explain(db, timelineQuery(db, query, { withTexts }));
        assertOrdered(everybody, indexesFor(types, "everybody"), `${name} of everybody`);
        const one = await explain(db, timelineQuery(db, { ...query, contactId }, { withTexts }));
        assertOrdered(one, indexesFor(types, "contact"), `${name} of a contact`);
      }
    }
  }
  await assertLeapDaysAreLookedUp(db, { userId, contactId });
  await assertListsAreOrdered(db, { userId, contactId });
});

function indexesFor(types: readonly TimelineType[], whose: "everybody" | "contact"): string[] {
  return types.flatMap((type) => INDEXES[type][whose]).sort();
}

function assertOrdered(
  plan: PlanNode,
  indexes: string[],
  name: string,
): void {
  assert.deepEqual(recordIndexes(plan), indexes, name);
  assert.deepEqual(scannedTables(plan), [], name);
  assert.deepEqual(sortedTables(plan).filter(isRecordTable), [], name);
}

/** The few events of the one day are sorted after they have been found. */
async function assertLeapDaysAreLookedUp(
  db: Db,
  { userId, contactId }: { userId: string; contactId: string },
): Promise<void> {
  const types = ["life_event"] as const;
  const query = { userId, types, order: "desc", limit: 50, now: COMMON_YEAR } as const;
  const everybody = await explain(db, timelineQuery(db, query, { withTexts: true }));
  assert.deepEqual(recordIndexes(everybody), indexesFor(types, "everybody"));
  const one = await explain(db, timelineQuery(db, { ...query, contactId }, { withTexts: true }));
  assert.deepEqual(recordIndexes(one), indexesFor(types, "contact"));
}

const LIST_INDEXES: Record<CollectedRecord, { everybody: string; contact: string }> = {
  note: { everybody: "notes_user_id_timeline_idx", contact: "notes_contact_id_timeline_idx" },
  activity: {
    everybody: "activities_user_id_timeline_idx",
    contact: "activities_user_id_timeline_idx",
  },
  reminder: {
    everybody: "reminders_user_id_due_at_idx",
    contact: "reminders_contact_id_due_at_idx",
  },
  life_event: {
    everybody: "life_events_user_id_created_at_idx",
    contact: "life_events_contact_id_created_at_idx",
  },
  external_activity: {
    everybody: "external_activities_user_id_timeline_idx",
    contact: "external_activities_contact_id_timeline_idx",
  },
  gift: { everybody: "gifts_user_id_created_at_idx", contact: "gifts_contact_id_created_at_idx" },
};

async function assertListsAreOrdered(
  db: Db,
  { userId, contactId }: { userId: string; contactId: string },
): Promise<void> {
  for (const [record, { everybody, contact }] of Object.entries(LIST_INDEXES)) {
    const { list } = COLLECTED_STORES[record as CollectedRecord];
    for (const after of [undefined, { date: MIDDLE.date, id: MIDDLE.id }]) {
      const page = { userId, after, limit: 50 };
      const plans = [
        ...await explainQueries(db, (reader) => list(reader, page)),
        ...await explainQueries(db, (reader) => list(reader, { ...page, contactId })),
      ];
      assert.deepEqual(plans.map(listIndexes), [[everybody], [contact]]);
      assert.deepEqual(plans.flatMap(sortedTables).filter(isRecordTable), []);
      assert.deepEqual(plans.flatMap(scannedTables), []);
    }
  }
}

/** Without the one in which a reminder's completions are looked up. */
function listIndexes(plan: PlanNode): string[] {
  return recordIndexes(plan).filter((name) => name !== "reminder_completions_reminder_id_idx");
}

function recordIndexes(plan: PlanNode): string[] {
  return indexesOf(plan).filter((name) => !/^(contacts|activity_contacts)_/.test(name));
}

function isRecordTable(name: string): boolean {
  return Object.values(RECORD_TABLES).some((table) => table === name);
}
