import assert from "node:assert/strict";
import { countContacts } from "../../lib/contacts/count_contacts.ts";
import { addUser } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { create, remove, update } from "./acting.ts";

databaseTest("countContacts() counts live contacts of the user, the archived apart", async (db) => {
  const [userId, strangerId] = [await addUser(db), await addUser(db)];
  const ids = [];
  for (const nickname of ["Ada", "Bob", "Cleo", "Dan"]) {
    ids.push((await create(db, userId, { nickname })).id);
  }
  const [archivedId = "", deletedId = ""] = ids;
  await create(db, strangerId);
  await update(db, { userId, contactId: archivedId }, { archived: true });
  await remove(db, { userId, contactId: deletedId });

  assert.deepEqual(await countContacts(db, userId), { active: 2, archived: 1 });
});

databaseTest("countContacts() counts nobody when there is nobody", async (db) => {
  assert.deepEqual(await countContacts(db, await addUser(db)), { active: 0, archived: 0 });
});
