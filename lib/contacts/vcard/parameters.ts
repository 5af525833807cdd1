/** Reads what stands before the value of a content line: its parameters and what they say of it. */

const QUOTE = 0x22;
const COLON = 0x3a;

/** Bytes of them that are read: an address on a label takes a few thousand. */
const MAX_HEADER_BYTES = 32 * 1024;

/** Names in upper case; values without their quotes. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

export type TransferEncoding = "none" | "quoted_printable" | "base64";

/** vCard 2.1 writes an encoding without the name of the parameter; all else bare is a type. */
const BARE_ENCODINGS: ReadonlySet<string> = new Set([
  "7BIT",
  "8BIT",
  "BASE64",
  "QUOTED-PRINTABLE",
]);

/** Where the value begins: after the first colon outside quotes, else after the first; or -1. */
export function findValueColon(line: Uint8Array): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === QUOTE) isQuoted = !isQuoted;
    else if (line[at] === COLON && !isQuoted) return at;
  }
  return line.indexOf(COLON);
}

/** The parameters of a content line, or of its first part: what has no colon is all header. */
export function readParameters(line: Uint8Array): Parameters {
  const colon = findValueColon(line);
  const end = Math.min(colon < 0 ? line.length : colon, MAX_HEADER_BYTES);
  const header = new TextDecoder().decode(line.subarray(0, end));
  const parameters = new Map<string, string[]>();
  for (const parameter of splitOutsideQuotes(header, ";").slice(1)) {
    const { name, values } = readParameter(parameter);
    const known = parameters.get(name);
    if (known === undefined) parameters.set(name, values);
    else for (const value of values) known.push(value);
  }
  return parameters;
}

/** Honoured in every version: writers of vCard 3.0 use quoted-printable too. */
export function readTransferEncoding(parameters: Parameters): TransferEncoding {
  for (const encoding of parameters.get("ENCODING") ?? []) {
    if (/^quoted-printable$/i.test(encoding)) return "quoted_printable";
    if (/^(?:base64|b)$/i.test(encoding)) return "base64";
  }
  return "none";
}

function readParameter(parameter: string): { name: string; values: string[] } {
  const equals = parameter.indexOf("=");
  if (equals < 0) {
    const bare = parameter.trim();
    return { name: BARE_ENCODINGS.has(bare.toUpperCase()) ? "ENCODING" : "TYPE", values: [bare] };
  }
  const name = parameter.slice(0, equals).trim().toUpperCase();
  const written = parameter.slice(equals + 1);
  // TYPE="home,voice" is one quoted text by the grammar, but its writers mean a list.
  const values = name === "TYPE"
    ? written.replaceAll('"', "").split(",")
    : splitOutsideQuotes(written, ",").map((value) => value.replaceAll('"', ""));
  return { name, values: values.map((value) => decodeCarets(value.trim())) };
}

/** RFC 6868 section 3.2. */
function decodeCarets(value: string): string {
  return value.replace(/\^(n|'|\^)/g, (_, escaped: string) => {
    return escaped === "n" ? "\n" : escaped === "'" ? '"' : "^";
  });
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] !== separator || isQuoted) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)];
}
