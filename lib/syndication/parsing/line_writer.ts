/** Builds plain text line by line: white space collapsed, control characters gone. */
import { MAX_TEXT_LENGTH } from "../../shared/limits.ts";
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

/** What comes of a text doesn't depend on where it is cut into pieces, but for a CR LF. */
export class LineWriter {
  readonly #pieces = new TextPieces();
  /** The length up to the last character that isn't white space. */
  #shownLength = 0;
  /** Line breaks that are due before the next word; two are a blank line. */
  #breaks: 0 | 1 | 2 = 0;
  /** Blanks that are due after them. */
  #blanks = "";

  /** What follows changes nothing. */
  get isFull(): boolean {
    return this.#shownLength > MAX_TEXT_LENGTH;
  }

  /** Appends running text. Its line breaks are blanks, as in HTML. */
  write(text: string): void {
    if (text !== "" && !UNUSUAL.test(text)) return this.#append(text);
    const collapsed = text.replace(CONTROL_CHARACTERS, "").replace(WIDE_SPACE, " ");
    const hasBlankBefore = collapsed.startsWith(" ");
    if (hasBlankBefore && this.#breaks === 0) this.#blanks = " ";
    if (collapsed === "" || collapsed === " ") return;
    const hasBlankAfter = collapsed.endsWith(" ");
    this.#append(collapsed.slice(Number(hasBlankBefore), hasBlankAfter ? -1 : undefined));
    if (hasBlankAfter) this.#blanks = " ";
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
    this.#break(this.#breaks === 0 ? 1 : 2);
  }

  /** Ends the line, if there is one, before or after a block. */
  separate({ withBlankLine }: { withBlankLine: boolean }): void {
    this.#break(withBlankLine ? 2 : this.#breaks === 0 ? 1 : this.#breaks);
  }

  /**
   * The text without white space at its ends, well-formed. Of one longer than MAX_TEXT_LENGTH so much
   * and one character more, which tells that there was more.
   */
  finish(): string {
    return this.#pieces.join().trim().slice(0, MAX_TEXT_LENGTH + 1).toWellFormed();
  }

  #break(breaks: 1 | 2): void {
    this.#breaks = breaks;
    this.#blanks = "";
  }

  #writePreformatted(line: string): void {
    const shown = line.replace(CONTROL_CHARACTERS, "").replace(OTHER_BLANKS, " ");
    const words = shown.trimEnd();
    if (words !== "") this.#append(words);
    this.#blanks += shown.slice(words.length);
  }

  #append(written: string): void {
    const isFirst = this.#pieces.length === 0;
    if (!isFirst) this.#pieces.add(BREAKS[this.#breaks] + this.#blanks);
    this.#breaks = 0;
    this.#blanks = "";
    // Blanks before all else aren't kept, and so don't count.
    const words = isFirst ? written.trimStart() : written;
    this.#pieces.add(words);
    const shownLength = words.trimEnd().length;
    if (shownLength > 0) this.#shownLength = this.#pieces.length - words.length + shownLength;
  }
}
