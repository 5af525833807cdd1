import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { Contact, OwnedContact } from "../../lib/contacts/contact.ts";
import { findContact, restoreContact } from "../../lib/contacts/contacts.ts";
import { listContacts } from "../../lib/contacts/list_contacts.ts";
import { addUser, auditEvents } from "../accounts/people.ts";
import { addFeed } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { change, create, isNotFound, LATER, NOBODY, remove } from "./acting.ts";

async function restore(db: Db, target: OwnedContact): Promise<Contact> {
  const { userId } = target;
  return await change(db, { userId, at: LATER, work: (unit) => restoreContact(unit, target) });
}

async function activeFeeds(db: Db): Promise<string[]> {
  const feeds = await db.selectFrom("feeds").select("id").where("revoked_at", "is", null).execute();
  return feeds.map(({ id }) => id).sort();
}

databaseTest("deleteContact() hides the contact and ends its feeds alone", async (db) => {
  const userId = await addUser(db);
  const contact = await create(db, userId);
  const other = await create(db, userId, { display_name: "Other" });
  const target = { userId, contactId: contact.id };
  const feedId = await addFeed(db, target);
  const otherFeedId = await addFeed(db, { userId, contactId: other.id });
  const aggregateId = await addFeed(db, { userId });

  await remove(db, target);

  assert.equal(await findContact(db, target), undefined);
  const { items } = await listContacts(db, { userId, archived: "all", limit: 10 });
  assert.deepEqual(items.map(({ id }) => id), [other.id]);
  assert.deepEqual(await activeFeeds(db), [otherFeedId, aggregateId].sort());
  const by = { log: userId, actor: userId, via: "session" };
  assert.deepEqual(await auditEvents(db), [
    { ...by, action: "feed.revoked", entity: feedId },
    { ...by, action: "contact.deleted", entity: contact.id },
  ]);
});

databaseTest(
  "deleteContact() refuses the contact of a stranger, an absent and a deleted one",
  async (db) => {
    const [userId, strangerId] = [await addUser(db), await addUser(db)];
    const contact = await create(db, userId);
    const target = { userId, contactId: contact.id };
    const feedId = await addFeed(db, target);

    await assert.rejects(remove(db, { ...target, userId: strangerId }), isNotFound);
    await assert.rejects(remove(db, { ...target, contactId: NOBODY }), isNotFound);
    assert.deepEqual(await findContact(db, target), contact);
    assert.deepEqual(await activeFeeds(db), [feedId]);
    assert.deepEqual(await auditEvents(db), []);

    await remove(db, target);
    await assert.rejects(remove(db, target), isNotFound);
  },
);

databaseTest("restoreContact() brings the contact back without its feeds", async (db) => {
  const userId = await addUser(db);
  const contact = await create(db, userId);
  const target = { userId, contactId: contact.id };
  await addFeed(db, target);
  await remove(db, target);

  const restored = await restore(db, target);

  assert.deepEqual(restored, { ...contact, updated_at: LATER });
  assert.deepEqual(await findContact(db, target), restored);
  assert.deepEqual(await activeFeeds(db), []);
  const events = await auditEvents(db);
  assert.deepEqual(events.map(({ action }) => action), [
    "feed.revoked",
    "contact.deleted",
    "contact.restored",
  ]);
  assert.equal(events.at(-1)?.entity, contact.id);
});

databaseTest("restoreContact() changes nothing when the contact is live", async (db) => {
  const userId = await addUser(db);
  const contact = await create(db, userId);

  assert.deepEqual(await restore(db, { userId, contactId: contact.id }), contact);

  assert.deepEqual(await auditEvents(db), []);
});

databaseTest("restoreContact() refuses the contact of a stranger and an absent one", async (db) => {
  const [userId, strangerId] = [await addUser(db), await addUser(db)];
  const { id: contactId } = await create(db, userId);
  await remove(db, { userId, contactId });

  await assert.rejects(restore(db, { userId: strangerId, contactId }), isNotFound);
  await assert.rejects(restore(db, { userId, contactId: NOBODY }), isNotFound);

  assert.equal(await findContact(db, { userId, contactId }), undefined);
});
