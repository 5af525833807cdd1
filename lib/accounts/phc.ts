/**
 * The text form of a password hash, with its parameters: `$scrypt$ln=15,r=8,p=3$salt$digest`, salt
 * and digest in base64 without padding (the PHC string format).
 */
import { Buffer } from "node:buffer";

/** What a hash costs (RFC 7914 section 2): N = 2^ln blocks of 128 r bytes, p times. */
export interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

export interface ScryptHash {
  cost: ScryptCost;
  salt: Uint8Array;
  digest: Uint8Array;
}

export const SALT_BYTES = 16;
export const DIGEST_BYTES = 32;

/** Memory that a hash may take, in bytes: twice what today's cost needs. */
export const MAX_SCRYPT_MEMORY_BYTES = 64 * 1024 * 1024;
const MAX_PARALLELIZATION = 16;

const PHC = new RegExp(
  "^\\$scrypt\\$ln=([1-9]\\d?),r=([1-9]\\d?),p=([1-9]\\d?)" +
    "\\$([A-Za-z0-9+/]{22})\\$([A-Za-z0-9+/]{43})$",
);

export function formatPhc({ cost: { ln, r, p }, salt, digest }: ScryptHash): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(digest)}`;
}

/**
 * The hash that the text stands for; undefined when it is none, or has another size of salt or
 * digest than this application writes, or would cost so much that nobody can have asked for it.
 */
export function parsePhc(text: string): ScryptHash | undefined {
  const [, ln, r, p, salt, digest] = PHC.exec(text) ?? [];
  if (salt === undefined || digest === undefined) return undefined;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  if (!isBearable(cost)) return undefined;
  return { cost, salt: Buffer.from(salt, "base64"), digest: Buffer.from(digest, "base64") };
}

/** RFC 7914 section 2 also wants N < 2^(128 r / 8), and scrypt throws on anything else. */
function isBearable({ ln, r, p }: ScryptCost): boolean {
  const memoryBytes = 128 * r * (2 ** ln + p + 2);
  return memoryBytes <= MAX_SCRYPT_MEMORY_BYTES && ln < 16 * r && p <= MAX_PARALLELIZATION;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replaceAll("=", "");
}
