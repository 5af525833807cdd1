import assert from "node:assert/strict";
import { listOpenReminders } from "../../lib/timeline/open_reminders.ts";
import { databaseTest } from "../databases.ts";
import { insertContact, secretBox } from "./seeds.ts";
import { Writer } from "./writer.ts";

function at(day: number): Date {
  return new Date(Date.UTC(2026, 2, day, 9));
}

async function remind(
  writer: Writer,
  { day, message, contactId = writer.contactId }: {
    day: number;
    message: string;
    contactId?: string;
  },
): Promise<string> {
  const input = { contact_id: contactId, message, due_at: at(day) };
  return (await writer.create("reminder", input)).row.id;
}

databaseTest("listOpenReminders() gives what is not completed, due first in front", async (db) => {
  const writer = await Writer.of(db);
  const { userId, contactId } = writer;
  const later = await remind(writer, { day: 9, message: "Later" });
  const sooner = await remind(writer, { day: 2, message: "Sooner" });
  const done = await remind(writer, { day: 1, message: "Done" });
  await writer.complete(done);

  const found = await listOpenReminders({ db, secretBox }, { userId, limit: 10 });

  const ada = { contact_id: contactId, contact_name: "Ada" };
  assert.deepEqual(found, [
    { ...ada, id: sooner, message: "Sooner", due_at: at(2) },
    { ...ada, id: later, message: "Later", due_at: at(9) },
  ]);
});

databaseTest("listOpenReminders() keeps to the contact, the instant and the limit", async (db) => {
  const writer = await Writer.of(db);
  const { userId } = writer;
  const bob = await insertContact(db, { userId, displayName: "Bob" });
  for (const day of [1, 2, 3]) await remind(writer, { day, message: `Ada ${day}` });
  await remind(writer, { day: 1, message: "Bob 1", contactId: bob });
  const messages = async (query: { contactId?: string; dueUntil?: Date; limit: number }) =>
    (await listOpenReminders({ db, secretBox }, { userId, ...query }))
      .map(({ message }) => message);

  assert.deepEqual(await messages({ contactId: bob, limit: 10 }), ["Bob 1"]);
  assert.deepEqual(await messages({ contactId: writer.contactId, dueUntil: at(2), limit: 10 }), [
    "Ada 1",
    "Ada 2",
  ]);
  assert.equal((await messages({ limit: 3 })).length, 3);
});

databaseTest(
  "listOpenReminders() leaves an archived contact to its own page, a deleted one out",
  async (db) => {
    const writer = await Writer.of(db);
    const { userId, contactId } = writer;
    await remind(writer, { day: 1, message: "Call" });
    const count = async (query: { contactId?: string }) =>
      (await listOpenReminders({ db, secretBox }, { userId, ...query, limit: 10 })).length;

    await db.updateTable("contacts").set({ archived_at: at(1) }).execute();
    assert.equal(await count({}), 0);
    assert.equal(await count({ contactId }), 1);

    await db.updateTable("contacts").set({ archived_at: null, deleted_at: at(1) }).execute();
    assert.equal(await count({}), 0);
    assert.equal(await count({ contactId }), 0);
  },
);

databaseTest("listOpenReminders() gives a stranger nothing", async (db) => {
  const [owner, stranger] = [await Writer.of(db), await Writer.of(db)];
  await remind(owner, { day: 1, message: "Call" });
  const { userId } = stranger;

  for (const contactId of [undefined, owner.contactId]) {
    const query = { userId, contactId, limit: 10 };
    assert.deepEqual(await listOpenReminders({ db, secretBox }, query), []);
  }
});
