/** Making users. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { createUser, type NewUser } from "../../lib/accounts/users.ts";
import { write } from "../../lib/work/write.ts";
import { databaseTest } from "../databases.ts";
import { addUser, auditEvents, START } from "./people.ts";

const OPERATOR = { kind: "operator" } as const;

function newUser(values: Partial<NewUser> = {}): NewUser {
  return {
    id: uuidv7(),
    email: "ada@example.org",
    displayName: "Ada",
    role: "member",
    language: "fr",
    timeZone: "Europe/Paris",
    passwordHash: "hash",
    ...values,
  };
}

databaseTest("createUser() makes an enabled user and notes it in that user's log", async (db) => {
  const ada = newUser();

  const user = await write({ db, now: () => START }, OPERATOR, (unit) => createUser(unit, ada));

  const { passwordHash, ...shown } = ada;
  assert.deepEqual(user, { ...shown, disabledAt: null });
  const row = await db.selectFrom("users")
    .select(["password_hash", "created_at", "updated_at"]).executeTakeFirstOrThrow();
  assert.deepEqual(row, { password_hash: passwordHash, created_at: START, updated_at: START });
  assert.deepEqual(await auditEvents(db), [
    { log: ada.id, actor: null, via: null, action: "user.created", entity: ada.id },
  ]);
});

databaseTest("createUser() throws email_taken when the address has an account", async (db) => {
  await addUser(db, { email: "ada@example.org" });

  const attempt = write(
    { db, now: () => START },
    OPERATOR,
    (unit) => createUser(unit, newUser()),
  );

  await assert.rejects(attempt, { name: "DomainError", code: "email_taken" });
  assert.equal((await db.selectFrom("users").select("id").execute()).length, 1);
  assert.deepEqual(await auditEvents(db), []);
});

databaseTest("createUser() makes one user of two with the same address at once", async (db) => {
  const create = () =>
    write({ db, now: () => START }, OPERATOR, (unit) => createUser(unit, newUser()));

  const outcomes = await Promise.allSettled([create(), create()]);

  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  assert.equal((await db.selectFrom("users").select("id").execute()).length, 1);
});
