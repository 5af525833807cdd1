/** Joins physical lines into content lines: unfolding, soft line breaks and blocks of base64. */
import type { StepsTo } from "../../shared/steps.ts";
import { readAscii } from "./ascii.ts";
import { readParameters, readTransferEncoding, type TransferEncoding } from "./parameters.ts";
import { type PhysicalLine, physicalLines } from "./physical_lines.ts";

const SPACE = 0x20;
const TAB = 0x09;
const EQUALS = 0x3d;

/**
 * Bytes of one content line that are read; the rest is dropped. The longest field holds 20,000
 * characters, which quoted-printable UTF-8 writes in up to 240,000 bytes.
 */
export const MAX_CONTENT_LINE_BYTES = 512 * 1024;

/** One property as written, on one line. */
export interface ContentLine {
  /** The number of its first physical line. */
  number: number;
  bytes: Uint8Array;
  /** Bytes beyond MAX_CONTENT_LINE_BYTES were dropped. */
  isCut: boolean;
}

interface FoldedLine {
  number: number;
  parts: Uint8Array[];
  byteCount: number;
  isCut: boolean;
  /** Read from the first physical line alone; undefined until it is asked for. */
  encoding?: TransferEncoding;
  hasSoftBreak: boolean;
}

/**
 * The content lines of a file, blank ones left out. Works on bytes, because writers fold inside a
 * multi-byte character (RFC 6350 section 3.2). One blank is removed for every version: vCard 2.1
 * would keep it, but its writers fold as vCard 3.0 does.
 */
export function* contentLines(file: Uint8Array): StepsTo<ContentLine> {
  let open: FoldedLine | undefined;
  for (const line of physicalLines(file)) {
    if (typeof line === "number") {
      yield line;
      continue;
    }
    if (open !== undefined) {
      const continuation = findContinuation(open, line.bytes);
      if (continuation !== undefined) {
        append(open, continuation);
        continue;
      }
      yield close(open);
    }
    open = isBlank(line.bytes) ? undefined : begin(line);
  }
  if (open !== undefined) yield close(open);
}

/** The part of the physical line that belongs to the open content line, or undefined. */
function findContinuation(open: FoldedLine, line: Uint8Array): Uint8Array | undefined {
  // A stray "=" at the end of a value must not swallow the end of the card.
  if (open.hasSoftBreak && !isCardBoundary(line)) return line;
  if (line[0] === SPACE || line[0] === TAB) return line.subarray(1);
  // vCard 2.1 ends a block of base64 with a blank line, and not every writer indents it.
  return isBase64(line) && encodingOf(open, line) === "base64" ? line : undefined;
}

function begin(line: PhysicalLine): FoldedLine {
  const open = { number: line.number, parts: [], byteCount: 0, isCut: false, hasSoftBreak: false };
  append(open, line.bytes);
  return open;
}

function append(open: FoldedLine, bytes: Uint8Array): void {
  const part = withoutSoftBreak(open, bytes);
  open.hasSoftBreak = part !== bytes;
  const kept = part.subarray(0, MAX_CONTENT_LINE_BYTES - open.byteCount);
  if (kept.length < part.length) open.isCut = true;
  // Empty parts aren't collected: a long run of them would fill the memory.
  if (kept.length > 0) open.parts.push(kept);
  open.byteCount += kept.length;
}

/** The bytes before the "=" that ends a line of quoted-printable; the same view if there is none. */
function withoutSoftBreak(open: FoldedLine, bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && isBlankByte(bytes[end - 1])) end--;
  if (end === 0 || bytes[end - 1] !== EQUALS) return bytes;
  return encodingOf(open, bytes) === "quoted_printable" ? bytes.subarray(0, end - 1) : bytes;
}

/** Reads the header of the first part; `latest` is that part while none has been collected. */
function encodingOf(open: FoldedLine, latest: Uint8Array): TransferEncoding {
  open.encoding ??= readTransferEncoding(readParameters(open.parts[0] ?? latest));
  return open.encoding;
}

function close(open: FoldedLine): ContentLine {
  const { number, isCut, parts: [first = new Uint8Array(), ...others] } = open;
  if (others.length === 0) return { number, bytes: first, isCut };
  const bytes = new Uint8Array(open.byteCount);
  let at = 0;
  for (const part of open.parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { number, bytes, isCut };
}

function isCardBoundary(line: Uint8Array): boolean {
  if (line.length > 32) return false;
  return /^(?:BEGIN|END):VCARD\s*$/i.test(readAscii(line));
}

function isBase64(line: Uint8Array): boolean {
  return line.length > 0 && line.every(isBase64Byte);
}

function isBase64Byte(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) ||
    (byte >= 0x2f && byte <= 0x39) || byte === 0x2b || byte === EQUALS;
}

function isBlank(line: Uint8Array): boolean {
  return line.every(isBlankByte);
}

function isBlankByte(byte: number | undefined): boolean {
  return byte === SPACE || byte === TAB;
}
