/** What admins do to the accounts of others, and what nobody else may. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import {
  deleteOtherUser,
  reinstateUser,
  resetUserPassword,
  suspendUser,
} from "../../lib/accounts/administration.ts";
import type { Actor } from "../../lib/work/actor.ts";
import { write } from "../../lib/work/write.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { accessOf, addAccess, NO_ACCESS, WHOLE_ACCESS } from "./access.ts";
import { addUser, after, auditEvents, START } from "./people.ts";
import { hasher } from "./sign_in_setting.ts";

type ActorUser = Actor & { kind: "user" };

function siteOn(db: Db) {
  return { db, now: () => after(1), passwords: hasher };
}

function actorOf(userId: string): ActorUser {
  return { kind: "user", userId, via: "session" };
}

/** An admin and a member who has access. */
async function addPeople(db: Db): Promise<{ adminId: string; userId: string }> {
  const people = { adminId: await addUser(db, { role: "admin" }), userId: await addUser(db) };
  await addAccess(db, people.userId);
  return people;
}

async function disabledAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db.selectFrom("users").select("disabled_at").where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.disabled_at;
}

type Act = (db: Db, actor: Actor, userId: string) => Promise<unknown>;

/** Each act on another user, by the actor. */
const ACTS = {
  "resetUserPassword()": (db, actor, userId) =>
    resetUserPassword(siteOn(db), { actor, userId, newPassword: "another horse" }),
  "suspendUser()": (db, actor, userId) =>
    write(siteOn(db), actor, (unit) => suspendUser(unit, userId)),
  "reinstateUser()": (db, actor, userId) =>
    write(siteOn(db), actor, (unit) => reinstateUser(unit, userId)),
  "deleteOtherUser()": (db, actor, userId) =>
    write(siteOn(db), actor, (unit) => deleteOtherUser(unit, userId)),
} satisfies Record<string, Act>;

for (const [name, act] of Object.entries(ACTS)) {
  databaseTest(`${name} is nothing for anybody but an admin who may act`, async (db) => {
    const { userId } = await addPeople(db);
    const actors: Actor[] = [
      actorOf(await addUser(db)),
      actorOf(await addUser(db, { role: "admin", disabled_at: START })),
      actorOf(crypto.randomUUID()),
      { kind: "system" },
    ];
    const before = await storedText(db);

    for (const actor of actors) {
      await assert.rejects(act(db, actor, userId), { code: "not_found" });
    }

    assert.equal(await storedText(db), before);
  });

  databaseTest(`${name} refuses an admin's own account`, async (db) => {
    const { adminId } = await addPeople(db);
    const before = await storedText(db);

    await assert.rejects(act(db, actorOf(adminId), adminId), { code: "own_account" });

    assert.equal(await storedText(db), before);
  });

  databaseTest(`${name} finds no user who is not there`, async (db) => {
    const { adminId } = await addPeople(db);

    await assert.rejects(act(db, actorOf(adminId), crypto.randomUUID()), { code: "not_found" });
  });
}

databaseTest("resetUserPassword() sets the password and ends all access", async (db) => {
  const { adminId, userId } = await addPeople(db);
  await addAccess(db, adminId);

  await ACTS["resetUserPassword()"](db, actorOf(adminId), userId);

  const row = await db.selectFrom("users").select("password_hash").where("id", "=", userId)
    .executeTakeFirstOrThrow();
  assert.equal((await hasher.verify("another horse", row.password_hash)).matches, true);
  assert.deepEqual(await accessOf(db, userId), NO_ACCESS);
  assert.deepEqual(await accessOf(db, adminId), WHOLE_ACCESS);
  assert.deepEqual((await auditEvents(db)).at(-1), {
    log: userId,
    actor: adminId,
    via: "session",
    action: "user.password_reset",
    entity: userId,
  });
});

databaseTest("suspendUser() and reinstateUser() end nothing", async (db) => {
  const { adminId, userId } = await addPeople(db);
  const actor = actorOf(adminId);

  await ACTS["suspendUser()"](db, actor, userId);
  assert.deepEqual(await disabledAt(db, userId), after(1));
  assert.deepEqual(await accessOf(db, userId), WHOLE_ACCESS);
  await ACTS["reinstateUser()"](db, actor, userId);

  assert.equal(await disabledAt(db, userId), null);
  assert.deepEqual(await accessOf(db, userId), WHOLE_ACCESS);
  const shared = { log: userId, actor: adminId, via: "session", entity: userId };
  assert.deepEqual(await auditEvents(db), [
    { ...shared, action: "user.suspended" },
    { ...shared, action: "user.reinstated" },
  ]);
});

databaseTest("suspendUser() changes nothing about a user who is suspended", async (db) => {
  const { adminId } = await addPeople(db);
  const userId = await addUser(db, { disabled_at: START });
  const before = await storedText(db);

  await ACTS["suspendUser()"](db, actorOf(adminId), userId);

  assert.equal(await storedText(db), before);
});

databaseTest("reinstateUser() changes nothing about a user who is not suspended", async (db) => {
  const { adminId, userId } = await addPeople(db);
  const before = await storedText(db);

  await ACTS["reinstateUser()"](db, actorOf(adminId), userId);

  assert.equal(await storedText(db), before);
});

databaseTest(
  "deleteOtherUser() leaves an event in the admin's log and nothing else",
  async (db) => {
    const adminId = await addUser(db, { role: "admin" });
    await addAccess(db, adminId);
    const before = await storedText(db);
    const userId = await addUser(db);
    await addAccess(db, userId);

    await ACTS["deleteOtherUser()"](db, actorOf(adminId), userId);

    assert.deepEqual(await auditEvents(db), [
      { log: adminId, actor: adminId, via: "session", action: "user.deleted", entity: userId },
    ]);
    await db.deleteFrom("audit_events").execute();
    assert.equal(await storedText(db), before);
  },
);

for (const name of ["suspendUser()", "deleteOtherUser()"] as const) {
  databaseTest(`${name} of two admins against each other leaves one of them`, async (db) => {
    const [one, other] = [
      await addUser(db, { role: "admin" }),
      await addUser(db, { role: "admin" }),
    ];

    const outcomes = await Promise.allSettled([
      ACTS[name](db, actorOf(one), other),
      ACTS[name](db, actorOf(other), one),
    ]);

    const refusals = outcomes.filter((outcome) => outcome.status === "rejected");
    assert.deepEqual(refusals.map(({ reason }) => reason.code), ["not_found"]);
    const left = await db.selectFrom("users").select("id").where("disabled_at", "is", null)
      .execute();
    assert.equal(left.length, 1);
  });
}
