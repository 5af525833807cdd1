/** Accounts that an admin makes. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { addUser } from "../../lib/accounts/administration.ts";
import type { User } from "../../lib/accounts/users.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addUser as addPerson, auditEvents, START } from "./people.ts";
import { hasher } from "./sign_in_setting.ts";

const NEW_USER = {
  email: "grace@example.org",
  display_name: "Grace",
  password: "correct horse",
  role: "member",
} as const;

/** The account of an admin, as the pages have it. */
function adminOf(id: string): User {
  return {
    id,
    email: "root@example.org",
    displayName: "Root",
    role: "admin",
    language: "de",
    timeZone: "Europe/Vienna",
    disabledAt: null,
  };
}

function add(db: Db, { adminId, actorId = adminId }: { adminId: string; actorId?: string }) {
  const admin = adminOf(adminId);
  const actor = { kind: "user", userId: actorId, via: "session" } as const;
  return addUser({ db, now: () => START, passwords: hasher }, {
    admin,
    actor,
    input: NEW_USER,
  });
}

databaseTest("addUser() makes an account with the admin's language and zone", async (db) => {
  const adminId = await addPerson(db, { role: "admin" });

  const { id, ...user } = await add(db, { adminId });

  assert.deepEqual(user, {
    email: "grace@example.org",
    displayName: "Grace",
    role: "member",
    language: "de",
    timeZone: "Europe/Vienna",
    disabledAt: null,
  });
  const row = await db.selectFrom("users").select("password_hash").where("id", "=", id)
    .executeTakeFirstOrThrow();
  assert.equal((await hasher.verify(NEW_USER.password, row.password_hash)).matches, true);
});

databaseTest("addUser() leaves an event in the new user's log", async (db) => {
  const adminId = await addPerson(db, { role: "admin" });

  const { id } = await add(db, { adminId });

  assert.deepEqual(await auditEvents(db), [
    { log: id, actor: adminId, via: "session", action: "user.created", entity: id },
  ]);
});

databaseTest("addUser() refuses an e-mail address that is taken", async (db) => {
  const adminId = await addPerson(db, { role: "admin" });
  await add(db, { adminId });
  const before = await storedText(db);

  await assert.rejects(add(db, { adminId }), { code: "email_taken" });

  assert.equal(await storedText(db), before);
});

databaseTest("addUser() is nothing for a member", async (db) => {
  const adminId = await addPerson(db, { role: "admin" });
  const userId = await addPerson(db);
  const before = await storedText(db);

  await assert.rejects(add(db, { adminId, actorId: userId }), { code: "not_found" });

  assert.equal(await storedText(db), before);
});
