/** What a change says when the account of whoever makes it has gone. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { constraintOf } from "../../db/errors.ts";
import type { Actor } from "../../lib/work/actor.ts";
import { type Unit, write } from "../../lib/work/write.ts";
import { addUser } from "../accounts/people.ts";
import { NOBODY, siteAt } from "../contacts/acting.ts";
import { databaseTest } from "../databases.ts";

const GONE: Actor = { kind: "user", userId: NOBODY, via: "session" };

const CHANGES: Record<string, (unit: Unit) => Promise<unknown>> = {
  "a row of the account's": ({ tx }) =>
    tx.insertInto("contacts").values({
      id: uuidv7(),
      user_id: NOBODY,
      display_name: "Ada",
      sort_name: "ada",
      other_emails: [],
      other_phones: [],
      created_at: new Date(0),
      updated_at: new Date(0),
    }).execute(),
  "an audit event": (unit) => {
    const ended = { action: "session.ended", entityType: "session", entityId: NOBODY } as const;
    unit.record({ userId: NOBODY, ...ended });
    return Promise.resolve();
  },
};

for (const [name, change] of Object.entries(CHANGES)) {
  databaseTest(`write() of ${name} is session_ended when the account is gone`, async (db) => {
    await assert.rejects(write(siteAt(db), GONE, change), (error: Error & { code?: string }) => {
      assert.equal(error.code, "session_ended");
      assert.match(constraintOf(error.cause) ?? "", /_user_id_fkey$/);
      return true;
    });
  });

  databaseTest(`write() of ${name} passes the error on where no user acts`, async (db) => {
    await assert.rejects(
      write(siteAt(db), { kind: "system" }, change),
      (error) => /_user_id_fkey$/.test(constraintOf(error) ?? ""),
    );
  });
}

databaseTest("write() passes on what another constraint refuses", async (db) => {
  const userId = await addUser(db);
  const emptied = ({ tx }: Unit) => sql`update users set display_name = ''`.execute(tx);

  await assert.rejects(
    write(siteAt(db), { kind: "user", userId, via: "session" }, emptied),
    (error) => constraintOf(error) === "users_display_name_length",
  );
});

databaseTest("every key of a user's row is named as write() expects it", async (db) => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where confrelid = 'users'::regclass and confdeltype = 'c'`.execute(db);

  assert.ok(rows.length > 10);
  assert.deepEqual(rows.filter(({ name }) => !name.endsWith("_user_id_fkey")), []);
});
