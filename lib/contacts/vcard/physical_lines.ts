/** Cuts a file into its physical lines, before any byte of it is read as text. */

const LF = 0x0a;
const CR = 0x0d;

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
export function* physicalLines(file: Uint8Array): Generator<PhysicalLine> {
  let start = 0;
  for (let number = 1; start < file.length; number++) {
    const end = findLineEnd(file, start);
    yield { number, bytes: file.subarray(start, end) };
    start = end + lineEndLength(file, end);
  }
}

/** A loop, not indexOf(): that would search a file with one kind of line end whole for the other. */
function findLineEnd(file: Uint8Array, start: number): number {
  let at = start;
  while (at < file.length && file[at] !== LF && file[at] !== CR) at++;
  return at;
}

function lineEndLength(file: Uint8Array, at: number): number {
  if (file[at] === LF) return 1;
  if (file[at + 1] === LF) return 2;
  return file[at + 1] === CR && file[at + 2] === LF ? 3 : 1;
}
