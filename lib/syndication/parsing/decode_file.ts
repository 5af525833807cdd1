/** Decodes the bytes of a feed file: byte order mark, Content-Type, XML declaration, else UTF-8. */
import { STEP_LENGTH, type Steps } from "../../shared/steps.ts";

const REPLACEMENT = "\ufffd";

/** A character that only well-formed multi-byte UTF-8 yields. */
const MULTI_BYTE_CHARACTER = /[\u0080-\ufffc\ufffe-\u{10ffff}]/u;

/** The declaration stands at the start and is ASCII; more bytes than it can fill aren't looked at. */
const DECLARATION_BYTES = 512;
const DECLARED_ENCODING = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]+)["']/;

/** What decoding a byte takes, in characters of a text that is read. */
const BYTE_COST = 1 / 8;

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
export function* decodeFile(
  bytes: Uint8Array,
  { charset }: { charset?: string | undefined },
): Steps<DecodedFile> {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return yield* decodeAs(marked, bytes);
  const labels = [charset, declaredEncoding(bytes)]
    .filter((label): label is string => label !== undefined && label.trim() !== "");
  const encoding = labels.map(findEncoding).find((found) => found !== undefined);
  const decoded = yield* decodeDeclared(encoding ?? "utf-8", bytes);
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

function* decodeDeclared(encoding: string, bytes: Uint8Array): Steps<DecodedFile> {
  // Bytes without a zero beside the first `<` were no UTF-16, whatever is said of them.
  if (encoding === "utf-8" || encoding.startsWith("utf-16")) return yield* decodeUtf8(bytes);
  const wellFormed = encoding === "windows-1252" ? yield* decodeWellFormed(bytes) : undefined;
  return wellFormed === undefined
    ? yield* decodeAs(encoding, bytes)
    : { text: wellFormed, faults: [] };
}

function* decodeUtf8(bytes: Uint8Array): Steps<DecodedFile> {
  const wellFormed = yield* decodeWellFormed(bytes);
  if (wellFormed !== undefined) return { text: wellFormed, faults: [] };
  const pieces = yield* decodePieces(new TextDecoder(), bytes);
  if (pieces.some((piece) => MULTI_BYTE_CHARACTER.test(piece))) return withFault(pieces);
  const guessed = yield* decodePieces(new TextDecoder("windows-1252"), bytes);
  return { text: guessed.join(""), faults: ["guessed_charset"] };
}

/** The text of well-formed UTF-8, or undefined. */
function* decodeWellFormed(bytes: Uint8Array): Steps<string | undefined> {
  try {
    return (yield* decodePieces(new TextDecoder("utf-8", { fatal: true }), bytes)).join("");
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function* decodeAs(encoding: string, bytes: Uint8Array): Steps<DecodedFile> {
  return withFault(yield* decodePieces(new TextDecoder(encoding), bytes));
}

/** The text in pieces, none of which ends inside a character. */
function* decodePieces(decoder: TextDecoder, bytes: Uint8Array): Steps<string[]> {
  const pieces = [];
  for (let start = 0; start < bytes.length; start += STEP_LENGTH) {
    const step = bytes.subarray(start, start + STEP_LENGTH);
    pieces.push(decoder.decode(step, { stream: true }));
    yield step.length * BYTE_COST;
  }
  return [...pieces, decoder.decode()];
}

function withFault(pieces: string[]): DecodedFile {
  const text = pieces.join("");
  return { text, faults: text.includes(REPLACEMENT) ? ["unreadable_characters"] : [] };
}
