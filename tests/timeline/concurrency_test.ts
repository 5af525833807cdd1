/** Two who change the same record at once, on a server. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { createRecord, deleteRecord } from "../../lib/timeline/records.ts";
import type { Unit } from "../../lib/work/write.ts";
import { postgresqlTest } from "../databases.ts";
import { insertContact, secretBox } from "./seeds.ts";
import { CHANGED_AT, isNotFound, Writer, WRITTEN_AT } from "./writer.ts";

/** Runs `second` while `first` has done its work and not committed yet. */
async function overlap<A, B>(
  writer: Writer,
  first: (unit: Unit) => Promise<A>,
  { second }: { second: (unit: Unit) => Promise<B> },
): Promise<[A, PromiseSettledResult<B>]> {
  const isDone = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const firstUnit = writer.act(CHANGED_AT, async (unit) => {
    const result = await first(unit);
    isDone.resolve();
    await mayCommit.promise;
    return result;
  });
  await Promise.race([isDone.promise, firstUnit]);
  let isSecondOver = false;
  const secondUnit = Promise.allSettled([
    writer.act(CHANGED_AT, second).finally(() => isSecondOver = true),
  ]);
  while (!isSecondOver && !await isSomebodyWaiting(writer.db));
  mayCommit.resolve();
  const result = await firstUnit;
  const [settled] = await secondUnit;
  return [result, settled];
}

async function isSomebodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

postgresqlTest("updateRecord() keeps what another update of the record commits", async (db) => {
  const writer = await Writer.of(db);
  const input = { contact_id: writer.contactId, content: "Old", date: WRITTEN_AT };
  const { row } = await writer.create("note", input);
  const key = { record: "note", id: row.id } as const;
  await overlap(writer, (unit) => writer.updateIn(unit, key, { patch: { content: "New" } }), {
    second: (unit) => writer.updateIn(unit, key, { patch: { date: CHANGED_AT } }),
  });
  const found = await writer.find("note", row.id);
  assert.deepEqual([found?.content, found?.date], ["New", CHANGED_AT]);
});

postgresqlTest("updateRecord() judges participants as another update left them", async (db) => {
  const writer = await Writer.of(db);
  const contactIds = [
    writer.contactId,
    await insertContact(db, { userId: writer.userId }),
  ].sort();
  const input = { contact_ids: contactIds, title: "Walk", date: WRITTEN_AT };
  const { row } = await writer.create("activity", input);
  const key = { record: "activity", id: row.id } as const;
  const patch = { contact_ids: contactIds.slice(0, 1) };
  await overlap(writer, (unit) => writer.updateIn(unit, key, { patch }), {
    second: (unit) => writer.updateIn(unit, key, { patch: { contact_ids: contactIds } }),
  });
  assert.deepEqual((await writer.find("activity", row.id))?.contact_ids, contactIds);
});

postgresqlTest("updateRecord() finds nothing once another has deleted the record", async (db) => {
  const writer = await Writer.of(db);
  for (const record of ["note", "reminder"] as const) {
    const about = { contact_id: writer.contactId };
    const { row } = record === "note"
      ? await writer.create("note", { ...about, content: "Old", date: WRITTEN_AT })
      : await writer.create("reminder", { ...about, message: "Old", due_at: WRITTEN_AT });
    const key = { record, userId: writer.userId, id: row.id };
    const [, settled] = await overlap(writer, (unit) => deleteRecord(unit, key), {
      second: (unit) => writer.updateIn(unit, key, { patch: { contact_id: writer.contactId } }),
    });
    assert.ok(settled.status === "rejected" && isNotFound(settled.reason));
  }
});

postgresqlTest("createRecord() makes one row of one identity given twice at once", async (db) => {
  const writer = await Writer.of(db);
  const input = {
    contact_id: writer.contactId,
    source_system: "immich",
    external_id: "42",
    type: "photo",
    occurred_at: WRITTEN_AT,
  };
  const createIn = (type: string) => (unit: Unit) =>
    createRecord(unit, {
      record: "external_activity",
      userId: writer.userId,
      input: { ...input, type },
      secretBox,
    });
  for (const type of ["photo", "album"]) {
    await db.deleteFrom("external_activities").execute();
    const [first, settled] = await overlap(writer, createIn("photo"), { second: createIn(type) });
    assert.ok(settled.status === "fulfilled");
    assert.deepEqual([first.created, settled.value.created], [true, false]);
    assert.equal(settled.value.row.id, first.row.id);
    const { items } = await writer.list("external_activity");
    assert.deepEqual(items.map(({ id, type }) => ({ id, type })), [{ id: first.row.id, type }]);
  }
});
