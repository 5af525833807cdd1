/** The key check in the database: first start, later starts, starts at once, wrong keys. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { KeySource } from "../../lib/config/config.ts";
import { ConfigError } from "../../lib/config/config_error.ts";
import { givenSecretBox, openSecretBox } from "../../lib/encryption/open_secret_box.ts";
import { insertKeyCheck } from "../../lib/encryption/queries.ts";
import { createSecretBox } from "../../lib/encryption/secret_box.ts";
import { verifyKey } from "../../lib/encryption/verify_key.ts";
import { databaseTest } from "../databases.ts";

const KEY: KeySource = { kind: "given", key: new Uint8Array(32).fill(1) };
const OTHER_KEY: KeySource = { kind: "given", key: new Uint8Array(32).fill(2) };
const PLACE = { table: "gifts", column: "description", row: "1" };

async function keyCheckOf(db: Db): Promise<string | null | undefined> {
  return (await db.selectFrom("instance").select("key_check").executeTakeFirst())?.key_check;
}

databaseTest(
  "openSecretBox() leaves a check on the first start and passes it later",
  async (db) => {
    assert.equal(await keyCheckOf(db), null);

    const first = await openSecretBox(db, KEY);
    const check = await keyCheckOf(db);
    const second = await openSecretBox(db, KEY);

    assert.match(check ?? "", /^v1\./);
    assert.equal(await keyCheckOf(db), check);
    assert.equal(second.open(first.seal("A bicycle", PLACE), PLACE), "A bicycle");
  },
);

databaseTest("openSecretBox() refuses another key, names it and changes nothing", async (db) => {
  await openSecretBox(db, KEY);
  const check = await keyCheckOf(db);

  await assert.rejects(openSecretBox(db, OTHER_KEY), (error) => {
    assert.ok(error instanceof ConfigError);
    assert.equal(
      error.message,
      "Cannot use the key of ENCRYPTION_KEY: this database was written with another key",
    );
    return true;
  });
  assert.equal(await keyCheckOf(db), check);
});

databaseTest("givenSecretBox() opens what openSecretBox() has sealed", async (db) => {
  const sealed = (await openSecretBox(db, KEY)).seal("A bicycle", PLACE);

  assert.equal(givenSecretBox(KEY).open(sealed, PLACE), "A bicycle");
});

Deno.test("givenSecretBox() refuses a key in a file, and names what to set", () => {
  const source: KeySource = { kind: "file", path: "encryption.key" };

  assert.throws(() => givenSecretBox(source), (error) => {
    assert.ok(error instanceof ConfigError);
    assert.match(error.message, /ENCRYPTION_KEY/);
    return true;
  });
});

databaseTest("insertKeyCheck() replaces no check that another process has left", async (db) => {
  await insertKeyCheck(db, "first");
  await insertKeyCheck(db, "second");

  assert.equal(await keyCheckOf(db), "first");
});

databaseTest("verifyKey() lets one key win when several processes start at once", async (db) => {
  const keys = Array.from({ length: 8 }, (_, index) => new Uint8Array(32).fill(index + 1));

  const starts = await Promise.allSettled(
    keys.map((key) => verifyKey(db, { box: createSecretBox(key), keyOrigin: "ENCRYPTION_KEY" })),
  );

  assert.equal(starts.filter(({ status }) => status === "fulfilled").length, 1);
});

databaseTest("verifyKey() passes everybody when several start at once with one key", async (db) => {
  const box = createSecretBox(new Uint8Array(32).fill(1));

  await Promise.all(
    Array.from({ length: 8 }, () => verifyKey(db, { box, keyOrigin: "ENCRYPTION_KEY" })),
  );

  assert.match(await keyCheckOf(db) ?? "", /^v1\./);
});

databaseTest("verifyKey() refuses a check that was tampered with", async (db) => {
  const box = createSecretBox(new Uint8Array(32).fill(1));
  await db.updateTable("instance").set({ key_check: box.seal("", PLACE) }).execute();

  await assert.rejects(verifyKey(db, { box, keyOrigin: "ENCRYPTION_KEY" }), ConfigError);
});

databaseTest("openSecretBox() makes no new key file once there is a check", async (db) => {
  const directory = await Deno.makeTempDir();
  try {
    const source: KeySource = { kind: "file", path: `${directory}/encryption.key` };
    await openSecretBox(db, source);
    await Deno.remove(source.path);

    await assert.rejects(openSecretBox(db, source), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, /^Cannot find the encryption key /);
      return true;
    });
    assert.deepEqual([...Deno.readDirSync(directory)], []);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});
