/** Cuts a long text in two, so that a list can show its beginning alone. Pure. */

/** About ten lines: what is longer hides the entries below it. */
const MAX_SHOWN_LENGTH = 700;

const MAX_SHOWN_LINES = 12;

/** Cutting off less than that saves nobody anything. */
const MIN_HIDDEN_LENGTH = 100;

export interface SplitText {
  /** What is shown at once. */
  head: string;
  /** The rest, null where there is none. Both together are the text, but for blanks at the cut. */
  rest: string | null;
}

/** Cuts between two words, or between two lines where there are many. */
export function splitText(text: string): SplitText {
  const whole = { head: text, rest: null };
  const lineEnd = endOfLine(text, MAX_SHOWN_LINES);
  const limit = Math.min(lineEnd, MAX_SHOWN_LENGTH);
  const hidden = text.slice(limit);
  if (hidden.trim() === "") return whole;
  if (limit === MAX_SHOWN_LENGTH && hidden.length < MIN_HIDDEN_LENGTH) return whole;
  const cut = limit === lineEnd ? lineEnd : lastBreak(text, limit);
  return { head: text.slice(0, cut).trimEnd(), rest: text.slice(cut).replace(/^\s*\n|^\s+/, "") };
}

/** Where the line with that number ends; the text's length where it has fewer. */
function endOfLine(text: string, number: number): number {
  let end = -1;
  for (let line = 0; line < number; line += 1) {
    end = text.indexOf("\n", end + 1);
    if (end === -1) return text.length;
  }
  return end;
}

/** The last blank before the limit; in a text without any, never the middle of a character. */
function lastBreak(text: string, limit: number): number {
  const blank = text.slice(0, limit).search(/\s\S*$/);
  if (blank > limit / 2) return blank;
  return text.slice(0, limit).isWellFormed() ? limit : limit - 1;
}
