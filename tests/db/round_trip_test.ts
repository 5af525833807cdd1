/** Values come back from either database as they went in. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { databaseTest } from "../databases.ts";
import { ABOUT_CONTACT, insertOwner } from "./rows.ts";
import { insertWorkspace, insertWorkspaceFeedToken } from "./workspace_rows.ts";

const INSTANTS = [
  "0001-01-01T00:00:00.000Z",
  "0050-06-01T12:00:00.000Z",
  "0099-12-31T23:59:59.999Z",
  "1880-05-05T10:20:30.123Z",
  "1969-12-31T23:59:59.999Z",
  "1970-01-01T00:00:00.000Z",
  "2024-02-29T12:34:56.789Z",
  "2024-03-31T01:30:00.001Z",
  "9999-12-31T23:59:59.999Z",
];

databaseTest("an instant comes back to the millisecond", async (db) => {
  const { userId } = await insertOwner(db);
  for (const instant of INSTANTS) {
    const row = await db.updateTable("users").set({ disabled_at: new Date(instant) })
      .where("id", "=", userId).returning("disabled_at").executeTakeFirstOrThrow();

    assert.equal(row.disabled_at?.toISOString(), instant);
  }
});

databaseTest(
  "an instant comes back to the millisecond where the type has no precision",
  async (db) => {
    const { userId } = await insertOwner(db);
    const workspaceId = await insertWorkspace(db);
    await insertWorkspaceFeedToken(db, { workspaceId, createdBy: userId });
    for (const instant of INSTANTS) {
      const row = await db.updateTable("intelligence_feed_tokens")
        .set({ last_used_at: new Date(instant) })
        .returning("last_used_at").executeTakeFirstOrThrow();

      assert.equal(row.last_used_at?.toISOString(), instant);
    }
  },
);

databaseTest("an instant is the same whatever time zone the process is in", async (db) => {
  const { userId } = await insertOwner(db);
  const zone = Deno.env.get("TZ");
  // Until 1937 Amsterdam was 19 minutes and 32 seconds ahead: an offset with seconds.
  Deno.env.set("TZ", "Europe/Amsterdam");
  try {
    for (const instant of INSTANTS) {
      await db.updateTable("users").set({ disabled_at: new Date(instant) })
        .where("id", "=", userId).execute();

      const { rows } = await sql<{ isSame: boolean }>`
        select disabled_at = ${instant}::timestamptz as "isSame" from users`.execute(db);
      assert.deepEqual(rows, [{ isSame: true }], instant);
    }
  } finally {
    if (zone === undefined) Deno.env.delete("TZ");
    else Deno.env.set("TZ", zone);
  }
});

databaseTest("text keeps every character that PostgreSQL can hold", async (db) => {
  const { contactId } = await insertOwner(db);
  const about = " \t\r\n'\"\\{}, \u0001 ẞ 👩‍👩‍👧 \u{10FFFF} ";

  const row = await db.updateTable("contacts").set({ about }).where("id", "=", contactId)
    .returning("about").executeTakeFirstOrThrow();

  assert.equal(row.about, about);
});

databaseTest("a list of texts keeps its items and their order", async (db) => {
  const { contactId } = await insertOwner(db);
  const lists = [[], [""], ["b", "a", "b"], ["NULL", "null", "{}", 'x,"y\\"', " ", "ü\n"]];
  for (const other_emails of lists) {
    const row = await db.updateTable("contacts").set({ other_emails }).where("id", "=", contactId)
      .returning("other_emails").executeTakeFirstOrThrow();

    assert.deepEqual(row.other_emails, other_emails);
  }
});

databaseTest("JSON comes back as the value that it stands for", async (db) => {
  const id = await ABOUT_CONTACT.external_activities(db, await insertOwner(db));
  const payloads = [
    {},
    { list: [1, -0.5, 1e21, "1", true, null, [], {}], "ключ \"'\\": "Ω\n\u0001" },
    null,
  ];
  for (const payload of payloads) {
    const row = await db.updateTable("external_activities")
      .set({ payload: payload === null ? null : JSON.stringify(payload) })
      .where("id", "=", id).returning("payload").executeTakeFirstOrThrow();

    assert.deepEqual(row.payload, payload);
  }
});

databaseTest("counts, whole numbers and truth values are JavaScript's own", async (db) => {
  const { rows } = await sql`
    select count(*) as count, 9007199254740991::bigint as large, 7::smallint as small,
      true as truth, 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'::uuid as id`.execute(db);

  assert.deepEqual(rows.map((row) => ({ ...Object(row) })), [{
    count: 1,
    large: Number.MAX_SAFE_INTEGER,
    small: 7,
    truth: true,
    id: "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11",
  }]);
});
