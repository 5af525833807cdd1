/** The envelope around an encrypted column: `v1.<key id>.<base64url of iv, ciphertext and tag>`. */
import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { KEY_BYTES } from "../config/encryption_key.ts";

/** Where a sealed text is stored. It opens there and nowhere else. */
export interface Place {
  table: string;
  column: string;
  /** The row's id. */
  row: string;
}

export interface SecretBox {
  /** The envelope of `plaintext`, another one each time. */
  seal(plaintext: string, place: Place): string;
  /** @throws {SecretBoxError} when the text was not sealed with this key for this place. */
  open(sealed: string, place: Place): string;
}

export type SecretBoxErrorCode = "malformed" | "wrong_key" | "not_authentic";

/** Its message names the column and never the content. */
export class SecretBoxError extends Error {
  override readonly name = "SecretBoxError";

  constructor(readonly code: SecretBoxErrorCode, place: Place, options?: ErrorOptions) {
    super(`Cannot open ${place.table}.${place.column}: ${REASONS[code]}`, options);
  }
}

const REASONS: Record<SecretBoxErrorCode, string> = {
  malformed: "it holds no whole envelope",
  wrong_key: "it was sealed with another key",
  not_authentic: "it was altered, or moved from another row",
};

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ENVELOPE = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/;

/**
 * @param key 32 random bytes
 * @throws {RangeError} when the key has another length.
 */
export function createSecretBox(key: Uint8Array): SecretBox {
  if (key.byteLength !== KEY_BYTES) {
    throw new RangeError(`Cannot create a secret box: the key must have ${KEY_BYTES} bytes`);
  }
  // Bytes of its own, and no key object, which the ciphers of Deno before 2.8 don't take.
  const secretKey = Uint8Array.from(key);
  const keyId = keyIdOf(secretKey);
  return {
    seal: (plaintext, place) =>
      `v1.${keyId}.${encrypt(secretKey, { plaintext, place }).toString("base64url")}`,
    open: (sealed, place) => {
      const [, sealedWith, body] = ENVELOPE.exec(sealed) ?? [];
      if (sealedWith === undefined || body === undefined) {
        throw new SecretBoxError("malformed", place);
      }
      if (sealedWith !== keyId) throw new SecretBoxError("wrong_key", place);
      return decrypt(secretKey, { sealed: Buffer.from(body, "base64url"), place });
    },
  };
}

/** Tells keys apart and says nothing about them. */
function keyIdOf(key: Uint8Array): string {
  return createHmac("sha256", key).update("key id").digest("hex").slice(0, 8);
}

function encrypt(
  key: Uint8Array,
  { plaintext, place }: { plaintext: string; place: Place },
): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(additionalData(place));
  const ciphertext = [cipher.update(plaintext, "utf8"), cipher.final()];
  return Buffer.concat([iv, ...ciphertext, cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, { sealed, place }: { sealed: Buffer; place: Place }): string {
  if (sealed.byteLength < IV_BYTES + TAG_BYTES) throw new SecretBoxError("malformed", place);
  const iv = sealed.subarray(0, IV_BYTES);
  const ciphertext = sealed.subarray(IV_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(additionalData(place));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString("utf8");
  } catch (cause) {
    throw new SecretBoxError("not_authentic", place, { cause });
  }
}

/** Binds a ciphertext to its row, so that one copied to another row does not open there. */
function additionalData({ table, column, row }: Place): Buffer {
  return Buffer.from(`${table}.${column}:${row}`, "utf8");
}
