/** Which texts of a timeline are read, opened and given. */
import assert from "node:assert/strict";
import { createSecretBox } from "../../lib/encryption/secret_box.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { TIMELINE_TYPES, type TimelineType } from "../../lib/shared/records/record.ts";
import { composeHeadlines, composeTimeline } from "../../lib/timeline/compose.ts";
import { timelineQuery } from "../../lib/timeline/queries/timeline.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { idOf, insertContact, insertRecord, insertUser, secretBox, textOf } from "./seeds.ts";

const NOW = new Date("2027-06-01T12:00:00Z");
const MIDNIGHT = new Date("2027-03-01T00:00:00Z");

databaseTest("composeTimeline() carries a gift's text decrypted", async (db) => {
  const userId = await insertUser(db);
  const contactIds = [await insertContact(db, { userId })];
  const id = await insertRecord(db, { type: "gift", userId, contactIds, date: MIDNIGHT });
  const stored = await db.selectFrom("gifts").select("description").executeTakeFirstOrThrow();
  assert.ok(!stored.description.includes("Authored"));
  const query = { userId, order: "asc", limit: 50, now: NOW } as const;
  const [item] = await composeTimeline({ db, secretBox }, query);
  assert.ok(item?.type === "gift");
  assert.equal(item.data.description, textOf("description", id));
});

databaseTest("composeTimeline() refuses texts that were sealed with another key", async (db) => {
  const userId = await insertUser(db);
  const contactIds = [await insertContact(db, { userId })];
  await insertRecord(db, { type: "gift", userId, contactIds, date: MIDNIGHT });
  const reading = { db, secretBox: createSecretBox(new Uint8Array(32).fill(8)) };
  await assert.rejects(
    composeTimeline(reading, { userId, order: "desc", limit: 50, now: NOW }),
    { name: "SecretBoxError" },
  );
});

databaseTest("composeHeadlines() opens no envelope and gives no authored text", async (db) => {
  const userId = await insertUser(db);
  const contactIds = [await insertContact(db, { userId })];
  for (const type of TIMELINE_TYPES) {
    await insertRecord(db, { type, id: idOf(3, 1), userId, contactIds, date: MIDNIGHT });
  }
  const query = { userId, order: "asc", limit: 50, now: NOW } as const;
  const headlines = await composeHeadlines({ db }, query);
  assert.deepEqual(headlines.map(({ type, data }) => ({ type, data })), [
    { type: "note", data: {} },
    { type: "activity", data: {} },
    { type: "completion", data: {} },
    { type: "life_event", data: {} },
    { type: "external_activity", data: { source_system: "immich", type: "photo" } },
    { type: "gift", data: {} },
  ]);
  assert.ok(!JSON.stringify(headlines).includes("Authored"));
});

pgliteTest("timelineQuery() reads no authored column for headlines", (db) => {
  const query = { userId: idOf(1, 1), order: "desc", limit: 50, now: NOW } as const;
  const columnsRead = (type: TimelineType, withTexts: boolean) => {
    const { sql } = timelineQuery(db, { ...query, types: [type] }, { withTexts }).compile();
    const columns = new Set([...sql.matchAll(/"record"\."(\w+)"/g)].map(([, column]) => column));
    return RECORDS[type].authored.filter((field) => columns.has(field));
  };
  for (const type of TIMELINE_TYPES) {
    assert.deepEqual(columnsRead(type, false), []);
    assert.deepEqual(columnsRead(type, true), RECORDS[type].authored);
  }
  return Promise.resolve();
});
