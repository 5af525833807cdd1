/** How often an address and an account may fail to sign in. */
import assert from "node:assert/strict";
import { signIn } from "../../lib/accounts/sign_in.ts";
import { signInForm } from "../../lib/shared/account_forms.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { databaseTest } from "../databases.ts";
import { addAda, allowance, attempt, EMAIL, PASSWORD, siteOn } from "./sign_in_setting.ts";

databaseTest("signIn() limits an address, whatever account it tries", async (db) => {
  await addAda(db);
  const site = siteOn(db, { signInAddress: allowance(2, 17) });
  await signIn(site, attempt("eve@example.org"));
  await signIn(site, attempt("bob@example.org"));

  const limited = await signIn(site, attempt());
  const elsewhere = await signIn(site, { ...attempt(), clientAddress: "192.0.2.2" });

  assert.deepEqual(limited, { kind: "limited", retryAfterSeconds: 17 });
  assert.equal(elsewhere.kind, "signed_in");
});

databaseTest("signIn() limits an account, wherever it is tried from", async (db) => {
  await addAda(db);
  await addAda(db, { email: "bob@example.org" });
  const site = siteOn(db, { signInAccount: allowance(2, 23) });
  await signIn(site, { ...attempt(EMAIL, "wrong horse"), clientAddress: "192.0.2.2" });
  await signIn(site, { ...attempt(EMAIL, "wrong horse"), clientAddress: "192.0.2.3" });

  const limited = await signIn(site, attempt());
  const other = await signIn(site, attempt("bob@example.org"));

  assert.deepEqual(limited, { kind: "limited", retryAfterSeconds: 23 });
  assert.equal(other.kind, "signed_in");
});

databaseTest("signIn() limits an unknown account like a known one", async (db) => {
  const site = siteOn(db, { signInAccount: allowance(1, 23) });
  await signIn(site, attempt());

  assert.deepEqual(await signIn(site, attempt()), { kind: "limited", retryAfterSeconds: 23 });
});

databaseTest("signIn() takes no attempt of an account for a limited address", async (db) => {
  await addAda(db);
  const site = siteOn(db, { signInAddress: allowance(1), signInAccount: allowance(2) });
  for (let count = 0; count < 5; count++) await signIn(site, attempt(EMAIL, "wrong horse"));

  const result = await signIn(site, { ...attempt(), clientAddress: "192.0.2.2" });

  assert.equal(result.kind, "signed_in");
});

databaseTest("signIn() hashes nothing when it is limited", async (db) => {
  const passwords = { hash: () => assert.fail("hashed"), verify: () => assert.fail("verified") };
  const signInAddress = allowance(1, 5);
  signInAddress.take(attempt().clientAddress);

  const result = await signIn(siteOn(db, { passwords, signInAddress }), attempt());

  assert.deepEqual(result, { kind: "limited", retryAfterSeconds: 5 });
});

databaseTest("signIn() limits failures alone: who succeeds is not held up", async (db) => {
  await addAda(db);
  const site = siteOn(db, { signInAddress: allowance(1), signInAccount: allowance(1) });

  const kinds = [];
  for (const password of [PASSWORD, PASSWORD, "wrong horse", PASSWORD]) {
    kinds.push((await signIn(site, attempt(EMAIL, password))).kind);
  }

  assert.deepEqual(kinds, ["signed_in", "signed_in", "refused", "limited"]);
});

databaseTest("signIn() gives the attempt back to address and account alike", async (db) => {
  await addAda(db);
  const strict = allowance(1);
  const lenient = allowance(100);

  for (
    const limits of [
      { signInAddress: strict, signInAccount: lenient },
      { signInAddress: lenient, signInAccount: strict },
    ]
  ) {
    const site = siteOn(db, limits);
    await signIn(site, attempt());
    assert.equal((await signIn(site, attempt())).kind, "signed_in");
  }
});

databaseTest("signIn() counts spellings of an address as one account", async (db) => {
  await addAda(db);
  const site = siteOn(db, { signInAccount: allowance(1) });
  const spelled = (email: string) => parseInput(signInForm, { email, password: "wrong horse" });

  const first = await signIn(site, { ...attempt(), input: spelled(" ADA@Example.org ") });
  const second = await signIn(site, { ...attempt(), input: spelled("Ada@example.ORG") });

  assert.deepEqual([first.kind, second.kind], ["refused", "limited"]);
});
