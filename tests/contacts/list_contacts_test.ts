import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { encodeCursor } from "../../db/page.ts";
import { createContact, updateContact } from "../../lib/contacts/contacts.ts";
import { type ContactQuery, listContacts } from "../../lib/contacts/list_contacts.ts";
import type { ContactInput } from "../../lib/shared/contact_fields.ts";
import { DomainError } from "../../lib/shared/domain_error.ts";
import { addUser } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { change } from "./acting.ts";

/** Makes contacts and gives their ids. */
async function create(db: Db, userId: string, inputs: ContactInput[]): Promise<string[]> {
  return await change(db, {
    userId,
    work: async (unit) => {
      const ids: string[] = [];
      for (const input of inputs) ids.push((await createContact(unit, { userId, input })).id);
      return ids;
    },
  });
}

async function archive(db: Db, { userId, contactId }: { userId: string; contactId: string }) {
  await change(db, {
    userId,
    work: (unit) => updateContact(unit, { userId, contactId, patch: { archived: true } }),
  });
}

function named(...names: string[]): ContactInput[] {
  return names.map((display_name) => ({ display_name }));
}

async function names(db: Db, query: Partial<ContactQuery> & { userId: string }) {
  const { items } = await listContacts(db, { limit: 100, ...query });
  return items.map(({ display_name }) => display_name);
}

databaseTest("listContacts() sorts names without case and diacritics", async (db) => {
  const userId = await addUser(db);
  await create(db, userId, named("zoe", "Émile", "eva", "Ärne", "Zacharias", "Ørsted", "ada"));

  assert.deepEqual(
    await names(db, { userId }),
    ["ada", "Ärne", "Émile", "eva", "Ørsted", "Zacharias", "zoe"],
  );
});

databaseTest(
  "listContacts() shows neither strangers' contacts nor more than contacts show",
  async (db) => {
    const [userId, strangerId] = [await addUser(db), await addUser(db)];
    const [id] = await create(db, userId, named("Ada"));
    await create(db, strangerId, named("Ada"));

    const { items, next_cursor } = await listContacts(db, { userId, q: "ada", limit: 100 });

    assert.deepEqual(items.map((item) => item.id), [id]);
    assert.equal(next_cursor, null);
    const hidden = ["sort_name", "search_text", "imported_uid", "user_id", "deleted_at"];
    assert.deepEqual(Object.keys(items[0] ?? {}).filter((key) => hidden.includes(key)), []);
  },
);

databaseTest("listContacts() leaves archived contacts out unless asked for them", async (db) => {
  const userId = await addUser(db);
  const [, contactId = ""] = await create(db, userId, named("Ada", "Bob"));
  await archive(db, { userId, contactId });

  assert.deepEqual(await names(db, { userId }), ["Ada"]);
  assert.deepEqual(await names(db, { userId, archived: false }), ["Ada"]);
  assert.deepEqual(await names(db, { userId, archived: true }), ["Bob"]);
  assert.deepEqual(await names(db, { userId, archived: "all" }), ["Ada", "Bob"]);
});

databaseTest(
  "listContacts() finds parts of names, organizations, e-mails and phones",
  async (db) => {
    const userId = await addUser(db);
    await create(db, userId, [
      { display_name: "Jörg Müller" },
      { display_name: "Boss", given_name: "Grace", family_name: "Hopper", nickname: "Amazing" },
      { display_name: "Plumber", organization: "Weiß GmbH", phone: "+49 (0)30 / 123-456" },
      { display_name: "Eve", email: "Eve@Example.org", other_emails: ["second@example.com"] },
      { display_name: "Mail", other_phones: ["0044 20 7946 0000"], about: "secret diary" },
    ]);
    const cases: [q: string, found: string[]][] = [
      ["muller", ["Jörg Müller"]],
      ["MÜLLER", ["Jörg Müller"]],
      ["Mu\u0308ller", ["Jörg Müller"]],
      ["örg m", ["Jörg Müller"]],
      ["grace hopper", ["Boss"]],
      ["amaz", ["Boss"]],
      ["weiss", ["Plumber"]],
      ["030123456", ["Plumber"]],
      ["123 456", ["Plumber"]],
      ["+44 20", ["Mail"]],
      ["eve@example", ["Eve"]],
      ["SECOND@", ["Eve"]],
      ["diary", []],
      ["muller grace", []],
      ["", ["Boss", "Eve", "Jörg Müller", "Mail", "Plumber"]],
      ["   ", ["Boss", "Eve", "Jörg Müller", "Mail", "Plumber"]],
    ];
    for (const [q, found] of cases) {
      assert.deepEqual(await names(db, { userId, q }), found, `searching for ${JSON.stringify(q)}`);
    }
  },
);

databaseTest("listContacts() takes no character of a search for a wildcard", async (db) => {
  const userId = await addUser(db);
  await create(db, userId, named("100% Ada", "snake_case", "back\\slash", "O'Neil", "plain"));
  const cases: [q: string, found: string[]][] = [
    ["%", ["100% Ada"]],
    ["_", ["snake_case"]],
    ["\\", ["back\\slash"]],
    ["'", ["O'Neil"]],
    ["a%a", []],
    ["p_ain", []],
    ["\\%", []],
    ["'; drop table contacts; --", []],
    ["a\0", []],
    ["\ud800", []],
    ["x".repeat(100_000), []],
  ];
  for (const [q, found] of cases) {
    assert.deepEqual(await names(db, { userId, q }), found, JSON.stringify(q).slice(0, 40));
  }
});

databaseTest(
  "listContacts() pages through equal names without a gap or a repetition",
  async (db) => {
    const userId = await addUser(db);
    const ids = await create(db, userId, named("Bea", "Ada", "ada", "ADA", "Ada", "Ada", "Áda"));

    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await listContacts(db, { userId, q: "a", limit: 2, cursor });
      pages.push(page.items.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);

    const [bea = "", ...adas] = ids;
    assert.deepEqual(pages.map((page) => page.length), [2, 2, 2, 1]);
    assert.deepEqual(pages.flat(), [...adas.sort(), bea]);
  },
);

databaseTest("listContacts() has no next page when the last one is full", async (db) => {
  const userId = await addUser(db);
  await create(db, userId, named("Ada", "Bea"));

  const { items, next_cursor } = await listContacts(db, { userId, limit: 2 });

  assert.equal(items.length, 2);
  assert.equal(next_cursor, null);
});

databaseTest("listContacts() refuses a cursor that isn't one of this list", async (db) => {
  const userId = await addUser(db);
  const id = "01975a10-0000-7000-8000-0000000000c1";
  const malformed = [
    "",
    "x",
    encodeCursor([]),
    encodeCursor(["ada"]),
    encodeCursor(["ada", "not a uuid"]),
    encodeCursor([1, id]),
    encodeCursor(["a\0", id]),
    encodeCursor(["ada", id, "more"]),
  ];
  for (const cursor of malformed) {
    await assert.rejects(
      listContacts(db, { userId, limit: 2, cursor }),
      (error) => error instanceof DomainError && error.code === "malformed_cursor",
      cursor,
    );
  }
});
