/** Decodes the bytes of values: the declared charset, else UTF-8, else windows-1252. */

const REPLACEMENT = "\ufffd";

/** A character that only well-formed multi-byte UTF-8 yields. */
const MULTI_BYTE_CHARACTER = /[\u0080-\ufffc\ufffe-\u{10ffff}]/u;

/** The charsets in which a byte of a longer character may have the value of an ASCII character. */
const ASCII_REUSING: ReadonlySet<string> = new Set([
  "big5",
  "gb18030",
  "gbk",
  "iso-2022-jp",
  "shift_jis",
  "utf-16be",
  "utf-16le",
]);

/** Labels of one file that are looked up: asking for one that nobody knows takes long. */
const MAX_LABELS = 100;

export type CharsetFault = "unknown_charset" | "guessed_charset" | "unreadable_characters";

export interface DecodedText {
  text: string;
  fault?: CharsetFault;
}

/** The decoders of one file, each made once. */
export class Charsets {
  readonly #utf8 = new TextDecoder("utf-8");
  readonly #windows1252 = new TextDecoder("windows-1252");
  /** By label in lower case; undefined for those that nobody knows. */
  readonly #decoders = new Map<string, TextDecoder | undefined>();

  /** Decodes with the charset of that label (encoding.spec.whatwg.org), or without one as UTF-8. */
  decode(bytes: Uint8Array, label?: string): DecodedText {
    if (label === undefined) return this.#decodeUtf8(bytes);
    const decoder = this.#find(label);
    if (decoder === undefined) {
      return { text: this.#decodeUtf8(bytes).text, fault: "unknown_charset" };
    }
    if (decoder.encoding === "utf-8") return this.#decodeUtf8(bytes);
    return withFault(decoder.decode(bytes));
  }

  /** Whether a separator can be told from a part of a character only once text is decoded. */
  reusesAscii(label: string): boolean {
    return ASCII_REUSING.has(this.#find(label)?.encoding ?? "");
  }

  /**
   * Bytes that aren't UTF-8 are damaged UTF-8 when at least one of their multi-byte characters is
   * well-formed, and windows-1252 when none is. Judged value by value: one file may hold cards of
   * several programs, and a value needs no second pass over the file.
   */
  #decodeUtf8(bytes: Uint8Array): DecodedText {
    const decoded = withFault(this.#utf8.decode(bytes));
    if (decoded.fault === undefined || MULTI_BYTE_CHARACTER.test(decoded.text)) return decoded;
    return { text: this.#windows1252.decode(bytes), fault: "guessed_charset" };
  }

  #find(label: string): TextDecoder | undefined {
    const key = label.toLowerCase();
    if (!this.#decoders.has(key) && this.#decoders.size < MAX_LABELS) {
      this.#decoders.set(key, createDecoder(key));
    }
    return this.#decoders.get(key);
  }
}

/** Undefined when no charset has the label. */
function createDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function withFault(text: string): DecodedText {
  return text.includes(REPLACEMENT) ? { text, fault: "unreadable_characters" } : { text };
}
