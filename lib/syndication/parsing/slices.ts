/** Cuts a long text into slices, between which the reading of it can be interrupted. */
import { STEP_LENGTH } from "../../shared/steps.ts";

/**
 * The text in slices of so many characters, or one more: none ends between the halves of a surrogate
 * pair or of a CR LF, which mean something else each by itself.
 */
export function* slicesOf(text: string, length: number = STEP_LENGTH): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = start + length;
    const last = isInside(text, end) ? end + 1 : end;
    yield text.slice(start, last);
    start = last;
  }
}

function isInside(text: string, at: number): boolean {
  return /^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/.test(text.slice(at - 1, at + 1));
}
