import assert from "node:assert/strict";
import { blankValues } from "../../lib/contacts/contact_values.ts";
import { findContact, requireContact, updateContact } from "../../lib/contacts/contacts.ts";
import { listContacts } from "../../lib/contacts/list_contacts.ts";
import { InvalidInput } from "../../lib/shared/domain_error.ts";
import { addUser, after, auditEvents, DAY_MS, START } from "../accounts/people.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import {
  ADA,
  change,
  create,
  isNotFound,
  LATER,
  NOBODY,
  remove,
  storedContacts,
  untilSomebodyWaits,
  update,
} from "./acting.ts";

databaseTest("createContact() gives back what it stored, the name derived", async (db) => {
  const userId = await addUser(db);

  const contact = await create(db, userId);

  const { id, ...rest } = contact;
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  assert.deepEqual(rest, {
    ...blankValues(),
    ...ADA,
    display_name: "Ada Lovelace",
    archived_at: null,
    created_at: START,
    updated_at: START,
  });
  assert.deepEqual(await findContact(db, { userId, contactId: id }), contact);
  assert.deepEqual(await auditEvents(db), []);
});

databaseTest("createContact() stores nothing when nothing can serve as a name", async (db) => {
  const userId = await addUser(db);

  await assert.rejects(create(db, userId, { email: "ada@example.org" }), InvalidInput);

  assert.deepEqual(await storedContacts(db), []);
});

databaseTest(
  "createContact() stores a name whose folding is longer than an index takes",
  async (db) => {
    const userId = await addUser(db);
    // Signs that unfold to whole words, none like the one before.
    const signs = Array.from({ length: 200 }, (_, index) => 0x3300 + (index * 7) % 88);

    const contact = await create(db, userId, { display_name: String.fromCodePoint(...signs) });

    assert.equal(contact.display_name.length, 200);
  },
);

databaseTest(
  "findContact() finds nothing when the contact is absent or a stranger's",
  async (db) => {
    const [userId, strangerId] = [await addUser(db), await addUser(db)];
    const { id } = await create(db, userId);

    assert.equal(await findContact(db, { userId: strangerId, contactId: id }), undefined);
    assert.equal(await findContact(db, { userId, contactId: NOBODY }), undefined);
  },
);

databaseTest("requireContact() refuses the contact of a stranger and an absent one", async (db) => {
  const [userId, strangerId] = [await addUser(db), await addUser(db)];
  const contact = await create(db, userId);
  const target = { userId, contactId: contact.id };

  assert.deepEqual(await requireContact(db, target), contact);
  await assert.rejects(requireContact(db, { ...target, userId: strangerId }), isNotFound);
  await assert.rejects(requireContact(db, { ...target, contactId: NOBODY }), isNotFound);
});

databaseTest("updateContact() changes what the patch names and keeps the rest", async (db) => {
  const userId = await addUser(db);
  const before = await create(db, userId);
  const other = await create(db, userId, { display_name: "Other" });

  const contact = await update(db, { userId, contactId: before.id }, {
    family_name: "King",
    about: null,
    other_emails: [],
  });

  assert.deepEqual(contact, {
    ...before,
    family_name: "King",
    display_name: "Ada King",
    about: null,
    other_emails: [],
    updated_at: LATER,
  });
  assert.deepEqual(await findContact(db, { userId, contactId: before.id }), contact);
  assert.deepEqual(await findContact(db, { userId, contactId: other.id }), other);
  const found = await listContacts(db, { userId, q: "king", limit: 10 });
  assert.deepEqual(found.items.map(({ id }) => id), [before.id]);
});

databaseTest("updateContact() moves nothing when the patch changes nothing", async (db) => {
  const userId = await addUser(db);
  const before = await create(db, userId);
  const target = { userId, contactId: before.id };

  assert.deepEqual(await update(db, target, {}), before);
  assert.deepEqual(await update(db, target, { ...ADA, archived: false }), before);

  assert.deepEqual(await findContact(db, target), before);
});

databaseTest("updateContact() archives, keeps since when, and brings back", async (db) => {
  const userId = await addUser(db);
  const before = await create(db, userId);
  const target = { userId, contactId: before.id };

  const archived = await update(db, target, { archived: true });
  assert.deepEqual(archived, { ...before, archived_at: LATER, updated_at: LATER });

  const again = await update(db, target, { archived: true, about: "x", at: after(2 * DAY_MS) });
  assert.deepEqual(again.archived_at, LATER);

  const back = await update(db, target, { archived: false });
  assert.equal(back.archived_at, null);
});

databaseTest("updateContact() refuses the contact of a stranger and a deleted one", async (db) => {
  const [userId, strangerId] = [await addUser(db), await addUser(db)];
  const contact = await create(db, userId);
  const target = { userId, contactId: contact.id };

  await assert.rejects(update(db, { ...target, userId: strangerId }, { about: "x" }), isNotFound);
  await assert.rejects(update(db, { ...target, contactId: NOBODY }, { about: "x" }), isNotFound);
  assert.deepEqual(await findContact(db, target), contact);

  await remove(db, target);
  await assert.rejects(update(db, target, { about: "x" }), isNotFound);
});

postgresqlTest("updateContact() keeps both changes when two come at once", async (db) => {
  const userId = await addUser(db);
  const { id: contactId } = await create(db, userId);
  const target = { userId, contactId };

  const second = await change(db, {
    userId,
    work: async (unit) => {
      await updateContact(unit, { ...target, patch: { given_name: "Augusta" } });
      const waiting = update(db, target, { family_name: "King" });
      await untilSomebodyWaits(unit.tx);
      return { waiting };
    },
  });
  await second.waiting;

  assert.equal((await findContact(db, target))?.display_name, "Augusta King");
});
