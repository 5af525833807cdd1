import assert from "node:assert/strict";
import { findDeletedContact } from "../../lib/contacts/deleted_contact.ts";
import { addUser } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { create, NOBODY, remove } from "./acting.ts";

databaseTest("findDeletedContact() finds who was deleted, for the owner alone", async (db) => {
  const [userId, strangerId] = [await addUser(db), await addUser(db)];
  const { id: contactId } = await create(db, userId);

  const live = await findDeletedContact(db, { userId, contactId });
  await remove(db, { userId, contactId });

  assert.equal(live, undefined);
  assert.deepEqual(await findDeletedContact(db, { userId, contactId }), {
    id: contactId,
    display_name: "Ada Lovelace",
  });
  assert.equal(await findDeletedContact(db, { userId: strangerId, contactId }), undefined);
  assert.equal(await findDeletedContact(db, { userId, contactId: NOBODY }), undefined);
});
