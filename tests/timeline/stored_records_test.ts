/** What the tables hold of records. */
import assert from "node:assert/strict";
import { RECORD_TABLES } from "../../lib/timeline/record_tables.ts";
import { COLLECTED_STORES } from "../../lib/timeline/record_stores.ts";
import type { CollectedRecord } from "../../lib/timeline/record_store.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { samplesAbout } from "./record_samples.ts";
import { Writer, WRITTEN_AT } from "./writer.ts";

const NAMES = Object.keys(COLLECTED_STORES) as CollectedRecord[];

databaseTest("createRecord() takes what is not given for absent", async (db) => {
  const writer = await Writer.of(db);
  const { contactId } = writer;
  const date = WRITTEN_AT;
  const about = { contact_id: contactId };
  const activity = await writer.create("activity", { contact_ids: [contactId], title: "A", date });
  const lifeEvent = await writer.create("life_event", { ...about, type: "met" });
  const gift = await writer.create("gift", { ...about, status: "idea", description: "Book" });
  const external = await writer.create("external_activity", {
    ...about,
    source_system: "a",
    external_id: "b",
    type: "c",
    occurred_at: date,
  });
  const { description, location, type } = activity.row;
  assert.deepEqual([description, location, type], [null, null, null]);
  assert.deepEqual([lifeEvent.row.description, lifeEvent.row.date], [null, null]);
  const { occasion, url, notes } = gift.row;
  assert.deepEqual([gift.row.date, occasion, url, notes], [null, null, null, null]);
  assert.equal(external.row.payload, null);
});

databaseTest(
  "encrypted texts are nowhere in the database, before and after a change",
  async (db) => {
    const writer = await Writer.of(db);
    const samples = samplesAbout(writer.contactId);
    const gift = await writer.create("gift", samples.gift.input);
    const reminder = await writer.create("reminder", samples.reminder.input);
    await writer.update({ record: "gift", id: gift.row.id }, { description: "CANARY again" });
    await writer.update({ record: "reminder", id: reminder.row.id }, { message: "CANARY again" });
    const completion = await writer.complete(reminder.row.id, { message: "CANARY done" });
    await writer.update({ record: "completion", id: completion.id }, { message: "CANARY redone" });
    const stored = await storedText(db);
    for (const text of ["CANARY 6", "CANARY 10", "CANARY again", "CANARY done", "CANARY redone"]) {
      assert.ok(!stored.includes(text), text);
    }
    // The same search finds what is not encrypted.
    assert.ok(stored.includes("CANARY 11"));
    assert.equal((await writer.find("completion", completion.id))?.message, "CANARY redone");
  },
);

databaseTest(
  "deleteRecord() keeps what people wrote, but for reminders and the like",
  async (db) => {
    const writer = await Writer.of(db);
    const remaining: Record<string, number> = {};
    for (const record of NAMES) {
      const { row } = await writer.create(record, samplesAbout(writer.contactId)[record].input);
      await writer.remove(record, row.id);
      const table = RECORD_TABLES[record];
      remaining[table] = (await db.selectFrom(table).select("id").execute()).length;
    }
    assert.deepEqual(remaining, {
      notes: 1,
      activities: 1,
      reminders: 0,
      life_events: 1,
      external_activities: 0,
      gifts: 1,
    });
  },
);
