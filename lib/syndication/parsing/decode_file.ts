/** Decodes the bytes of a feed file: byte order mark, Content-Type, XML declaration, else UTF-8. */

const REPLACEMENT = "\ufffd";

/** A character that only well-formed multi-byte UTF-8 yields. */
const MULTI_BYTE_CHARACTER = /[\u0080-\ufffc\ufffe-\u{10ffff}]/u;

/** The declaration stands at the start and is ASCII; more bytes than it can fill aren't looked at. */
const DECLARATION_BYTES = 512;
const DECLARED_ENCODING = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]+)["']/;

export type CharsetFault = "unknown_charset" | "guessed_charset" | "unreadable_characters";

export interface DecodedFile {
  text: string;
  faults: CharsetFault[];
}

/**
 * Decodes a file. What the bytes show wins over what is said of them: a byte order mark, UTF-16
 * without one by its first character, and UTF-8 where UTF-16 is declared or where windows-1252 is, in
 * which well-formed UTF-8 is no text. A charset that nobody knows is left out. Bytes that aren't
 * UTF-8 are damaged UTF-8 when at least one multi-byte character is well-formed, and windows-1252
 * when none is.
 */
export function decodeFile(
  bytes: Uint8Array,
  { charset }: { charset?: string | undefined },
): DecodedFile {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return decodeAs(marked, bytes);
  const labels = [charset, declaredEncoding(bytes)]
    .filter((label): label is string => label !== undefined && label.trim() !== "");
  const encoding = labels.map(findEncoding).find((found) => found !== undefined);
  const decoded = decodeDeclared(encoding ?? "utf-8", bytes);
  if (labels.length > 0 && encoding === undefined) decoded.faults.unshift("unknown_charset");
  return decoded;
}

/** XML 1.0 appendix F: a byte order mark, or the zero byte beside the first `<`. */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0x3c && second === 0x00) return "utf-16le";
  if (first === 0x00 && second === 0x3c) return "utf-16be";
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, DECLARATION_BYTES));
  return DECLARED_ENCODING.exec(start)?.[1];
}

/** The name of the encoding that has the label (encoding.spec.whatwg.org), or undefined. */
function findEncoding(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function decodeDeclared(encoding: string, bytes: Uint8Array): DecodedFile {
  // Bytes without a zero beside the first `<` were no UTF-16, whatever is said of them.
  if (encoding === "utf-8" || encoding.startsWith("utf-16")) return decodeUtf8(bytes);
  const wellFormed = encoding === "windows-1252" ? decodeWellFormed(bytes) : undefined;
  return wellFormed === undefined ? decodeAs(encoding, bytes) : { text: wellFormed, faults: [] };
}

function decodeUtf8(bytes: Uint8Array): DecodedFile {
  const wellFormed = decodeWellFormed(bytes);
  if (wellFormed !== undefined) return { text: wellFormed, faults: [] };
  const damaged = decodeAs("utf-8", bytes);
  if (MULTI_BYTE_CHARACTER.test(damaged.text)) return damaged;
  return { text: decodeAs("windows-1252", bytes).text, faults: ["guessed_charset"] };
}

/** The text of well-formed UTF-8, or undefined. */
function decodeWellFormed(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): DecodedFile {
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, faults: text.includes(REPLACEMENT) ? ["unreadable_characters"] : [] };
}
