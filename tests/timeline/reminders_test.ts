/** Reminders and their completions. */
import assert from "node:assert/strict";
import { InvalidInput } from "../../lib/shared/domain_error.ts";
import { composeTimeline } from "../../lib/timeline/compose.ts";
import { databaseTest } from "../databases.ts";
import { insertContact, secretBox } from "./seeds.ts";
import { CHANGED_AT, isNotFound, NOBODY, Writer, WRITTEN_AT } from "./writer.ts";

const LONG_AGO = new Date("2001-01-01T00:00:00.000Z");

async function remindSomebody(writer: Writer) {
  const input = { contact_id: writer.contactId, message: "Call", due_at: WRITTEN_AT };
  return (await writer.create("reminder", input)).row;
}

databaseTest("completeReminder() completes now and in the reminder's words", async (db) => {
  const writer = await Writer.of(db);
  const reminder = await remindSomebody(writer);
  const completion = await writer.complete(reminder.id);
  assert.deepEqual(completion, {
    id: completion.id,
    reminder_id: reminder.id,
    contact_id: writer.contactId,
    message: "Call",
    completed_at: CHANGED_AT,
    created_at: CHANGED_AT,
    updated_at: CHANGED_AT,
  });
  assert.deepEqual(await writer.find("completion", completion.id), completion);
});

databaseTest("completeReminder() takes another instant and other words", async (db) => {
  const writer = await Writer.of(db);
  const reminder = await remindSomebody(writer);
  const input = { completed_at: LONG_AGO, message: "Called" };
  const completion = await writer.complete(reminder.id, input);
  assert.deepEqual([completion.completed_at, completion.message], [LONG_AGO, "Called"]);
});

databaseTest(
  "completeReminder() leaves the reminder, which tells when it was last done",
  async (db) => {
    const writer = await Writer.of(db);
    const reminder = await remindSomebody(writer);
    await writer.complete(reminder.id);
    await writer.complete(reminder.id, { completed_at: LONG_AGO });
    const done = { ...reminder, last_completed_at: CHANGED_AT };
    assert.deepEqual(await writer.find("reminder", reminder.id), done);
    assert.deepEqual((await writer.list("reminder")).items, [done]);
  },
);

databaseTest(
  "completeReminder() finds no reminder of others, of deleted contacts, or gone",
  async (db) => {
    const writer = await Writer.of(db);
    const reminder = await remindSomebody(writer);
    const stranger = await Writer.of(db);
    await assert.rejects(stranger.complete(reminder.id), isNotFound);
    await assert.rejects(writer.complete(NOBODY), isNotFound);
    await db.updateTable("contacts").set({ deleted_at: CHANGED_AT })
      .where("id", "=", writer.contactId).execute();
    await assert.rejects(writer.complete(reminder.id), isNotFound);
    assert.deepEqual(await db.selectFrom("reminder_completions").selectAll().execute(), []);
  },
);

databaseTest("deleteRecord() of a reminder leaves what was done", async (db) => {
  const writer = await Writer.of(db);
  const reminder = await remindSomebody(writer);
  const completion = await writer.complete(reminder.id);
  await writer.remove("reminder", reminder.id);
  assert.deepEqual(await writer.find("completion", completion.id), {
    ...completion,
    reminder_id: null,
  });
  const query = { userId: writer.userId, order: "desc", limit: 9, now: CHANGED_AT } as const;
  const items = await composeTimeline({ db, secretBox }, query);
  assert.deepEqual(items.map(({ id }) => id), [completion.id]);
});

databaseTest(
  "updateRecord() of a reminder leaves its completions with their contact",
  async (db) => {
    const writer = await Writer.of(db);
    const reminder = await remindSomebody(writer);
    const completion = await writer.complete(reminder.id);
    const otherContact = await insertContact(db, { userId: writer.userId });
    const patch = { contact_id: otherContact, message: "Write" };
    const moved = await writer.update({ record: "reminder", id: reminder.id }, patch);
    assert.equal(moved.last_completed_at?.getTime(), CHANGED_AT.getTime());
    assert.deepEqual(await writer.find("completion", completion.id), completion);
  },
);

databaseTest("updateRecord() changes a completion, whose instant stays", async (db) => {
  const writer = await Writer.of(db);
  const reminder = await remindSomebody(writer);
  const completion = await writer.complete(reminder.id);
  const key = { record: "completion", id: completion.id } as const;
  assert.deepEqual(await writer.update(key, { message: "Call" }), completion);
  await assert.rejects(writer.update(key, { completed_at: null }), (error) => {
    assert.ok(error instanceof InvalidInput);
    assert.deepEqual(error.issues.map(({ path, code }) => ({ path, code })), [
      { path: "completed_at", code: "required" },
    ]);
    return true;
  });
  assert.deepEqual(await writer.find("completion", completion.id), completion);

  const changed = await writer.update(key, { message: null, completed_at: LONG_AGO });
  assert.deepEqual(changed, { ...completion, message: null, completed_at: LONG_AGO });
  assert.deepEqual(await writer.find("completion", completion.id), changed);
});

databaseTest("deleteRecord() of a completion opens the reminder again", async (db) => {
  const writer = await Writer.of(db);
  const reminder = await remindSomebody(writer);
  const completion = await writer.complete(reminder.id);
  const stranger = await Writer.of(db);
  assert.equal(await stranger.find("completion", completion.id), undefined);
  await assert.rejects(stranger.remove("completion", completion.id), isNotFound);
  await writer.remove("completion", completion.id);
  assert.equal(await writer.find("completion", completion.id), undefined);
  assert.deepEqual(await writer.find("reminder", reminder.id), reminder);
});
