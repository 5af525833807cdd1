import assert from "node:assert/strict";
import { blankValues } from "../../lib/contacts/contact_values.ts";
import { findContact } from "../../lib/contacts/contacts.ts";
import { DomainError } from "../../lib/shared/domain_error.ts";
import { addContact, addUser, auditEvents, START } from "../accounts/people.ts";
import { addFeed } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { LATER, remove, storedContacts, update } from "./acting.ts";
import { ADA_CARD, counts, upload } from "./uploading.ts";
import { card } from "./vcard/cards.ts";

databaseTest("importVcards() keeps all that a card says of a contact", async (db) => {
  const userId = await addUser(db);

  const report = await upload(db, { userId, file: ADA_CARD });

  assert.deepEqual(report, counts({ created: 1 }));
  const [row, ...others] = await storedContacts(db);
  assert.deepEqual(others, []);
  const { id, search_text, ...stored } = row ?? assert.fail();
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  assert.ok(search_text.includes("analytical engines"));
  assert.deepEqual(stored, {
    ...blankValues(),
    user_id: userId,
    imported_uid: "urn:uuid:ada",
    display_name: "Ada Lovelace",
    sort_name: "ada lovelace",
    given_name: "Ada",
    family_name: "Lovelace",
    middle_name: "King",
    honorific_prefix: "Lady",
    honorific_suffix: "FRS",
    nickname: "Countess",
    organization: "Analytical Engines",
    job_title: "Programmer",
    email: "ada@example.org",
    other_emails: ["lovelace@example.org"],
    phone: "+44 20 7946 0000",
    other_phones: ["+44 20 7946 0001"],
    website: "https://ada.example/",
    address: "12 St James's Square\nSW1Y 4JH London\nEngland",
    birthday: "1815-12-10",
    about: "Wrote the\nfirst program",
    archived_at: null,
    deleted_at: null,
    created_at: START,
    updated_at: START,
  });
});

databaseTest("importVcards() reports what it skipped by card and line", async (db) => {
  const userId = await addUser(db);
  const file = card("3.0", "FN:Ada", "BDAY:Jan 1, 1970") + card("3.0", "NOTE:nameless");

  const report = await upload(db, { userId, file });

  assert.deepEqual(report, {
    ...counts({ created: 1, skipped: 1 }),
    warnings: [
      { card: 1, line: 4, message: "Cannot read BDAY: it is no date and was left out" },
      {
        card: 2,
        line: 6,
        message: "Cannot import card: it has no name, organization, e-mail or phone number",
      },
    ],
  });
});

databaseTest("importVcards() restores a deleted contact without its feeds", async (db) => {
  const userId = await addUser(db);
  await upload(db, { userId, file: ADA_CARD });
  const [row] = await storedContacts(db);
  const target = { userId, contactId: row?.id ?? "" };
  await addFeed(db, target);
  await remove(db, target);

  const report = await upload(db, { userId, file: ADA_CARD, at: LATER });

  assert.deepEqual(report, counts({ updated: 1 }));
  assert.equal((await findContact(db, target))?.display_name, "Ada Lovelace");
  const active = await db.selectFrom("feeds").select("id").where("revoked_at", "is", null)
    .execute();
  assert.deepEqual(active, []);
  const events = await auditEvents(db);
  assert.deepEqual(events.at(-1), {
    log: userId,
    actor: userId,
    via: "session",
    action: "contact.restored",
    entity: target.contactId,
  });
});

databaseTest("importVcards() leaves an archived contact archived", async (db) => {
  const userId = await addUser(db);
  await upload(db, { userId, file: ADA_CARD });
  const [row] = await storedContacts(db);
  const target = { userId, contactId: row?.id ?? "" };
  await update(db, target, { archived: true, at: START });

  await upload(db, { userId, file: ADA_CARD.replace("Countess", "Enchantress"), at: LATER });

  const contact = await findContact(db, target);
  assert.equal(contact?.nickname, "Enchantress");
  assert.deepEqual(contact?.archived_at, START);
});

databaseTest("importVcards() touches no contact but those of its cards", async (db) => {
  const [userId, strangerId] = [await addUser(db), await addUser(db)];
  await addContact(db, userId);
  await upload(db, { userId: strangerId, file: ADA_CARD });
  const before = await storedContacts(db);

  const file = ADA_CARD.replace("Countess", "Enchantress");
  const report = await upload(db, { userId, file, at: LATER });

  assert.deepEqual(report, counts({ created: 1 }));
  const contacts = await storedContacts(db);
  const known = new Set(before.map(({ id }) => id));
  assert.deepEqual(contacts.filter(({ id }) => known.has(id)), before);
  assert.equal(contacts.length, before.length + 1);
});

databaseTest("importVcards() refuses a file without a card and keeps no row of it", async (db) => {
  const userId = await addUser(db);
  for (const file of ["", "Name,E-mail\nAda,ada@example.org\n", "END:VCARD\r\n"]) {
    await assert.rejects(
      upload(db, { userId, file }),
      (error) => error instanceof DomainError && error.code === "file_is_not_a_vcard",
    );
  }
  assert.deepEqual(await db.selectFrom("contact_imports").select("id").execute(), []);
});
