/** Turns the bytes of an uploaded file into bytes in which line ends and names are ASCII. */
import { Buffer } from "node:buffer";
import { STEP_LENGTH, type Steps } from "../../shared/steps.ts";

/** What recoding a byte takes, in bytes of a file that is read. */
const BYTE_COST = 1 / 8;

export interface SourceFile {
  bytes: Uint8Array;
  /** A byte order mark told the encoding, so a CHARSET parameter can't change it for plain values. */
  isMarked: boolean;
}

/** Takes a UTF-8 byte order mark off, and recodes UTF-16 with a mark as UTF-8. */
export function* openSourceFile(file: Uint8Array): Steps<SourceFile> {
  const [first, second, third] = file;
  if (first === 0xff && second === 0xfe) return yield* recode(file, "utf-16le");
  if (first === 0xfe && second === 0xff) return yield* recode(file, "utf-16be");
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return { bytes: file.subarray(3), isMarked: true };
  }
  return { bytes: file, isMarked: false };
}

function* recode(file: Uint8Array, encoding: "utf-16le" | "utf-16be"): Steps<SourceFile> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < file.length; start += STEP_LENGTH) {
    const step = file.subarray(start, start + STEP_LENGTH);
    pieces.push(encoder.encode(decoder.decode(step, { stream: true })));
    yield step.length * BYTE_COST;
  }
  pieces.push(encoder.encode(decoder.decode()));
  return { bytes: Buffer.concat(pieces), isMarked: true };
}
