/** Reads values of properties as text: transfer encoding, charset, separators and escapes. */
import { Buffer } from "node:buffer";
import type { Charsets } from "./charsets.ts";
import { readTransferEncoding } from "./parameters.ts";
import type { Property } from "./property.ts";
import { decodeQuotedPrintable } from "./quoted_printable.ts";
import type { CardWarnings } from "./warning.ts";

/** Components of a structured value that are read: two times those that an address has. */
const MAX_COMPONENTS = 14;

/** Texts of one component that are read: with a separator each, more than a field has room for. */
const MAX_TEXTS = 1_000;

/** A value in the form in which separators and escapes are looked for, and the way on from there. */
interface Syntax {
  text: string;
  /** Turns a piece of the text, its escapes resolved, into what it says. */
  decode(piece: string): string;
  /** "\n" is a line break. Not in quoted-printable, which has its own: there it is part of a path. */
  escapesBreaks: boolean;
}

/** The values of one card. What it can't decode cleanly it reports. */
export class PropertyValues {
  readonly #charsets: Charsets;
  readonly #warnings: CardWarnings;
  readonly #isMarked: boolean;

  constructor(charsets: Charsets, warnings: CardWarnings, options: { isMarked: boolean }) {
    this.#charsets = charsets;
    this.#warnings = warnings;
    this.#isMarked = options.isMarked;
  }

  /** The whole value as one text. Commas and semicolons in it need no escape. */
  readText(property: Property): string {
    const syntax = this.#readSyntax(property);
    return readPiece(syntax.text, syntax);
  }

  /** The components of a structured value, each a list of texts, of one when no comma separates. */
  readComponents(property: Property, options: { commaSeparates: boolean }): string[][] {
    const syntax = this.#readSyntax(property);
    const components = splitUnescaped(syntax.text, { separator: ";", limit: MAX_COMPONENTS });
    return components.map((component) => {
      const pieces = options.commaSeparates
        ? splitUnescaped(component, { separator: ",", limit: MAX_TEXTS })
        : [component];
      return pieces.map((piece) => readPiece(piece, syntax));
    });
  }

  #readSyntax(property: Property): Syntax {
    const { parameters, value } = property;
    const charset = parameters.get("CHARSET")?.[0];
    const encoding = readTransferEncoding(parameters);
    switch (encoding) {
      case "none": {
        // A byte order mark has told the encoding of what stands plainly in the file.
        const declared = this.#isMarked ? undefined : charset;
        return plainSyntax(this.#decode(property, { bytes: value, charset: declared }));
      }
      case "base64": {
        const bytes = Buffer.from(toByteText(value), "base64");
        return plainSyntax(this.#decode(property, { bytes, charset }));
      }
      case "quoted_printable":
        return this.#readQuotedPrintable(property, charset);
      default:
        return encoding satisfies never;
    }
  }

  /**
   * Separators and escapes are what stands plainly, so that "=3B" is a semicolon in a name: phones
   * write it so. Where a plain byte may be half of a character, they are looked for afterwards.
   */
  #readQuotedPrintable(property: Property, charset: string | undefined): Syntax {
    const decode = (piece: string) => {
      const bytes = decodeQuotedPrintable(Buffer.from(piece, "latin1"));
      return this.#decode(property, { bytes, charset });
    };
    const text = toByteText(property.value);
    return charset !== undefined && this.#charsets.reusesAscii(charset)
      ? { text: decode(text), decode: asItIs, escapesBreaks: false }
      : { text, decode, escapesBreaks: false };
  }

  #decode(property: Property, source: { bytes: Uint8Array; charset: string | undefined }): string {
    const { text, fault } = this.#charsets.decode(source.bytes, source.charset);
    if (fault !== undefined) {
      this.#warnings.report(property.line, { code: fault, property: property.name });
    }
    return text;
  }
}

function plainSyntax(text: string): Syntax {
  return { text, decode: asItIs, escapesBreaks: true };
}

function asItIs(piece: string): string {
  return piece;
}

/** Each byte as the character of its number, which windows-1252 would change. */
function toByteText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

/** Resolves RFC 6350 section 3.4, and the needless escapes of ":" and '"' that writers add. */
function readPiece(piece: string, { decode, escapesBreaks }: Syntax): string {
  if (!piece.includes("\\")) return decode(piece);
  const text = piece.replace(/\\([\\,;:"nN])/g, (written, escaped: string) => {
    if (escaped !== "n" && escaped !== "N") return escaped;
    return escapesBreaks ? "\n" : written;
  });
  return decode(text);
}

/** The first `limit` parts of the text. */
function splitUnescaped(
  text: string,
  { separator, limit }: { separator: string; limit: number },
): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === separator) {
      parts.push(text.slice(start, at));
      if (parts.length === limit) return parts;
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
