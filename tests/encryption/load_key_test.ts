/** Where the key comes from, and in which states of its file there is none. */
import assert from "node:assert/strict";
import type { KeySource } from "../../lib/config/config.ts";
import { ConfigError } from "../../lib/config/config_error.ts";
import { loadKey } from "../../lib/encryption/load_key.ts";

const KEY = new Uint8Array(32).map((_, index) => index);

/** Runs `body` with the path of a key file in an empty directory. */
async function withKeyPath(body: (path: string, directory: string) => Promise<void>) {
  const directory = await Deno.makeTempDir();
  try {
    await body(`${directory}/encryption.key`, directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

function inFile(path: string): KeySource {
  return { kind: "file", path };
}

function filesIn(directory: string): string[] {
  return [...Deno.readDirSync(directory)].map(({ name }) => name);
}

Deno.test("loadKey() takes the given key and touches no file", async () => {
  const loaded = await loadKey({ kind: "given", key: KEY }, { mayCreate: true });

  assert.deepEqual(loaded, { key: KEY, origin: "ENCRYPTION_KEY" });
});

Deno.test("loadKey() makes a private file once and reads it from then on", async () => {
  await withKeyPath(async (path, directory) => {
    const made = await loadKey(inFile(path), { mayCreate: true });
    const read = await loadKey(inFile(path), { mayCreate: true });

    assert.equal(made.key.byteLength, 32);
    assert.deepEqual(read, made);
    assert.equal(made.origin, path);
    assert.equal(((await Deno.stat(path)).mode ?? 0) & 0o777, 0o600);
    assert.deepEqual(filesIn(directory), ["encryption.key"]);
  });
});

Deno.test("loadKey() makes another key in another place", async () => {
  await withKeyPath(async (path) => {
    const one = await loadKey(inFile(path), { mayCreate: true });
    const other = await loadKey(inFile(`${path}2`), { mayCreate: true });

    assert.notDeepEqual(one.key, other.key);
  });
});

Deno.test("loadKey() gives everybody the same key when many make it at once", async () => {
  await withKeyPath(async (path, directory) => {
    const loaded = await Promise.all(
      Array.from({ length: 20 }, () => loadKey(inFile(path), { mayCreate: true })),
    );

    assert.equal(new Set(loaded.map(({ key }) => key.toHex())).size, 1);
    assert.deepEqual(filesIn(directory), ["encryption.key"]);
  });
});

Deno.test("loadKey() refuses to make a key for a database that was written with one", async () => {
  await withKeyPath(async (path, directory) => {
    await assert.rejects(loadKey(inFile(path), { mayCreate: false }), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.ok(error.message.startsWith(`Cannot find the encryption key ${path}`));
      assert.match(error.message, /ENCRYPTION_KEY/);
      return true;
    });
    assert.deepEqual(filesIn(directory), []);
  });
});

const contents: { name: string; text: string; isKey: boolean }[] = [
  { name: "base64 and a line break", text: `${KEY.toBase64()}\n`, isKey: true },
  { name: "base64", text: KEY.toBase64(), isKey: true },
  { name: "hex", text: `${KEY.toHex()}\r\n`, isKey: true },
  { name: "nothing", text: "", isKey: false },
  { name: "half a key", text: KEY.toHex().slice(32), isKey: false },
  { name: "something else", text: "canary canary", isKey: false },
];

for (const { name, text, isKey } of contents) {
  Deno.test(`loadKey() ${isKey ? "reads" : "refuses"} a file of ${name}`, async () => {
    await withKeyPath(async (path) => {
      await Deno.writeTextFile(path, text, { mode: 0o600 });

      const loading = loadKey(inFile(path), { mayCreate: true });

      if (isKey) return assert.deepEqual((await loading).key, KEY);
      await assert.rejects(loading, (error) => {
        assert.ok(error instanceof ConfigError);
        assert.equal(
          error.message,
          `Cannot read the encryption key ${path}: the file holds no key`,
        );
        return true;
      });
      assert.equal(await Deno.readTextFile(path), text);
    });
  });
}

for (const mode of [0o640, 0o604, 0o620, 0o644, 0o660]) {
  Deno.test(`loadKey() refuses a file of mode ${mode.toString(8)}`, async () => {
    await withKeyPath(async (path) => {
      await Deno.writeTextFile(path, KEY.toBase64());
      await Deno.chmod(path, mode);

      await assert.rejects(loadKey(inFile(path), { mayCreate: true }), (error) => {
        assert.ok(error instanceof ConfigError);
        assert.match(error.message, /chmod 600/);
        assert.ok(!error.message.includes(KEY.toBase64()));
        return true;
      });
    });
  });
}
