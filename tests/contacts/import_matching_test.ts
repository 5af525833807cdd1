import assert from "node:assert/strict";
import { sql } from "kysely";
import { BATCH_SIZE } from "../../lib/contacts/card_batches.ts";
import { findContact, updateContact } from "../../lib/contacts/contacts.ts";
import { listContacts } from "../../lib/contacts/list_contacts.ts";
import { addUser } from "../accounts/people.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { change, LATER, storedContacts, untilSomebodyWaits } from "./acting.ts";
import { ADA_CARD, counts, upload } from "./uploading.ts";
import { card } from "./vcard/cards.ts";

databaseTest("importVcards() moves nothing when the same file comes again", async (db) => {
  const userId = await addUser(db);
  const file = ADA_CARD + card("3.0", "FN:No Uid", "TEL:1");
  await upload(db, { userId, file });
  const before = await storedContacts(db);

  const report = await upload(db, { userId, file, at: LATER });

  assert.deepEqual(report, counts({ unchanged: 2 }));
  assert.deepEqual(await storedContacts(db), before);
});

databaseTest(
  "importVcards() updates what differs and keeps what the card doesn't say",
  async (db) => {
    const userId = await addUser(db);
    await upload(db, { userId, file: ADA_CARD });
    const [before] = await storedContacts(db);
    const changed = card("4.0", "UID:urn:uuid:ada", "FN:Ada King", "EMAIL:new@example.org");

    const report = await upload(db, { userId, file: changed, at: LATER });

    assert.deepEqual(report, counts({ updated: 1 }));
    const [row] = await storedContacts(db);
    assert.ok(before && row);
    assert.deepEqual({ ...row, search_text: "" }, {
      ...before,
      search_text: "",
      display_name: "Ada King",
      sort_name: "ada king",
      email: "new@example.org",
      updated_at: LATER,
    });
    assert.deepEqual((await listContacts(db, { userId, q: "new@", limit: 2 })).items.length, 1);
  },
);

databaseTest("importVcards() lets the later card of a UID update the earlier", async (db) => {
  const userId = await addUser(db);
  const file = card("3.0", "UID:1", "FN:Ada Byron", "TEL:1") +
    card("3.0", "UID:1", "FN:Ada Lovelace") +
    card("3.0", "UID:1", "FN:Ada Lovelace");

  const report = await upload(db, { userId, file });

  assert.deepEqual(report, counts({ created: 1, updated: 1, unchanged: 1 }));
  const { items } = await listContacts(db, { userId, limit: 10 });
  assert.deepEqual(items.map(({ display_name, phone }) => [display_name, phone]), [
    ["Ada Lovelace", "1"],
  ]);
});

databaseTest(
  "importVcards() moves nothing when cards of one UID differ and come again",
  async (db) => {
    const userId = await addUser(db);
    const between = Array.from(
      { length: BATCH_SIZE },
      (_, i) => card("3.0", `UID:${i}`, `FN:${i}`),
    );
    const file = [
      card("3.0", "UID:ada", "FN:Ada Byron", "NICKNAME:A", "TEL:1"),
      card("3.0", "FN:No Uid", "TEL:2", "NOTE:first"),
      card("3.0", "UID:ada", "FN:Ada Lovelace"),
      ...between,
      card("3.0", "UID:ada", "FN:Ada Lovelace", "NICKNAME:B"),
      card("3.0", "FN:no uid", "TEL:2", "NOTE:second"),
    ].join("");

    const { warnings, ...first } = await upload(db, { userId, file });
    const before = await storedContacts(db);
    const { warnings: _, ...second } = await upload(db, { userId, file, at: LATER });

    const created = BATCH_SIZE + 2;
    assert.deepEqual({ ...first, warnings: [] }, counts({ created, updated: 3 }));
    assert.deepEqual(
      warnings.map((warning) => warning.card),
      [BATCH_SIZE + 5],
    );
    assert.deepEqual({ ...second, warnings: [] }, counts({ unchanged: created + 3 }));
    assert.deepEqual(await storedContacts(db), before);
    const ada = before.find(({ imported_uid }) => imported_uid === "ada");
    assert.deepEqual([ada?.display_name, ada?.nickname, ada?.phone], ["Ada Lovelace", "B", "1"]);
  },
);

databaseTest("importVcards() matches cards across batches", async (db) => {
  const userId = await addUser(db);
  const cards = Array.from({ length: BATCH_SIZE }, (_, i) => card("3.0", `UID:${i}`, `FN:${i}`));
  const file = [...cards, card("3.0", "UID:0", "FN:Zero")].join("");

  const report = await upload(db, { userId, file });

  assert.deepEqual(report, counts({ created: BATCH_SIZE, updated: 1 }));
  const { items } = await listContacts(db, { userId, q: "zero", limit: 10 });
  assert.equal(items.length, 1);
});

postgresqlTest("importVcards() doubles nothing when two come at once", async (db) => {
  const userId = await addUser(db);
  const cards = Array.from(
    { length: 3 * BATCH_SIZE },
    (_, i) => card("3.0", `UID:${i}`, `FN:${i}`),
  );

  const reports = await Promise.all([
    upload(db, { userId, file: cards.join("") }),
    upload(db, { userId, file: cards.toReversed().join("") }),
  ]);

  const { count } = await db.selectFrom("contacts")
    .select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  assert.equal(count, cards.length);
  assert.equal(reports.reduce((sum, { created }) => sum + created, 0), cards.length);
  assert.equal(reports.reduce((sum, { unchanged }) => sum + unchanged, 0), cards.length);
});

postgresqlTest("importVcards() keeps a change that is made at the same time", async (db) => {
  const userId = await addUser(db);
  await upload(db, { userId, file: card("3.0", "UID:1", "FN:Ada Byron") });
  const [row] = await storedContacts(db);
  const target = { userId, contactId: row?.id ?? "" };

  const second = await change(db, {
    userId,
    work: async (unit) => {
      await updateContact(unit, { ...target, patch: { about: "Written by hand" } });
      const waiting = upload(db, { userId, file: card("3.0", "UID:1", "FN:Ada Lovelace") });
      await untilSomebodyWaits(unit.tx);
      return { waiting };
    },
  });
  await second.waiting;

  const contact = await findContact(db, target);
  assert.equal(contact?.display_name, "Ada Lovelace");
  assert.equal(contact?.about, "Written by hand");
});

databaseTest("importVcards() imports ten thousand cards and tells the planner", async (db) => {
  const userId = await addUser(db);
  const cards = Array.from(
    { length: 10_000 },
    (_, i) => card("3.0", `UID:urn:uuid:${i}`, `FN:Ada ${i}`, `EMAIL:ada${i}@example.org`),
  );

  const report = await upload(db, { userId, file: cards.join("") });

  assert.deepEqual(report, counts({ created: 10_000 }));
  const { rows } = await sql<{ estimate: number }>`
    select reltuples::integer as estimate from pg_class where relname = 'contacts'`.execute(db);
  assert.deepEqual(rows, [{ estimate: 10_000 }]);
});
