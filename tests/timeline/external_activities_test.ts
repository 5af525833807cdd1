/** The identity of external activities. */
import assert from "node:assert/strict";
import { databaseTest } from "../databases.ts";
import { insertContact } from "./seeds.ts";
import { CHANGED_AT, Writer, WRITTEN_AT } from "./writer.ts";

const PHOTO = {
  source_system: "immich",
  external_id: "42",
  type: "photo",
  occurred_at: WRITTEN_AT,
  payload: { album: { name: "Kew", tags: ["a", "b"] }, size: 1e20, ratio: 0.1 },
};

databaseTest("createRecord() updates the external activity of that identity", async (db) => {
  for (const change of [{ type: "album" }, { occurred_at: CHANGED_AT }, { payload: null }]) {
    const writer = await Writer.of(db);
    const about = { ...PHOTO, contact_id: writer.contactId };
    const first = await writer.create("external_activity", about);
    const again = await writer.create("external_activity", { ...about, ...change }, {
      at: CHANGED_AT,
    });
    assert.deepEqual(again, {
      created: false,
      row: { ...first.row, ...change, updated_at: CHANGED_AT },
    });
    assert.deepEqual((await writer.list("external_activity")).items, [again.row]);
  }
});

databaseTest("createRecord() moves nothing when the identity says the same again", async (db) => {
  const writer = await Writer.of(db);
  const about = { ...PHOTO, contact_id: writer.contactId };
  const first = await writer.create("external_activity", about);
  const { album, ratio, size } = PHOTO.payload;
  const reordered = { ...about, payload: { size, ratio, album } };
  const again = await writer.create("external_activity", reordered, { at: CHANGED_AT });
  assert.deepEqual(again, { created: false, row: first.row });
  const key = { record: "external_activity", id: first.row.id } as const;
  assert.deepEqual(await writer.update(key, { payload: reordered.payload }), first.row);
});

databaseTest("createRecord() has identities apart by contact, system and id", async (db) => {
  const writer = await Writer.of(db);
  const about = { ...PHOTO, contact_id: writer.contactId };
  const otherContact = await insertContact(db, { userId: writer.userId });
  const variants = [
    about,
    { ...about, contact_id: otherContact },
    { ...about, source_system: "photoprism" },
    { ...about, external_id: "43" },
  ];
  for (const variant of variants) {
    assert.equal((await writer.create("external_activity", variant)).created, true);
  }
});

databaseTest("updateRecord() refuses the identity of another external activity", async (db) => {
  const writer = await Writer.of(db);
  const about = { ...PHOTO, contact_id: writer.contactId };
  await writer.create("external_activity", about);
  const { row } = await writer.create("external_activity", { ...about, external_id: "43" });
  await assert.rejects(
    writer.update({ record: "external_activity", id: row.id }, { external_id: "42" }),
    { name: "DomainError", code: "external_activity_exists" },
  );
  assert.deepEqual(await writer.find("external_activity", row.id), row);
});
