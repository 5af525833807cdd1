/** What people do to their own account. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { deleteOwnAccount, updateAccount } from "../../lib/accounts/own_account.ts";
import { createLimits } from "../../lib/limits/limits.ts";
import { createLog } from "../../lib/log/log.ts";
import { type Unit, write } from "../../lib/work/write.ts";
import { ENDED } from "../credentials/ended.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addAccess } from "./access.ts";
import { addUser, after, START } from "./people.ts";
import { addAda, hasher, PASSWORD } from "./sign_in_setting.ts";

const INPUT = { display_name: "Ada", language: "de", time_zone: "Europe/Berlin" } as const;

function update(db: Db, userId: string, { input = INPUT, at = after(1) } = {}) {
  return write(
    { db, now: () => at },
    { kind: "user", userId, via: "session" },
    (unit) => updateAccount(unit, { userId, input }),
  );
}

async function detailsOf(db: Db, userId: string) {
  return await db.selectFrom("users")
    .select(["display_name", "language", "time_zone", "updated_at"])
    .where("id", "=", userId).executeTakeFirstOrThrow();
}

databaseTest("updateAccount() changes the user's own details alone", async (db) => {
  const [userId, otherId] = [await addUser(db), await addUser(db)];
  const others = await detailsOf(db, otherId);

  await update(db, userId);

  assert.deepEqual(await detailsOf(db, userId), { ...INPUT, updated_at: after(1) });
  assert.deepEqual(await detailsOf(db, otherId), others);
});

const CHANGES = [
  { display_name: "Grace" },
  { language: "en" },
  { time_zone: "America/New_York" },
];

for (const change of CHANGES) {
  databaseTest(`updateAccount() moves updated_at with ${Object.keys(change)}`, async (db) => {
    const userId = await addUser(db, INPUT);

    await update(db, userId, { input: { ...INPUT, ...change } as typeof INPUT });

    assert.deepEqual(await detailsOf(db, userId), { ...INPUT, ...change, updated_at: after(1) });
  });
}

databaseTest("updateAccount() moves nothing when nothing is another", async (db) => {
  const userId = await addUser(db, INPUT);

  await update(db, userId);

  assert.deepEqual((await detailsOf(db, userId)).updated_at, START);
});

databaseTest("updateAccount() changes nothing by a credential that has ended", async (db) => {
  const userId = await addUser(db);
  for (const { name, end } of ENDED) {
    const actor = await end(db, userId);
    const update = (unit: Unit) => updateAccount(unit, { userId, input: INPUT });

    const refusal = { name: "DomainError", code: "session_ended" };
    await assert.rejects(write({ db, now: () => START }, actor, update), refusal, name);
  }
  assert.deepEqual((await detailsOf(db, userId)).updated_at, START);
});

function deletionSite(db: Db) {
  const lines: string[] = [];
  const now = () => START;
  const log = createLog({ format: "text", level: "info", now, write: (line) => lines.push(line) });
  return { site: { db, now, passwords: hasher, limits: createLimits(now), log }, lines };
}

databaseTest("deleteOwnAccount() leaves nothing of the user but a line in the log", async (db) => {
  await addAccess(db, await addUser(db));
  const before = await storedText(db);
  const userId = await addAda(db);
  await addAccess(db, userId);
  const { site, lines } = deletionSite(db);

  const result = await deleteOwnAccount(site, { userId, password: PASSWORD });

  assert.deepEqual(result, { kind: "deleted" });
  assert.equal(await storedText(db), before);
  assert.deepEqual(lines, [`${START.toISOString()} info "account deleted" user_id=${userId}`]);
});

const REFUSALS = [
  { why: "the password is wrong", password: "wrong horse", code: "wrong_password" },
  { why: "the user is suspended", disabled_at: START, code: "session_ended" },
];

for (const { why, password = PASSWORD, disabled_at, code } of REFUSALS) {
  databaseTest(`deleteOwnAccount() deletes nothing when ${why}`, async (db) => {
    const userId = await addAda(db, { disabled_at });
    const before = await storedText(db);
    const { site, lines } = deletionSite(db);

    await assert.rejects(deleteOwnAccount(site, { userId, password }), {
      name: "DomainError",
      code,
    });

    assert.equal(await storedText(db), before);
    assert.deepEqual(lines, []);
  });
}

databaseTest(
  "deleteOwnAccount() stops guesses together with the change of password",
  async (db) => {
    const userId = await addAda(db);
    const { site } = deletionSite(db);
    while (site.limits.ownPassword.take(userId).allowed);

    const result = await deleteOwnAccount(site, { userId, password: PASSWORD });

    assert.equal(result.kind, "limited");
    assert.equal((await db.selectFrom("users").select("id").execute()).length, 1);
  },
);

interface Standing {
  name: string;
  role: "admin" | "member";
  others: { role: "admin" | "member"; disabled_at?: Date }[];
  mayGo: boolean;
}

const STANDINGS: Standing[] = [
  {
    name: "the last admin beside a member",
    role: "admin",
    others: [{ role: "member" }],
    mayGo: false,
  },
  {
    name: "the last admin beside a suspended one",
    role: "admin",
    others: [{ role: "admin", disabled_at: START }],
    mayGo: false,
  },
  { name: "an admin beside another", role: "admin", others: [{ role: "admin" }], mayGo: true },
  { name: "an admin who is alone", role: "admin", others: [], mayGo: true },
  { name: "a member", role: "member", others: [{ role: "admin" }], mayGo: true },
  { name: "a member without any admin", role: "member", others: [{ role: "member" }], mayGo: true },
];

for (const { name, role, others, mayGo } of STANDINGS) {
  databaseTest(
    `deleteOwnAccount() ${mayGo ? "lets" : "keeps"} ${name} ${mayGo ? "go" : ""}`,
    async (db) => {
      const userId = await addAda(db, { role });
      for (const values of others) await addUser(db, values);
      const { site } = deletionSite(db);

      const outcome = await deleteOwnAccount(site, { userId, password: PASSWORD })
        .then(({ kind }) => kind, (error) => error.code);

      assert.equal(outcome, mayGo ? "deleted" : "last_admin");
      const { length } = await db.selectFrom("users").select("id").execute();
      assert.equal(length, others.length + (mayGo ? 0 : 1));
    },
  );
}

databaseTest("deleteOwnAccount() of two last admins at once leaves one", async (db) => {
  const password_hash = await hasher.hash(PASSWORD);
  const admins = [
    await addUser(db, { role: "admin", password_hash }),
    await addUser(db, { role: "admin", password_hash }),
  ];
  await addUser(db);
  const { site } = deletionSite(db);

  const outcomes = await Promise.allSettled(
    admins.map((userId) => deleteOwnAccount(site, { userId, password: PASSWORD })),
  );

  const refusals = outcomes.filter((outcome) => outcome.status === "rejected");
  assert.deepEqual(refusals.map(({ reason }) => reason.code), ["last_admin"]);
  const left = await db.selectFrom("users").select("role").orderBy("role").execute();
  assert.deepEqual(left.map(({ role }) => role), ["admin", "member"]);
});
