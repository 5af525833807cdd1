/** The rules that are the same for all records. */
import assert from "node:assert/strict";
import type { CollectedRecord, RecordPosition } from "../../lib/timeline/record_store.ts";
import { COLLECTED_STORES } from "../../lib/timeline/record_stores.ts";
import { listRecords } from "../../lib/timeline/records.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { samplesAbout } from "./record_samples.ts";
import { insertContact, secretBox } from "./seeds.ts";
import { CHANGED_AT, isNotFound, NOBODY, Writer, WRITTEN_AT } from "./writer.ts";

const NAMES = Object.keys(COLLECTED_STORES) as CollectedRecord[];

function eachRecordTest(
  name: string,
  body: (writer: Writer, record: CollectedRecord) => Promise<void>,
): void {
  databaseTest(name, async (db) => {
    for (const record of NAMES) {
      try {
        await body(await Writer.of(db), record);
      } catch (cause) {
        throw new Error(`Failed with the ${record}`, { cause });
      }
    }
  });
}

eachRecordTest(
  "createRecord() writes each record down as it is answered and found",
  async (writer, record) => {
    const { input, answer } = samplesAbout(writer.contactId)[record];
    const { created, row } = await writer.create(record, input);
    const { id, created_at, updated_at, ...values } = row;
    assert.equal(created, true);
    assert.deepEqual(values, {
      ...answer,
      ...(record === "reminder" ? { last_completed_at: null } : {}),
    });
    assert.deepEqual([created_at, updated_at], [WRITTEN_AT, WRITTEN_AT]);
    assert.deepEqual(await writer.find(record, id), row);
    assert.deepEqual(await writer.list(record), { items: [row], next: null });
    assert.deepEqual(await writer.list(record, writer), { items: [row], next: null });
  },
);

eachRecordTest("updateRecord() changes each record and notes when", async (writer, record) => {
  const { input, patch } = samplesAbout(writer.contactId)[record];
  const { row } = await writer.create(record, input);
  const another = samplesAbout(writer.contactId, { number: 9 })[record];
  const { row: other } = await writer.create(record, another.input);
  const changed = await writer.update({ record, id: row.id }, patch);
  assert.deepEqual(changed, { ...row, ...patch, updated_at: CHANGED_AT });
  assert.deepEqual(await writer.find(record, row.id), changed);
  assert.deepEqual(await writer.find(record, other.id), other);
});

eachRecordTest(
  "updateRecord() leaves each record alone when nothing changes",
  async (writer, record) => {
    const { input } = samplesAbout(writer.contactId)[record];
    const { row } = await writer.create(record, input);
    const stored = await storedText(writer.db);
    assert.deepEqual(await writer.update({ record, id: row.id }, input), row);
    assert.deepEqual(await writer.update({ record, id: row.id }, {}), row);
    assert.equal(await storedText(writer.db), stored);
  },
);

eachRecordTest("deleteRecord() makes each record absent, once", async (writer, record) => {
  const { input } = samplesAbout(writer.contactId)[record];
  const { row } = await writer.create(record, input);
  await writer.remove(record, row.id);
  assert.equal(await writer.find(record, row.id), undefined);
  assert.deepEqual((await writer.list(record)).items, []);
  await assert.rejects(writer.update({ record, id: row.id }, input), isNotFound);
  await assert.rejects(writer.remove(record, row.id), isNotFound);
});

eachRecordTest("each record of another user is absent", async (owner, record) => {
  const stranger = await Writer.of(owner.db);
  const { input, patch } = samplesAbout(owner.contactId)[record];
  const { row } = await owner.create(record, input);
  for (const id of [row.id, NOBODY]) {
    assert.equal(await stranger.find(record, id), undefined);
    await assert.rejects(stranger.update({ record, id }, patch), isNotFound);
    await assert.rejects(stranger.remove(record, id), isNotFound);
  }
  assert.deepEqual((await stranger.list(record)).items, []);
  await assert.rejects(stranger.list(record, owner), isNotFound);
  await assert.rejects(stranger.create(record, input), isNotFound);
  assert.deepEqual(await owner.find(record, row.id), row);
});

eachRecordTest(
  "each record is not moved to a contact that is not a live one",
  async (writer, record) => {
    const { row } = await writer.create(record, samplesAbout(writer.contactId)[record].input);
    const unfit = [
      NOBODY,
      (await Writer.of(writer.db)).contactId,
      await insertContact(writer.db, { userId: writer.userId, state: "deleted" }),
    ];
    for (const contactId of unfit) {
      const patch = record === "activity"
        ? { contact_ids: [writer.contactId, contactId].sort() }
        : { contact_id: contactId };
      await assert.rejects(writer.update({ record, id: row.id }, patch), isNotFound);
      const { input } = samplesAbout(contactId)[record];
      await assert.rejects(writer.create(record, input), isNotFound);
    }
    assert.deepEqual(await writer.find(record, row.id), row);
  },
);

eachRecordTest("each record is absent while its contact is deleted", async (writer, record) => {
  const { input } = samplesAbout(writer.contactId)[record];
  const { row } = await writer.create(record, input);
  await setDeleted(writer, CHANGED_AT);
  assert.equal(await writer.find(record, row.id), undefined);
  assert.deepEqual((await writer.list(record)).items, []);
  await assert.rejects(writer.update({ record, id: row.id }, input), isNotFound);
  await assert.rejects(writer.remove(record, row.id), isNotFound);
  await setDeleted(writer, null);
  assert.deepEqual(await writer.find(record, row.id), row);
});

eachRecordTest("listRecords() pages through each record, newest first", async (writer, record) => {
  const otherContact = await insertContact(writer.db, { userId: writer.userId });
  const expected: string[] = [];
  for (const minute of [1, 2, 2, 3, 3, 3, 4]) {
    const at = new Date(WRITTEN_AT.getTime() + minute * 60_000);
    const sample = samplesAbout(writer.contactId, { date: at, number: expected.length });
    const { row } = await writer.create(record, sample[record].input, { at });
    expected.unshift(row.id);
  }
  await writer.create(record, samplesAbout(otherContact)[record].input, { at: CHANGED_AT });

  for (const limit of [1, 2, 3, 7]) {
    const found: string[] = [];
    let after: RecordPosition | undefined;
    do {
      const { items, next } = await listRecords({ db: writer.db, secretBox }, {
        record,
        userId: writer.userId,
        contactId: writer.contactId,
        after,
        limit,
      });
      found.push(...items.map(({ id }) => id));
      assert.ok(found.length < 99, "The pages come round again");
      after = next ?? undefined;
    } while (after !== undefined);
    assert.deepEqual(found, expected);
  }
});
async function setDeleted({ db, contactId }: Writer, deletedAt: Date | null): Promise<void> {
  await db.updateTable("contacts").set({ deleted_at: deletedAt }).where("id", "=", contactId)
    .execute();
}
