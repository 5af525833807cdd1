/** Decodes quoted-printable whose soft line breaks are already gone. */

const EQUALS = 0x3d;

/** RFC 2045 section 6.7. An "=" that two hexadecimal digits don't follow stays as it is. */
export function decodeQuotedPrintable(encoded: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; at++) {
    const byte = encoded[at] ?? 0;
    const escaped = byte === EQUALS ? readEscape(encoded, at) : undefined;
    decoded[length++] = escaped ?? byte;
    if (escaped !== undefined) at += 2;
  }
  return decoded.subarray(0, length);
}

function readEscape(encoded: Uint8Array, at: number): number | undefined {
  const high = hexadecimal(encoded[at + 1]);
  const low = hexadecimal(encoded[at + 2]);
  return high === undefined || low === undefined ? undefined : high * 16 + low;
}

/** Lower case is not in the standard but is met in files. */
function hexadecimal(byte: number | undefined): number | undefined {
  if (byte === undefined) return undefined;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  if (byte >= 0x41 && byte <= 0x46) return byte - 0x37;
  if (byte >= 0x61 && byte <= 0x66) return byte - 0x57;
  return undefined;
}
