/** Reads a content line as a property: which ones count, and what stands before their value. */
import { readAscii } from "./ascii.ts";
import type { ContentLine } from "./content_lines.ts";
import { findValueColon, type Parameters, readParameters } from "./parameters.ts";

/** The properties an import reads. Every other one is skipped. */
const PROPERTY_NAMES = [
  "ADR",
  "BDAY",
  "EMAIL",
  "FN",
  "KIND",
  "LABEL",
  "N",
  "NICKNAME",
  "NOTE",
  "ORG",
  "ROLE",
  "TEL",
  "TITLE",
  "UID",
  "URL",
  "VERSION",
  "X-ABSHOWAS",
  "X-ADDRESSBOOKSERVER-KIND",
] as const;
export type PropertyName = typeof PROPERTY_NAMES[number];

export interface Property {
  name: PropertyName;
  /** The line of the file on which it begins. */
  line: number;
  parameters: Parameters;
  /** Still encoded and escaped. */
  value: Uint8Array;
  /** The end of the value was dropped. */
  isCut: boolean;
}

const MAX_NAME_BYTES = 200;

/** A byte order mark may stand before it: files are joined end to end. */
const NAME = /^(?:\u00ef\u00bb\u00bf)?\s*(?:[A-Z0-9_-]+\.)?([A-Z0-9_-]+)\s*$/i;

/** The name in upper case, without its group; undefined when the line has none or no value. */
export function readPropertyName(line: ContentLine): string | undefined {
  const end = line.bytes.findIndex((byte) => byte === 0x3a || byte === 0x3b);
  if (end < 0 || end > MAX_NAME_BYTES || !line.bytes.includes(0x3a)) return undefined;
  const written = readAscii(line.bytes.subarray(0, end));
  return NAME.exec(written)?.[1]?.toUpperCase();
}

export function isPropertyName(name: string): name is PropertyName {
  return (PROPERTY_NAMES as readonly string[]).includes(name);
}

/** The bytes after the colon. */
export function readValue(line: ContentLine): Uint8Array {
  return line.bytes.subarray(findValueColon(line.bytes) + 1);
}

export function readProperty(line: ContentLine, name: PropertyName): Property {
  return {
    name,
    line: line.number,
    parameters: readParameters(line.bytes),
    value: readValue(line),
    isCut: line.isCut,
  };
}
