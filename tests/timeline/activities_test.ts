/** Who takes part in activities. */
import assert from "node:assert/strict";
import { databaseTest } from "../databases.ts";
import { insertContact } from "./seeds.ts";
import { CHANGED_AT, Writer, WRITTEN_AT } from "./writer.ts";

async function threeContacts(writer: Writer): Promise<[string, string, string]> {
  const { db, userId } = writer;
  const others = [await insertContact(db, { userId }), await insertContact(db, { userId })];
  const [first = "", second = "", third = ""] = [writer.contactId, ...others].sort();
  return [first, second, third];
}

const ACTIVITY = { title: "Walk", date: WRITTEN_AT };

databaseTest("updateRecord() replaces the participants and notes when", async (db) => {
  const writer = await Writer.of(db);
  const [first, second, third] = await threeContacts(writer);
  const { row } = await writer.create("activity", { ...ACTIVITY, contact_ids: [first, second] });
  const key = { record: "activity", id: row.id } as const;
  const changed = await writer.update(key, { contact_ids: [second, third] });
  assert.deepEqual(changed, { ...row, contact_ids: [second, third], updated_at: CHANGED_AT });
  assert.deepEqual(await writer.find("activity", row.id), changed);
  assert.deepEqual((await writer.list("activity", { contactId: first })).items, []);
  assert.deepEqual((await writer.list("activity", { contactId: third })).items, [changed]);
});

databaseTest("updateRecord() takes the same participants for no change", async (db) => {
  const writer = await Writer.of(db);
  const [first, second] = await threeContacts(writer);
  const { row } = await writer.create("activity", { ...ACTIVITY, contact_ids: [first, second] });
  const key = { record: "activity", id: row.id } as const;
  assert.deepEqual(await writer.update(key, { contact_ids: [first, second] }), row);
});

databaseTest("updateRecord() keeps a deleted participant for its return", async (db) => {
  const writer = await Writer.of(db);
  const [first, second, third] = await threeContacts(writer);
  const { row } = await writer.create("activity", { ...ACTIVITY, contact_ids: [first, second] });
  await setDeleted(writer, { contactId: second, deletedAt: CHANGED_AT });
  assert.deepEqual((await writer.find("activity", row.id))?.contact_ids, [first]);

  await writer.update({ record: "activity", id: row.id }, { contact_ids: [third] });
  await setDeleted(writer, { contactId: second, deletedAt: null });
  assert.deepEqual((await writer.find("activity", row.id))?.contact_ids, [second, third]);
});

async function setDeleted(
  { db }: Writer,
  { contactId, deletedAt }: { contactId: string; deletedAt: Date | null },
): Promise<void> {
  await db.updateTable("contacts").set({ deleted_at: deletedAt }).where("id", "=", contactId)
    .execute();
}

databaseTest(
  "updateRecord() needs every participant to be live, and changes nothing else",
  async (db) => {
    const writer = await Writer.of(db);
    const [first, second] = await threeContacts(writer);
    const { row } = await writer.create("activity", { ...ACTIVITY, contact_ids: [first] });
    const stranger = await Writer.of(db);
    const contactIds = [second, stranger.contactId].sort();
    await assert.rejects(
      writer.update({ record: "activity", id: row.id }, { contact_ids: contactIds, title: "Swim" }),
      { name: "DomainError", code: "not_found" },
    );
    assert.deepEqual(await writer.find("activity", row.id), row);
  },
);
