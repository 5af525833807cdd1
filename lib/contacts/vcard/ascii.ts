/** Reads the bytes of keywords, which are ASCII in every charset that a file may be in. */

/** For short pieces only: each byte is an argument. Bytes that aren't ASCII become what they may. */
export function readAscii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
