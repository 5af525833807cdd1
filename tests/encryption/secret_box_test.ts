/** The envelope: what it keeps, what it is bound to, and what it says when it does not open. */
import assert from "node:assert/strict";
import {
  createSecretBox,
  type Place,
  SecretBoxError,
  type SecretBoxErrorCode,
} from "../../lib/encryption/secret_box.ts";

const KEY = new Uint8Array(32).fill(7);
const OTHER_KEY = new Uint8Array(32).fill(8);
const CANARY = "canary-of-authored-text";
const PLACE: Place = {
  table: "gifts",
  column: "description",
  row: "0198f2c4-7c1e-7a43-9d52-6f0a3c1b2d4e",
};

for (const plaintext of ["", "A bicycle", "Ünïcödé 🚲\u0001\n", "x".repeat(20_000)]) {
  Deno.test(`SecretBox.open() gives back what seal() took: ${JSON.stringify(plaintext.slice(0, 20))}`, () => {
    const box = createSecretBox(KEY);

    assert.equal(box.open(box.seal(plaintext, PLACE), PLACE), plaintext);
  });
}

Deno.test("SecretBox.open() opens what another box with the same key has sealed", () => {
  const sealed = createSecretBox(KEY).seal(CANARY, PLACE);

  assert.equal(createSecretBox(KEY.slice()).open(sealed, PLACE), CANARY);
});

Deno.test("SecretBox.open() opens an envelope of the first release", () => {
  const sealed = "v1.90545d8e.UhQPWqRKPaHYofwx3ifBHkomWfSkrNt25b-9VDAxgar_SuVvNA";

  assert.equal(createSecretBox(KEY).open(sealed, PLACE), "A bicycle");
});

Deno.test("SecretBox.seal() writes version, key id and one run of base64url", () => {
  const sealed = createSecretBox(KEY).seal("A bicycle", PLACE);

  assert.match(sealed, /^v1\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/);
  const body = Uint8Array.fromBase64(sealed.split(".")[2] ?? "", { alphabet: "base64url" });
  assert.equal(body.byteLength, 12 + "A bicycle".length + 16);
});

Deno.test("SecretBox.seal() never writes the same envelope twice", () => {
  const box = createSecretBox(KEY);
  const sealed = Array.from({ length: 100 }, () => box.seal("A bicycle", PLACE));

  assert.equal(new Set(sealed).size, sealed.length);
});

Deno.test("SecretBox.seal() names each key by an id of its own, which is not its hash", async () => {
  const [id, otherId] = [KEY, OTHER_KEY].map((key) =>
    createSecretBox(key).seal("", PLACE).split(".")[1]
  );

  assert.notEqual(id, otherId);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", KEY)).toHex();
  assert.ok(!hash.startsWith(id ?? ""));
});

function flippedAt(sealed: string, byte: number): string {
  const [version, keyId, body = ""] = sealed.split(".");
  const bytes = Uint8Array.fromBase64(body, { alphabet: "base64url" });
  const at = (byte + bytes.length) % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const flipped = bytes.toBase64({ alphabet: "base64url", omitPadding: true });
  return `${version}.${keyId}.${flipped}`;
}

const unopened: {
  name: string;
  alter?: (sealed: string) => string;
  key?: Uint8Array;
  place?: Partial<Place>;
  code: SecretBoxErrorCode;
}[] = [
  { name: "under another key", key: OTHER_KEY, code: "wrong_key" },
  {
    name: "in another row",
    place: { row: "0198f2c4-0000-7000-8000-000000000000" },
    code: "not_authentic",
  },
  { name: "in another column", place: { column: "message" }, code: "not_authentic" },
  { name: "in another table", place: { table: "reminders" }, code: "not_authentic" },
  { name: "with an altered iv", alter: (sealed) => flippedAt(sealed, 0), code: "not_authentic" },
  { name: "with an altered text", alter: (sealed) => flippedAt(sealed, 12), code: "not_authentic" },
  { name: "with an altered tag", alter: (sealed) => flippedAt(sealed, -1), code: "not_authentic" },
  { name: "cut by a byte", alter: (sealed) => sealed.slice(0, -2), code: "not_authentic" },
  {
    name: "with another key's id over it",
    alter: (sealed) => sealed.replace(/\.[0-9a-f]{8}\./, ".00000000."),
    code: "wrong_key",
  },
  {
    name: "shorter than iv and tag",
    alter: (sealed) => sealed.slice(0, 12 + 36),
    code: "malformed",
  },
  { name: "without a body", alter: (sealed) => sealed.slice(0, 12), code: "malformed" },
  {
    name: "of an unknown version",
    alter: (sealed) => sealed.replace("v1", "v2"),
    code: "malformed",
  },
  {
    name: "with a character that is no base64url",
    alter: (sealed) => `${sealed}=`,
    code: "malformed",
  },
  { name: "with a line break at its end", alter: (sealed) => `${sealed}\n`, code: "malformed" },
  { name: "never sealed at all", alter: () => CANARY, code: "malformed" },
];

for (const { name, alter = (sealed: string) => sealed, key = KEY, place = {}, code } of unopened) {
  Deno.test(`SecretBox.open() refuses an envelope ${name} and says nothing of its content`, () => {
    const sealed = alter(createSecretBox(KEY).seal(CANARY, PLACE));

    assert.throws(() => createSecretBox(key).open(sealed, { ...PLACE, ...place }), (error) => {
      assert.ok(error instanceof SecretBoxError);
      assert.equal(error.code, code);
      const said = Deno.inspect(error);
      assert.ok(!said.includes(CANARY) && !said.includes(sealed.slice(12, 30) || sealed));
      return true;
    });
  });
}

for (const length of [0, 16, 31, 33, 64]) {
  Deno.test(`createSecretBox() refuses a key of ${length} bytes`, () => {
    assert.throws(() => createSecretBox(new Uint8Array(length)), RangeError);
  });
}
