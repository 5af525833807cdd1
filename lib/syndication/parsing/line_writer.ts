/** Builds plain text line by line: white space collapsed, control characters gone. */
import { TextPieces } from "./text_pieces.ts";

/** What is no character of a text: C0 and C1 controls that are no white space, and noncharacters. */
// deno-lint-ignore no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]+/g;

/**
 * White space that isn't one blank already: that of HTML and XML, and what else begins a line or only
 * keeps two words together. Single blanks aren't matched, of which any text is full.
 */
const WIDE_SPACE =
  /[\t-\r\u0085\u00a0\u2028\u2029][\t-\r \u0085\u00a0\u2028\u2029]*| [\t-\r \u0085\u00a0\u2028\u2029]+/g;

/** As white space, where columns and indentation mean something. */
const OTHER_BLANKS = /[\v\f\u0085\u00a0\u2028\u2029]/g;

const LINES_AND_BREAKS = /[^\r\n]+|\r\n?|\n/g;

/** Has to be looked at closer: blanks, control characters, anything that isn't ASCII. */
const UNUSUAL = /[^!-~]/;

const BREAKS = ["", "\n", "\n\n"] as const;

export class LineWriter {
  readonly #pieces = new TextPieces();
  /** Line breaks that are due before the next word; two are a blank line. */
  #breaks: 0 | 1 | 2 = 0;
  #isBlankDue = false;

  /** Appends running text. Its line breaks are blanks, as in HTML. */
  write(text: string): void {
    if (text !== "" && !UNUSUAL.test(text)) return this.#append(text);
    const collapsed = text.replace(CONTROL_CHARACTERS, "").replace(WIDE_SPACE, " ");
    const hasBlankBefore = collapsed.startsWith(" ");
    if (hasBlankBefore) this.#isBlankDue = true;
    if (collapsed === "" || collapsed === " ") return;
    const hasBlankAfter = collapsed.endsWith(" ");
    this.#append(collapsed.slice(Number(hasBlankBefore), hasBlankAfter ? -1 : undefined));
    this.#isBlankDue = hasBlankAfter;
  }

  /** Appends text of several lines. Blanks within a line are one, unless `isPreformatted`. */
  writeLines(text: string, { isPreformatted = false } = {}): void {
    for (const [piece] of text.matchAll(LINES_AND_BREAKS)) {
      if (piece.startsWith("\n") || piece.startsWith("\r")) this.breakLine();
      else if (isPreformatted) this.#writePreformatted(piece);
      else this.write(piece);
    }
  }

  /** Ends the line; doing so twice leaves a blank line, more often no second one. */
  breakLine(): void {
    this.#breaks = this.#breaks === 0 ? 1 : 2;
  }

  /** Ends the line, if there is one, before or after a block. */
  separate({ withBlankLine }: { withBlankLine: boolean }): void {
    if (withBlankLine) this.#breaks = 2;
    else if (this.#breaks === 0) this.#breaks = 1;
  }

  /** The text without white space at its ends, well-formed. */
  finish(): string {
    return this.#pieces.join().trim().toWellFormed();
  }

  #writePreformatted(line: string): void {
    const shown = line.replace(CONTROL_CHARACTERS, "").replace(OTHER_BLANKS, " ");
    const words = shown.trimEnd();
    if (words !== "") this.#append(words);
    if (words !== shown) this.#isBlankDue = true;
  }

  #append(words: string): void {
    if (!this.#pieces.isEmpty) {
      if (this.#breaks > 0) this.#pieces.add(BREAKS[this.#breaks]);
      else if (this.#isBlankDue) this.#pieces.add(" ");
    }
    this.#breaks = 0;
    this.#isBlankDue = false;
    this.#pieces.add(words);
  }
}
