/** Setting another password by a recovery link: once, in time, and with all other access ended. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { recoverAccount } from "../../lib/accounts/recovery_links.ts";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { accessOf, addAccess, NO_ACCESS, WHOLE_ACCESS } from "./access.ts";
import { addUser, after, auditEvents, START } from "./people.ts";
import { createLink, DEAD, MINUTE_MS, NEW_PASSWORD, recover, siteAt } from "./recovery_setting.ts";
import { addAda, hasher, PASSWORD } from "./sign_in_setting.ts";

async function hasPassword(db: Db, userId: string, password: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("password_hash").where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return (await hasher.verify(password, row.password_hash)).matches;
}

databaseTest("recoverAccount() sets the password and ends all access", async (db) => {
  const userId = await addAda(db);
  const otherId = await addUser(db);
  for (const id of [userId, otherId]) await addAccess(db, id);
  const secret = await createLink(db);

  await recover(db, secret, { at: after(29 * MINUTE_MS) });

  assert.equal(await hasPassword(db, userId, NEW_PASSWORD), true);
  assert.equal(await hasPassword(db, userId, PASSWORD), false);
  assert.deepEqual(await accessOf(db, userId), NO_ACCESS);
  assert.deepEqual(await accessOf(db, otherId), WHOLE_ACCESS);
});

databaseTest("recoverAccount() leaves an event in the user's log", async (db) => {
  const userId = await addAda(db);
  const secret = await createLink(db);

  await recover(db, secret);

  assert.deepEqual((await auditEvents(db)).at(-1), {
    log: userId,
    actor: null,
    via: null,
    action: "user.password_reset",
    entity: userId,
  });
});

databaseTest("recoverAccount() works once", async (db) => {
  const userId = await addAda(db);
  const secret = await createLink(db);
  await recover(db, secret);

  await assert.rejects(recover(db, secret, { password: "a third horse" }), DEAD);

  assert.equal(await hasPassword(db, userId, NEW_PASSWORD), true);
});

databaseTest("recoverAccount() has one winner when a link is used twice at once", async (db) => {
  const userId = await addAda(db);
  const secret = await createLink(db);
  const passwords = ["first of horses", "second of horses"];

  const outcomes = await Promise.allSettled(
    passwords.map((password) => recover(db, secret, { password })),
  );

  const winner = outcomes.findIndex(({ status }) => status === "fulfilled");
  const refusals = outcomes.filter((outcome) => outcome.status === "rejected");
  assert.deepEqual(refusals.map(({ reason }) => reason.code), ["dead_recovery_link"]);
  assert.equal(await hasPassword(db, userId, passwords[winner] ?? ""), true);
  const resets = (await auditEvents(db)).filter(({ action }) => action === "user.password_reset");
  assert.equal(resets.length, 1);
});

const REFUSED: {
  name: string;
  spoil(db: Db, secret: string): Promise<string> | string;
  at?: Date;
}[] = [
  { name: "has expired", spoil: (_, secret) => secret, at: after(30 * MINUTE_MS) },
  {
    name: "was replaced",
    spoil: async (db, secret) => {
      await createLink(db);
      return secret;
    },
  },
  {
    name: "is a disabled user's",
    spoil: async (db, secret) => {
      await db.updateTable("users").set({ disabled_at: START }).execute();
      return secret;
    },
  },
  { name: "never was", spoil: () => mintSecret("recovery_link").secret },
  { name: "is a session's", spoil: () => mintSecret("session").secret },
  { name: "lacks its last character", spoil: (_, secret) => secret.slice(0, -1) },
  { name: "is nothing", spoil: () => "" },
];

for (const { name, spoil, at } of REFUSED) {
  databaseTest(`recoverAccount() refuses a link that ${name}, and hashes nothing`, async (db) => {
    await addAda(db);
    const token = await spoil(db, await createLink(db));
    const before = await storedText(db);
    const unused = { ...hasher, hash: () => assert.fail("hashed") };

    await assert.rejects(
      recoverAccount({ ...siteAt(db, at ?? START), passwords: unused }, {
        token,
        new_password: NEW_PASSWORD,
      }),
      DEAD,
    );

    assert.equal(await storedText(db), before);
  });
}

const MEANWHILE: { name: string; change(db: Db): Promise<unknown> }[] = [
  {
    name: "whose user is disabled",
    change: (db) => db.updateTable("users").set({ disabled_at: START }).execute(),
  },
  { name: "that is replaced", change: (db) => createLink(db) },
  { name: "that is used", change: (db) => db.deleteFrom("recovery_links").execute() },
];

for (const { name, change } of MEANWHILE) {
  databaseTest(`recoverAccount() refuses a link ${name} while it hashes`, async (db) => {
    const userId = await addAda(db);
    const token = await createLink(db);
    const passwords = {
      ...hasher,
      async hash(password: string) {
        await change(db);
        return await hasher.hash(password);
      },
    };

    await assert.rejects(
      recoverAccount({ ...siteAt(db, START), passwords }, { token, new_password: NEW_PASSWORD }),
      DEAD,
    );

    assert.equal(await hasPassword(db, userId, PASSWORD), true);
  });
}

databaseTest("recoverAccount() works again for a user who is reinstated in time", async (db) => {
  const userId = await addAda(db);
  const secret = await createLink(db);
  await db.updateTable("users").set({ disabled_at: START }).execute();
  await assert.rejects(recover(db, secret), DEAD);
  await db.updateTable("users").set({ disabled_at: null }).execute();

  await recover(db, secret, { at: after(29 * MINUTE_MS) });

  assert.equal(await hasPassword(db, userId, NEW_PASSWORD), true);
});
