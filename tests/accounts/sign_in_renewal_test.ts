/** Hashes of an older cost are replaced when their owner signs in. */
import assert from "node:assert/strict";
import { createPasswordHasher } from "../../lib/accounts/passwords.ts";
import { parsePhc } from "../../lib/accounts/phc.ts";
import { signIn } from "../../lib/accounts/sign_in.ts";
import { databaseTest } from "../databases.ts";
import { addUser, START } from "./people.ts";
import { addAda, attempt, EMAIL, PASSWORD, sessionCount, siteOn } from "./sign_in_setting.ts";

databaseTest("signIn() stores a hash of today's cost in place of an outdated one", async (db) => {
  await addAda(db);
  const stronger = createPasswordHasher({ cost: { ln: 5, r: 8, p: 1 } });

  const result = await signIn(siteOn(db, { passwords: stronger }), attempt());

  assert.equal(result.kind, "signed_in");
  const row = await db.selectFrom("users").select(["password_hash", "updated_at"])
    .executeTakeFirstOrThrow();
  assert.deepEqual(parsePhc(row.password_hash)?.cost, { ln: 5, r: 8, p: 1 });
  assert.equal((await stronger.verify(PASSWORD, row.password_hash)).matches, true);
  assert.deepEqual(row.updated_at, START);
});

databaseTest("signIn() keeps an outdated hash when the password is wrong", async (db) => {
  await addAda(db);
  const before = await db.selectFrom("users").select("password_hash").execute();
  const stronger = createPasswordHasher({ cost: { ln: 5, r: 8, p: 1 } });

  await signIn(siteOn(db, { passwords: stronger }), attempt(EMAIL, "wrong horse"));

  assert.deepEqual(await db.selectFrom("users").select("password_hash").execute(), before);
});

databaseTest("signIn() keeps a hash of today's cost", async (db) => {
  await addAda(db);
  const before = await db.selectFrom("users").select("password_hash").execute();

  await signIn(siteOn(db), attempt());

  assert.deepEqual(await db.selectFrom("users").select("password_hash").execute(), before);
});

databaseTest("signIn() replaces the hash of its own user alone", async (db) => {
  await addAda(db);
  const other = await addUser(db, { password_hash: "other" });
  const stronger = createPasswordHasher({ cost: { ln: 5, r: 8, p: 1 } });

  await signIn(siteOn(db, { passwords: stronger }), attempt());

  const row = await db.selectFrom("users").select("password_hash").where("id", "=", other)
    .executeTakeFirstOrThrow();
  assert.equal(row.password_hash, "other");
});

databaseTest(
  "signIn() signs in everybody who comes at once while the hash is outdated",
  async (db) => {
    await addAda(db);
    const passwords = createPasswordHasher({ cost: { ln: 5, r: 8, p: 1 } });

    const results = await Promise.all(
      Array.from({ length: 4 }, () => signIn(siteOn(db, { passwords }), attempt())),
    );

    assert.deepEqual(new Set(results.map(({ kind }) => kind)), new Set(["signed_in"]));
    assert.equal(await sessionCount(db), 4);
  },
);
