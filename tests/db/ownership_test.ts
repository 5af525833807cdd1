/** What foreign keys keep together, and what they take away with a row. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { constraintOf } from "../../db/errors.ts";
import { databaseTest } from "../databases.ts";
import {
  ABOUT_CONTACT,
  insertActivity,
  insertApiToken,
  insertAuditEvent,
  insertContactImport,
  insertFeed,
  insertOwner,
  insertRecoveryLink,
  insertSession,
  insertUser,
  type Owned,
} from "./rows.ts";
import {
  insertArticle,
  insertWorkspace,
  insertWorkspaceFeedToken,
  insertWorkspaceMember,
} from "./workspace_rows.ts";

async function violatedBy(statement: Promise<unknown>): Promise<string | undefined> {
  const error = await statement.then(() => undefined, (error: unknown) => error);
  return constraintOf(error);
}

for (const [table, insert] of Object.entries(ABOUT_CONTACT)) {
  databaseTest(`${table} refuses a row about another user's contact`, async (db) => {
    const mine = await insertOwner(db);
    const theirs = await insertOwner(db);

    const constraint = await violatedBy(
      insert(db, { userId: mine.userId, contactId: theirs.contactId }),
    );

    assert.equal(constraint, `${table}_contact_id_fkey`);
  });
}

databaseTest("activity_contacts refuses another user's contact or activity", async (db) => {
  const mine = await insertOwner(db);
  const theirs = await insertOwner(db);
  const activityId = await insertActivity(db, mine);
  const join = (userId: string) =>
    db.insertInto("activity_contacts")
      .values({ activity_id: activityId, contact_id: theirs.contactId, user_id: userId }).execute();

  assert.equal(await violatedBy(join(mine.userId)), "activity_contacts_contact_id_fkey");
  assert.equal(await violatedBy(join(theirs.userId)), "activity_contacts_activity_id_fkey");
});

databaseTest("reminder_completions refuses another user's reminder", async (db) => {
  const mine = await insertOwner(db);
  const theirs = await insertOwner(db);
  const reminderId = await ABOUT_CONTACT.reminders(db, theirs);
  const completionId = await ABOUT_CONTACT.reminder_completions(db, mine);

  const constraint = await violatedBy(
    db.updateTable("reminder_completions").set({ reminder_id: reminderId })
      .where("id", "=", completionId).execute(),
  );

  assert.equal(constraint, "reminder_completions_reminder_id_fkey");
});

databaseTest("feeds refuses a feed of another user's contact", async (db) => {
  const mine = await insertOwner(db);
  const theirs = await insertOwner(db);

  const constraint = await violatedBy(
    insertFeed(db, { userId: mine.userId, contactId: theirs.contactId }),
  );

  assert.equal(constraint, "feeds_entity_id_fkey");
});

databaseTest("deleting a reminder keeps its completions and their owner", async (db) => {
  const owned = await insertOwner(db);
  const reminderId = await ABOUT_CONTACT.reminders(db, owned);
  const id = await ABOUT_CONTACT.reminder_completions(db, owned);
  await db.updateTable("reminder_completions").set({ reminder_id: reminderId }).execute();

  await db.deleteFrom("reminders").where("id", "=", reminderId).execute();

  assert.deepEqual(
    await db.selectFrom("reminder_completions")
      .select(["id", "user_id", "contact_id", "reminder_id"]).execute(),
    [{ id, user_id: owned.userId, contact_id: owned.contactId, reminder_id: null }],
  );
});

databaseTest("deleting a user leaves no row of theirs, and every row of others", async (db) => {
  const mine = await insertOwner(db);
  const theirs = await insertOwner(db);
  for (const owned of [mine, theirs]) await insertOneOfEach(db, owned);
  const tables = await listTablesOfUsers(db);
  const rowsOf = (userId: string) => countRows(db, { tables, userId });
  const before = await rowsOf(theirs.userId);
  assert.deepEqual(tables.filter((table) => !before[table]), [], "Each table needs a row");

  await db.deleteFrom("users").where("id", "=", mine.userId).execute();

  const nothing = Object.fromEntries(tables.map((table) => [table, 0]));
  assert.deepEqual(await rowsOf(mine.userId), nothing);
  assert.deepEqual(await rowsOf(theirs.userId), before);
});

databaseTest(
  "deleting a user leaves the workspace, and the secrets that they issued",
  async (db) => {
    const [userId, otherId] = [await insertUser(db), await insertUser(db)];
    const workspaceId = await insertWorkspace(db);
    await insertWorkspaceMember(db, { workspaceId, userId });
    await insertWorkspaceMember(db, { workspaceId, userId: otherId });
    const articleId = await insertArticle(db, workspaceId);
    const mine = await insertWorkspaceFeedToken(db, { workspaceId, createdBy: userId });
    const theirs = await insertWorkspaceFeedToken(db, { workspaceId, createdBy: otherId });
    const before = await db.selectFrom("intelligence_feed_tokens").selectAll().orderBy("id")
      .execute();

    await db.deleteFrom("users").where("id", "=", userId).execute();

    assert.deepEqual(
      await db.selectFrom("intelligence_feed_tokens").selectAll().orderBy("id").execute(),
      before.map((row) => row.id === mine ? { ...row, created_by: null } : row),
    );
    assert.deepEqual(before.map(({ id }) => id), [mine, theirs]);
    const members = await db.selectFrom("workspace_members").select("user_id").execute();
    assert.deepEqual(members, [{ user_id: otherId }]);
    assert.deepEqual(await db.selectFrom("articles").select("id").execute(), [{ id: articleId }]);
  },
);

databaseTest("deleting a workspace takes what is in it, and nothing of another", async (db) => {
  const userId = await insertUser(db);
  const fill = async () => {
    const workspaceId = await insertWorkspace(db);
    await insertWorkspaceMember(db, { workspaceId, userId });
    await insertArticle(db, workspaceId);
    await insertWorkspaceFeedToken(db, { workspaceId, createdBy: userId });
    return workspaceId;
  };
  const [mine, other] = [await fill(), await fill()];

  await db.deleteFrom("workspaces").where("id", "=", mine).execute();

  const tables = ["workspace_members", "articles", "intelligence_feed_tokens"] as const;
  for (const table of tables) {
    const rows = await db.selectFrom(table).select("workspace_id").execute();
    assert.deepEqual(rows, [{ workspace_id: other }], table);
  }
});

async function insertOneOfEach(db: Db, owned: Owned): Promise<void> {
  for (const insert of Object.values(ABOUT_CONTACT)) await insert(db, owned);
  await insertActivity(db, owned);
  await insertFeed(db, owned);
  await insertFeed(db, { ...owned, contactId: null });
  await insertSession(db, owned.userId);
  await insertRecoveryLink(db, owned.userId);
  await insertApiToken(db, owned.userId);
  await insertAuditEvent(db, owned.userId);
  await insertContactImport(db, owned.userId);
  await insertWorkspaceMember(db, { ...owned, workspaceId: await insertWorkspace(db) });
}

async function listTablesOfUsers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'user_id' and relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

async function countRows(
  db: Db,
  { tables, userId }: { tables: string[]; userId: string },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(table)} where user_id = ${userId}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}
