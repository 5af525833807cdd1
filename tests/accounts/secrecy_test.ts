/** No secret of an account reaches the database (DESIGN section 10, invariant 1). */
import assert from "node:assert/strict";
import { createPasswordHasher } from "../../lib/accounts/passwords.ts";
import { endSession, resumeSession } from "../../lib/accounts/sessions.ts";
import { setUp } from "../../lib/accounts/setup.ts";
import { signIn } from "../../lib/accounts/sign_in.ts";
import { hashSecret } from "../../lib/credentials/secrets.ts";
import { write } from "../../lib/work/write.ts";
import type { Db } from "../../db/database.ts";
import { recordParameters } from "../credentials/sql_parameters.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { after, HOUR_MS, START } from "./people.ts";

const PASSWORD = "canary password of Ada";
const WRONG_PASSWORD = "canary password that is wrong";
const EMAIL = "ada@example.org";

/** Everything that an account goes through with secrets; gives the secrets. */
async function driveAccount(db: Db): Promise<{ kept: string; ended: string }> {
  const unlimited = { take: () => ({ allowed: true }) as const, giveBack: () => {} };
  const site = {
    db,
    now: () => START,
    // Outdated at the first sign-in, so that the hash is replaced as well.
    passwords: createPasswordHasher({ cost: { ln: 4, r: 8, p: 1 } }),
    limits: { signInAddress: unlimited, signInAccount: unlimited },
  };
  const first = await setUp(site, {
    input: {
      email: EMAIL,
      password: PASSWORD,
      display_name: "Ada",
      language: "en",
      time_zone: "UTC",
    },
    userAgent: null,
  });
  const stronger = { ...site, passwords: createPasswordHasher({ cost: { ln: 5, r: 8, p: 1 } }) };
  const attempt = { clientAddress: "192.0.2.1", userAgent: null, formerSecret: first.secret };
  await signIn(stronger, { ...attempt, input: { email: EMAIL, password: WRONG_PASSWORD } });
  const second = await signIn(stronger, {
    ...attempt,
    input: { email: EMAIL, password: PASSWORD },
  });
  const third = await signIn(stronger, {
    ...attempt,
    formerSecret: undefined,
    input: { email: EMAIL, password: PASSWORD },
  });
  assert.ok(second.kind === "signed_in" && third.kind === "signed_in");
  await resumeSession(db, { secret: second.secret, now: after(2 * HOUR_MS) });
  await write(
    site,
    { kind: "user", userId: first.user.id, via: "session" },
    (unit) => endSession(unit, { userId: first.user.id, sessionId: third.session.id }),
  );
  return { kept: second.secret, ended: third.secret };
}

databaseTest(
  "an account's passwords and session secrets are never an SQL parameter",
  async (db) => {
    const recording = recordParameters(db);

    const { kept, ended } = await driveAccount(recording.db);

    const parameters = recording.parameters.map((parameter) =>
      typeof parameter === "string" ? parameter : JSON.stringify(parameter) ?? ""
    ).join("\n");
    assert.ok(parameters.includes(String(hashSecret("session", kept))), "records the parameters");
    for (const secret of [kept, ended, PASSWORD, WRONG_PASSWORD]) {
      assert.ok(!parameters.includes(secret), secret);
    }
  },
);

databaseTest("an account's passwords and session secrets are not in the database", async (db) => {
  const { kept, ended } = await driveAccount(db);

  const stored = await storedText(db);
  assert.ok(stored.includes(String(hashSecret("session", kept))), "reads what is stored");
  assert.ok(stored.includes("session.ended"), "reads the audit events");
  for (const secret of [kept, ended, PASSWORD, WRONG_PASSWORD]) {
    assert.ok(!stored.includes(secret), secret);
  }
});
