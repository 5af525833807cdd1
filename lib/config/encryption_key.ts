/** The written forms of an encryption key. */
import { Buffer } from "node:buffer";

export const KEY_BYTES = 32;

/** What a key looks like, for messages. */
export const KEY_FORMS = `${KEY_BYTES} bytes, as base64 or as ${KEY_BYTES * 2} hex digits`;

const HEX = /^[0-9a-f]{64}$/i;
const BASE64 = /^[A-Za-z0-9+/]{43}=?$/;
const BASE64URL = /^[A-Za-z0-9_-]{43}=?$/;

/** The key's bytes, or undefined when the text is no key. */
export function parseKey(text: string): Uint8Array | undefined {
  if (HEX.test(text)) return new Uint8Array(Buffer.from(text, "hex"));
  if (!BASE64.test(text) && !BASE64URL.test(text)) return undefined;
  return new Uint8Array(Buffer.from(text, "base64url"));
}
