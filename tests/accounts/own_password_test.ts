/** Changing one's own password, which takes the present one. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { PasswordHasher } from "../../lib/accounts/passwords.ts";
import { changePassword } from "../../lib/accounts/own_password.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { accessOf, addAccess, WHOLE_ACCESS } from "./access.ts";
import { begin, sessionIds } from "./begun_sessions.ts";
import { addUser, auditEvents, START } from "./people.ts";
import { addAda, allowance, COST, hasher, PASSWORD } from "./sign_in_setting.ts";

const NEW_PASSWORD = "another horse";
const WRONG = { name: "DomainError", code: "wrong_password" };
const ENDED = { name: "DomainError", code: "session_ended" };

function siteOn(db: Db, { passwords = hasher, ownPassword = allowance(100) } = {}) {
  return { db, now: () => START, passwords, limits: { ownPassword } };
}

function input(current = PASSWORD) {
  return { current_password: current, new_password: NEW_PASSWORD };
}

async function isPassword(db: Db, userId: string, password: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("password_hash").where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return (await hasher.verify(password, row.password_hash)).matches;
}

databaseTest("changePassword() sets the password and moves updated_at", async (db) => {
  const userId = await addAda(db, { updated_at: new Date(0) });
  const { session } = await begin(db, { userId });

  const result = await changePassword(siteOn(db), {
    userId,
    sessionId: session.id,
    input: input(),
  });

  assert.deepEqual(result, { kind: "changed" });
  assert.equal(await isPassword(db, userId, NEW_PASSWORD), true);
  const row = await db.selectFrom("users").select("updated_at").executeTakeFirstOrThrow();
  assert.deepEqual(row.updated_at, START);
});

databaseTest(
  "changePassword() ends the user's other sessions and the recovery link alone",
  async (db) => {
    const [userId, otherId] = [await addAda(db), await addUser(db)];
    for (const id of [userId, otherId]) await addAccess(db, id);
    const { session } = await begin(db, { userId });

    await changePassword(siteOn(db), { userId, sessionId: session.id, input: input() });

    assert.deepEqual(await accessOf(db, userId), {
      sessions: 1,
      apiTokens: 1,
      feeds: 1,
      recoveryLinks: 0,
    });
    assert.ok((await sessionIds(db)).includes(session.id));
    assert.deepEqual(await accessOf(db, otherId), WHOLE_ACCESS);
  },
);

databaseTest("changePassword() leaves an event of the user's own", async (db) => {
  const userId = await addAda(db);
  const { session } = await begin(db, { userId });

  await changePassword(siteOn(db), { userId, sessionId: session.id, input: input() });

  assert.deepEqual((await auditEvents(db)).at(-1), {
    log: userId,
    actor: userId,
    via: "session",
    action: "user.password_changed",
    entity: userId,
  });
});

databaseTest("changePassword() changes nothing when the present password is wrong", async (db) => {
  const userId = await addAda(db);
  await addAccess(db, userId);
  const { session } = await begin(db, { userId });
  const before = await storedText(db);

  await assert.rejects(
    changePassword(siteOn(db), { userId, sessionId: session.id, input: input("wrong horse") }),
    WRONG,
  );

  assert.equal(await storedText(db), before);
});

const MEANWHILE: { name: string; refusal: object; change(db: Db): Promise<unknown> }[] = [
  {
    name: "is disabled",
    refusal: ENDED,
    change: (db) => db.updateTable("users").set({ disabled_at: START }).execute(),
  },
  { name: "goes", refusal: ENDED, change: (db) => db.deleteFrom("users").execute() },
  {
    name: "is given another password",
    refusal: WRONG,
    change: (db) => db.updateTable("users").set({ password_hash: "another" }).execute(),
  },
];

for (const { name, refusal, change } of MEANWHILE) {
  databaseTest(`changePassword() refuses an account that ${name} meanwhile`, async (db) => {
    const userId = await addAda(db);
    const { session } = await begin(db, { userId });
    const changed: string[] = [];
    const passwords: PasswordHasher = {
      ...hasher,
      async hash(password) {
        await change(db);
        changed.push(await storedText(db));
        return await hasher.hash(password);
      },
    };

    await assert.rejects(
      changePassword(siteOn(db, { passwords }), { userId, sessionId: session.id, input: input() }),
      refusal,
    );

    assert.deepEqual([await storedText(db)], changed);
  });

  databaseTest(`changePassword() takes no guess where the account ${name} before`, async (db) => {
    const userId = await addAda(db);
    const { session } = await begin(db, { userId });
    await change(db);
    const ownPassword = allowance(1);

    await assert.rejects(
      changePassword(siteOn(db, { ownPassword }), {
        userId,
        sessionId: session.id,
        input: input(),
      }),
      refusal,
    );

    assert.equal(ownPassword.take(userId).allowed, refusal === ENDED);
  });
}

databaseTest("changePassword() stops guesses by account, and hashes nothing then", async (db) => {
  const [userId, otherId] = [await addAda(db), await addUser(db)];
  const { session } = await begin(db, { userId });
  const ownPassword = allowance(2, 90);
  const guess = () =>
    changePassword(siteOn(db, { ownPassword }), {
      userId,
      sessionId: session.id,
      input: input("wrong horse"),
    });
  await assert.rejects(guess(), WRONG);
  await assert.rejects(guess(), WRONG);

  const unused = { hash: () => assert.fail("hashed"), verify: () => assert.fail("verified") };
  const limited = await changePassword(siteOn(db, { ownPassword, passwords: unused }), {
    userId,
    sessionId: session.id,
    input: input(),
  });

  assert.deepEqual(limited, { kind: "limited", retryAfterSeconds: 90 });
  assert.equal(ownPassword.take(otherId).allowed, true);
});

databaseTest("changePassword() counts failures alone", async (db) => {
  const userId = await addAda(db);
  const { session } = await begin(db, { userId });
  const site = siteOn(db, { ownPassword: allowance(1) });
  const change = (current: string, next: string) =>
    changePassword(site, {
      userId,
      sessionId: session.id,
      input: { current_password: current, new_password: next },
    });

  await change(PASSWORD, "second of horses");
  const result = await change("second of horses", PASSWORD);

  assert.deepEqual(result, { kind: "changed" });
});

databaseTest("changePassword() stores a hash at today's cost", async (db) => {
  const userId = await addAda(db);
  const { session } = await begin(db, { userId });

  await changePassword(siteOn(db), { userId, sessionId: session.id, input: input() });

  const row = await db.selectFrom("users").select("password_hash").executeTakeFirstOrThrow();
  assert.ok(row.password_hash.startsWith(`$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$`));
});
