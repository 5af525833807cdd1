/**
 * No database role but the owner reads or writes a feed, an API token or the secret of a workspace
 * (DESIGN section 5; section 1 of the TECH).
 */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { type Db, openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { emptySchema } from "./empty_schema.ts";
import { insertApiToken, insertFeed, insertUser } from "./rows.ts";
import { insertWorkspace, insertWorkspaceFeedToken } from "./workspace_rows.ts";

const INSUFFICIENT_PRIVILEGE = "42501";

type Statements = Record<
  "select" | "insert" | "update" | "delete" | "truncate" | "copy",
  ReturnType<typeof sql>
>;

function statementsOn(name: string): Statements {
  const table = sql.table(name);
  return {
    select: sql`select from ${table}`,
    insert: sql`insert into ${table} (id) values (gen_random_uuid())`,
    update: sql`update ${table} set revoked_at = null`,
    delete: sql`delete from ${table}`,
    truncate: sql`truncate ${table}`,
    copy: sql`copy ${table} to stdout`,
  };
}

/** Each credential table that is withheld, and a row of it. */
const TABLES: Record<string, (db: Db, userId: string) => Promise<string>> = {
  feeds: (db, userId) => insertFeed(db, { userId, contactId: null }),
  api_tokens: insertApiToken,
  intelligence_feed_tokens: async (db, userId) =>
    insertWorkspaceFeedToken(db, {
      workspaceId: await insertWorkspace(db),
      createdBy: userId,
    }),
};

/** Roles belong to the whole server, where other tests run beside this one. */
function newRoleName(): string {
  return `reader_${crypto.randomUUID().replaceAll("-", "")}`;
}

async function withRole(db: Db, body: (role: string) => Promise<void>): Promise<void> {
  const role = newRoleName();
  await sql.raw(`create role ${role} login password 'reader'`).execute(db);
  try {
    await body(role);
  } finally {
    await sql.raw(`drop owned by ${role}`).execute(db);
    await sql.raw(`drop role ${role}`).execute(db);
  }
}

/** Migrates anew with the privileges that the database's owner gives on every new table. */
async function migrateWithDefaultGrants(db: Db, grantee: string): Promise<void> {
  await emptySchema(db);
  await sql.raw(`grant usage on schema public to ${grantee}`).execute(db);
  await sql.raw(`alter default privileges grant all on tables to ${grantee}`).execute(db);
  await migrate(db);
}

async function runAs(db: Db, role: string, statement: ReturnType<typeof sql>): Promise<unknown[]> {
  return await db.transaction().execute(async (tx) => {
    await sql.raw(`set local role ${role}`).execute(tx);
    return (await statement.execute(tx)).rows;
  });
}

async function assertDenied(
  statements: Statements,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
) {
  for (const [name, statement] of Object.entries(statements)) {
    await assert.rejects(run(statement), { code: INSUFFICIENT_PRIVILEGE }, name);
  }
}

for (const [table, insertRow] of Object.entries(TABLES)) {
  const statements = statementsOn(table);

  databaseTest(`${table} is closed to another role`, (db) =>
    withRole(db, async (role) => {
      await assertDenied(statements, (statement) => runAs(db, role, statement));
    }));

  databaseTest(
    `${table} is closed to a role that default privileges give every table`,
    (db) =>
      withRole(db, async (role) => {
        await migrateWithDefaultGrants(db, role);

        await assertDenied(statements, (statement) => runAs(db, role, statement));
        assert.equal((await runAs(db, role, sql`select from instance`)).length, 1);
      }),
  );

  databaseTest(
    `${table} is closed to all when default privileges give every table to public`,
    (db) =>
      withRole(db, async (role) => {
        await migrateWithDefaultGrants(db, "public");

        await assertDenied(statements, (statement) => runAs(db, role, statement));
        assert.equal((await runAs(db, role, sql`select from instance`)).length, 1);
      }),
  );

  databaseTest(
    `${table} shows no row to a role that is granted everything later`,
    (db) =>
      withRole(db, async (role) => {
        await insertRow(db, await insertUser(db));
        await sql.raw(`grant all on ${table} to ${role}`).execute(db);

        assert.deepEqual(await runAs(db, role, statements.select), []);
        await assert.rejects(runAs(db, role, statements.insert), { code: INSUFFICIENT_PRIVILEGE });
      }),
  );

  databaseTest(`${table} has row level security without a policy, and no grants`, async (db) => {
    const { rows } = await sql`
    select relrowsecurity as "hasRowSecurity",
      (select count(*) from pg_policy where polrelid = pg_class.oid) as policies,
      (select count(*) from aclexplode(relacl) where grantee <> relowner) as grants,
      (select count(*) from pg_attribute where attrelid = pg_class.oid and attacl is not null)
        as "columnGrants"
    from pg_class where oid = ${table}::regclass`.execute(db);

    assert.deepEqual(rows.map((row) => ({ ...Object(row) })), [
      { hasRowSecurity: true, policies: 0, grants: 0, columnGrants: 0 },
    ]);
  });

  postgresqlTest(
    `${table} is closed to another role's connection`,
    (db, url) =>
      withRole(db, async (role) => {
        const address = new URL(url);
        address.username = role;
        address.password = "reader";
        const other = await openDatabase({
          kind: "server",
          connection: { connectionString: address.href },
          poolSize: 1,
        });
        try {
          assert.deepEqual((await sql`select current_user as me`.execute(other.db)).rows, [{
            me: role,
          }]);
          await assertDenied(statements, (statement) => statement.execute(other.db));
        } finally {
          await other.close();
        }
      }),
  );
}
