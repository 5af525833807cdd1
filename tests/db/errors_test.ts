/** What errors of either driver are taken for. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { constraintOf, isUnavailable, NoConnection } from "../../db/errors.ts";
import { databaseTest } from "../databases.ts";
import { insertOwner, insertUser } from "./rows.ts";

async function errorOf(statement: Promise<unknown>): Promise<unknown> {
  return await statement.then(() => assert.fail("No error"), (error: unknown) => error);
}

databaseTest("constraintOf() names the constraint of each kind that was violated", async (db) => {
  const { userId, contactId } = await insertOwner(db);
  const user = await db.selectFrom("users").selectAll().where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const violations = {
    users_pkey: db.insertInto("users").values({ ...user, email: "other@example.org" }),
    users_email_key: db.insertInto("users").values({ ...user, id: contactId }),
    users_email_is_normal: db.updateTable("users").set({ email: "Ada@example.org" }),
    contacts_user_id_fkey: db.updateTable("contacts").set({ user_id: contactId } as object),
  };
  for (const [constraint, statement] of Object.entries(violations)) {
    assert.equal(constraintOf(await errorOf(statement.execute())), constraint);
  }
});

databaseTest("constraintOf() is undefined for what no constraint refused", async (db) => {
  await insertUser(db);
  const missing = await errorOf(db.updateTable("users").set({ email: null as never }).execute());
  const syntax = await errorOf(sql`selekt 1`.execute(db));

  assert.deepEqual([missing, syntax].map(constraintOf), [undefined, undefined]);
  assert.deepEqual([missing, syntax].map(isUnavailable), [false, false]);
});

Deno.test("constraintOf() is undefined for what is no error of a database", () => {
  const values = [undefined, null, "23505", { code: "23505", constraint: "x" }, new Error("x")];
  assert.deepEqual(values.map(constraintOf), values.map(() => undefined));
});

Deno.test("isUnavailable() tells a database that is away from one that refuses", () => {
  const coded = (code: unknown) => Object.assign(new Error("x"), { code });
  const cases: [name: string, error: unknown, expected: boolean][] = [
    ["no connection from the pool", new NoConnection("x"), true],
    ["reset by the host", coded("ECONNRESET"), true],
    ["a connection that has ended", coded("EPIPE"), true],
    ["connection failure", coded("08006"), true],
    ["too many connections", coded("53300"), true],
    ["shutting down", coded("57P01"), true],
    ["starting up", coded("57P03"), true],
    ["a lock that did not come free", coded("55P03"), true],
    ["taken out of a circle of waiting transactions", coded("40P01"), true],
    ["ended under a query", new Error("Connection terminated unexpectedly"), true],
    ["unique violation", coded("23505"), false],
    ["out of memory", coded("53200"), false],
    ["a conflict of serialization", coded("40001"), false],
    ["a query cancelled", coded("57014"), false],
    ["a missing file", coded("ENOENT"), false],
    ["a code that is a number", coded(57), false],
    ["another error", new Error("Connection"), false],
    ["no error", "ECONNRESET", false],
  ];
  for (const [name, error, expected] of cases) assert.equal(isUnavailable(error), expected, name);
});
