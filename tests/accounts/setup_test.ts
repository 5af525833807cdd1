/** The first account: once, whoever tries (DESIGN section 4). */
import assert from "node:assert/strict";
import { createPasswordHasher } from "../../lib/accounts/passwords.ts";
import { resumeSession } from "../../lib/accounts/sessions.ts";
import { isSetUp, setUp } from "../../lib/accounts/setup.ts";
import type { SetupInput } from "../../lib/shared/account_forms.ts";
import type { Db } from "../../db/database.ts";
import { databaseTest } from "../databases.ts";
import { auditEvents, START } from "./people.ts";

const passwords = createPasswordHasher({ cost: { ln: 4, r: 8, p: 1 } });

function siteOn(db: Db) {
  return { db, now: () => START, passwords };
}

function setupInput(values: Partial<SetupInput> = {}): SetupInput {
  return {
    email: "ada@example.org",
    password: "correct horse",
    display_name: "Ada",
    language: "de",
    time_zone: "Europe/Berlin",
    ...values,
  };
}

databaseTest("isSetUp() says no before there has been an account", async (db) => {
  assert.equal(await isSetUp(db), false);
});

databaseTest("setUp() makes an admin with what was entered", async (db) => {
  const { user } = await setUp(siteOn(db), { input: setupInput(), userAgent: null });

  const { id, ...rest } = user;
  assert.deepEqual(rest, {
    email: "ada@example.org",
    displayName: "Ada",
    role: "admin",
    language: "de",
    timeZone: "Europe/Berlin",
    disabledAt: null,
  });
  const row = await db.selectFrom("users").select(["id", "password_hash"])
    .executeTakeFirstOrThrow();
  assert.equal(row.id, id);
  assert.equal((await passwords.verify("correct horse", row.password_hash)).matches, true);
});

databaseTest("setUp() signs the admin in", async (db) => {
  const { user, session, secret } = await setUp(siteOn(db), {
    input: setupInput(),
    userAgent: "Firefox",
  });

  assert.equal(session.userAgent, "Firefox");
  const resumed = await resumeSession(db, { secret, now: START });
  assert.deepEqual(resumed, { session, user, isExtended: false });
});

databaseTest("setUp() leaves events of the user and of the session", async (db) => {
  const { user, session } = await setUp(siteOn(db), { input: setupInput(), userAgent: null });

  const shared = { log: user.id, actor: user.id, via: "session" };
  assert.deepEqual(await auditEvents(db), [
    { ...shared, action: "user.created", entity: user.id },
    { ...shared, action: "session.created", entity: session.id },
  ]);
});

databaseTest("setUp() completes the setup for good", async (db) => {
  await setUp(siteOn(db), { input: setupInput(), userAgent: null });

  const instance = await db.selectFrom("instance").selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(instance.setup_completed_at, START);
  assert.equal(await isSetUp(db), true);
});

databaseTest("setUp() throws setup_completed the second time and hashes nothing", async (db) => {
  await setUp(siteOn(db), { input: setupInput(), userAgent: null });
  const unused = {
    hash: () => assert.fail("hashed"),
    verify: () => assert.fail("verified"),
  };

  const attempt = setUp({ ...siteOn(db), passwords: unused }, {
    input: setupInput({ email: "eve@example.org" }),
    userAgent: null,
  });

  await assert.rejects(attempt, { name: "DomainError", code: "setup_completed" });
  assert.equal((await db.selectFrom("users").select("id").execute()).length, 1);
});

databaseTest("setUp() stays closed when the last user is gone", async (db) => {
  await setUp(siteOn(db), { input: setupInput(), userAgent: null });
  await db.deleteFrom("users").execute();

  const attempt = setUp(siteOn(db), { input: setupInput(), userAgent: null });

  await assert.rejects(attempt, { name: "DomainError", code: "setup_completed" });
  assert.equal(await isSetUp(db), true);
  assert.deepEqual(await db.selectFrom("users").select("id").execute(), []);
});

databaseTest("setUp() makes one account of many attempts at once", async (db) => {
  // Every attempt has found the instance not set up before the first of them writes.
  const site = { ...siteOn(db), passwords: { ...passwords, hash: hashTogether(5) } };
  const emails = ["a", "b", "c", "d", "e"].map((name) => `${name}@example.org`);

  const outcomes = await Promise.allSettled(
    emails.map((email) => setUp(site, { input: setupInput({ email }), userAgent: null })),
  );

  const refusals = outcomes.filter((outcome) => outcome.status === "rejected");
  assert.deepEqual(
    refusals.map(({ reason }) => reason.code),
    ["setup_completed", "setup_completed", "setup_completed", "setup_completed"],
  );
  assert.equal((await db.selectFrom("users").select("id").execute()).length, 1);
  assert.equal((await db.selectFrom("sessions").select("id").execute()).length, 1);
  assert.equal((await auditEvents(db)).length, 2);
});

/** Hashes that are all ready in the moment in which the last of them is asked for. */
function hashTogether(count: number): () => Promise<string> {
  const everybody = Promise.withResolvers<string>();
  let asked = 0;
  return () => {
    asked++;
    if (asked === count) everybody.resolve("hash");
    return everybody.promise;
  };
}

databaseTest("setUp() stays open when making the account fails", async (db) => {
  const attempt = setUp(siteOn(db), {
    input: setupInput({ display_name: "x".repeat(101) }),
    userAgent: null,
  });

  await assert.rejects(attempt);
  assert.equal(await isSetUp(db), false);
});
