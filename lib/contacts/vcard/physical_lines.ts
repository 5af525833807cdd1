/** Cuts a file into its physical lines, before any byte of it is read as text. */
import { STEP_LENGTH, type StepsTo } from "../../shared/steps.ts";

const LF = 0x0a;
const CR = 0x0d;

/** Bytes of one line that are looked at: more than of a content line are read. */
const MAX_LINE_BYTES = 1024 * 1024;

export interface PhysicalLine {
  /** Counted from 1, as an editor counts. */
  number: number;
  /** A view into the file, without its line end. */
  bytes: Uint8Array;
}

/**
 * The lines of a file whose ends may be LF, CR LF or CR, mixed. CR CR LF, which a file has after two
 * conversions, is one line end: read as two it would end every folded line after its first part.
 */
export function* physicalLines(file: Uint8Array): StepsTo<PhysicalLine> {
  let start = 0;
  let stepStart = 0;
  let number = 1;
  for (let at = 0; at < file.length;) {
    at = findLineEnd(file, { from: at, to: Math.min(stepStart + STEP_LENGTH, file.length) });
    if (at === file.length || isLineEnd(file[at])) {
      yield { number, bytes: file.subarray(start, Math.min(at, start + MAX_LINE_BYTES)) };
      number++;
      at += lineEndLength(file, at);
      start = at;
    }
    if (at < stepStart + STEP_LENGTH) continue;
    yield at - stepStart;
    stepStart = at;
  }
}

/** A loop, not indexOf(): that would search a file with one kind of line end whole for the other. */
function findLineEnd(file: Uint8Array, { from, to }: { from: number; to: number }): number {
  let at = from;
  while (at < to && !isLineEnd(file[at])) at++;
  return at;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === LF || byte === CR;
}

function lineEndLength(file: Uint8Array, at: number): number {
  if (file[at] === LF) return 1;
  if (file[at + 1] === LF) return 2;
  return file[at + 1] === CR && file[at + 2] === LF ? 3 : 1;
}
