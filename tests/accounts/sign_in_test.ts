/** Who may sign in, and that every refusal looks the same. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { createPasswordHasher, type PasswordHasher } from "../../lib/accounts/passwords.ts";
import { resumeSession } from "../../lib/accounts/sessions.ts";
import { signIn } from "../../lib/accounts/sign_in.ts";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { databaseTest } from "../databases.ts";
import { auditEvents, START } from "./people.ts";
import {
  addAda,
  attempt,
  COST,
  EMAIL,
  hasher,
  PASSWORD,
  sessionCount,
  siteOn,
} from "./sign_in_setting.ts";

databaseTest("signIn() begins a session of the user", async (db) => {
  const userId = await addAda(db);

  const result = await signIn(siteOn(db), attempt());

  assert.ok(result.kind === "signed_in");
  assert.equal(result.user.id, userId);
  assert.equal(result.session.userAgent, "Firefox");
  assert.deepEqual(await resumeSession(db, { secret: result.secret, now: START }), {
    session: result.session,
    user: result.user,
    isExtended: false,
  });
  assert.deepEqual(await auditEvents(db), [{
    log: userId,
    actor: userId,
    via: "session",
    action: "session.created",
    entity: result.session.id,
  }]);
});

databaseTest("signIn() replaces the session that the browser came with", async (db) => {
  await addAda(db);
  const first = await signIn(siteOn(db), attempt());
  assert.ok(first.kind === "signed_in");

  const second = await signIn(siteOn(db), { ...attempt(), formerSecret: first.secret });

  assert.ok(second.kind === "signed_in");
  assert.notEqual(second.secret, first.secret);
  assert.equal(await resumeSession(db, { secret: first.secret, now: START }), undefined);
  assert.equal(await sessionCount(db), 1);
});

databaseTest("signIn() never takes over a secret that the browser came with", async (db) => {
  await addAda(db);
  const planted = mintSecret("session").secret;

  const result = await signIn(siteOn(db), { ...attempt(), formerSecret: planted });

  assert.ok(result.kind === "signed_in");
  assert.notEqual(result.secret, planted);
  assert.equal(await resumeSession(db, { secret: planted, now: START }), undefined);
});

const REFUSALS: { name: string; email: string; password: string; disabled?: true }[] = [
  { name: "a wrong password", email: EMAIL, password: "wrong horse" },
  { name: "an unknown address", email: "eve@example.org", password: PASSWORD },
  { name: "a disabled account", email: EMAIL, password: PASSWORD, disabled: true },
  {
    name: "a wrong password of a disabled account",
    email: EMAIL,
    password: "wrong horse",
    disabled: true,
  },
];

for (const { name, email, password, disabled } of REFUSALS) {
  databaseTest(`signIn() refuses ${name} after hashing once, and leaves no trace`, async (db) => {
    await addAda(db, { disabled_at: disabled ? START : null });
    const costs: unknown[] = [];
    const passwords = createPasswordHasher({
      cost: COST,
      derive: (text, { cost, salt }) => {
        costs.push(cost);
        return digestOf(text, salt);
      },
    });
    await replaceHash(db, await passwords.hash(PASSWORD));
    costs.length = 0;

    const result = await signIn(siteOn(db, { passwords }), attempt(email, password));

    assert.deepEqual(result, { kind: "refused" });
    assert.deepEqual(costs, [COST]);
    assert.equal(await sessionCount(db), 0);
    assert.deepEqual(await auditEvents(db), []);
  });
}

/** A digest that needs no scrypt: what is tested is how often it is asked for. */
async function digestOf(text: string, salt: Uint8Array): Promise<Uint8Array> {
  const bytes = new Uint8Array([...salt, ...new TextEncoder().encode(text)]);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

async function replaceHash(db: Db, password_hash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash }).execute();
}

databaseTest("signIn() keeps the former session when it refuses", async (db) => {
  await addAda(db);
  const first = await signIn(siteOn(db), attempt());
  assert.ok(first.kind === "signed_in");

  await signIn(siteOn(db), { ...attempt(EMAIL, "wrong horse"), formerSecret: first.secret });

  assert.notEqual(await resumeSession(db, { secret: first.secret, now: START }), undefined);
});

const MEANWHILE: { name: string; change: { disabled_at?: Date; password_hash?: string } }[] = [
  { name: "disabled", change: { disabled_at: START } },
  { name: "given another password", change: { password_hash: "another" } },
];

for (const { name, change } of MEANWHILE) {
  databaseTest(`signIn() refuses an account that is ${name} during the check`, async (db) => {
    await addAda(db);
    const passwords: PasswordHasher = {
      ...hasher,
      async verify(password, stored) {
        const check = await hasher.verify(password, stored);
        await db.updateTable("users").set(change).execute();
        return check;
      },
    };

    const result = await signIn(siteOn(db, { passwords }), attempt());

    assert.deepEqual(result, { kind: "refused" });
    assert.equal(await sessionCount(db), 0);
    assert.deepEqual(await auditEvents(db), []);
  });
}

databaseTest(
  "signIn() waits for a change of the password that is not committed",
  async (db, { kind }) => {
    await addAda(db);

    const pending = await db.transaction().execute(async (tx) => {
      await tx.updateTable("users").set({ password_hash: "another" }).execute();
      await tx.deleteFrom("sessions").execute();
      let isSettled = false;
      const result = signIn(siteOn(db), attempt()).finally(() => isSettled = true);
      // PGlite has one connection: there the sign-in does not begin before this has ended.
      while (kind === "postgresql" && !isSettled && !await isSomebodyWaiting(tx));
      return { result };
    });

    assert.deepEqual(await pending.result, { kind: "refused" });
    assert.equal(await sessionCount(db), 0);
  },
);

async function isSomebodyWaiting(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where not granted and pid in (
      select pid from pg_stat_activity where datname = current_database()
    )`.execute(tx);
  return rows.length > 0;
}
