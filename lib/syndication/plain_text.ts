/** Turns foreign markup into plain text: what a reader would see, without any markup. */
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import type { Steps } from "../shared/steps.ts";
import { MAX_ATTRIBUTE_LENGTH } from "./parsing/attribute_reader.ts";
import { LineWriter } from "./parsing/line_writer.ts";
import { slicesOf } from "./parsing/slices.ts";
import { TextPieces } from "./parsing/text_pieces.ts";

/** Elements with a blank line before and after. */
const PARAGRAPHS: ReadonlySet<string> = new Set(
  "p h1 h2 h3 h4 h5 h6 blockquote pre table figure hr".split(" "),
);

/** Elements that begin and end a line. */
const BLOCKS: ReadonlySet<string> = new Set(
  ("address article aside caption center dd details div dl dt fieldset figcaption footer form " +
    "header legend li main nav ol section summary tr ul").split(" "),
);

/** Elements whose content is never shown, or only where something else can't be. */
const UNSHOWN: ReadonlySet<string> = new Set(
  ("audio iframe noembed noframes noscript script select style svg template textarea title video")
    .split(" "),
);

/** Elements without a name of interest have longer ones. */
const MAX_NAME_LENGTH = 20;

export interface ReadingOptions {
  /** Characters that are read at a time. It changes nothing of the result. */
  sliceLength?: number;
}

/**
 * The text of an HTML fragment, as a browser without styles would lay it out: blocks and `<br>` end a
 * line, paragraphs and headings have a blank line around them, an image is its alternative text.
 * Entities are decoded. Scripts, styles, comments and embedded documents leave nothing. There is no
 * markup that makes it fail, and its time is linear in the length. Text longer than MAX_TEXT_LENGTH is
 * cut behind the first character that is too many.
 */
export function* htmlToPlainText(
  html: string,
  { sliceLength }: ReadingOptions = {},
): Steps<string> {
  const reader = new HtmlReader(html);
  // Self-closing tags are taken at their word: feeds carry XHTML, and a `<script/>` or `<iframe/>`
  // of it must not swallow the rest of the text.
  const tokenizer = new Tokenizer({ recognizeSelfClosing: true }, reader);
  for (const slice of slicesOf(html, sliceLength)) {
    tokenizer.write(slice);
    yield slice.length;
    if (reader.isFull) return reader.finish();
  }
  tokenizer.end();
  return reader.finish();
}

/** Plain text as it is kept: blanks collapsed, lines kept, no two blank lines in a row. Cut alike. */
export function* tidyText(text: string, { sliceLength }: ReadingOptions = {}): Steps<string> {
  const writer = new LineWriter();
  for (const slice of slicesOf(text, sliceLength)) {
    writer.writeLines(slice);
    yield slice.length;
    if (writer.isFull) break;
  }
  return writer.finish();
}

/** Plain text as one line, cut alike. In one go: for what has been read once and is short. */
export function tidyLine(text: string): string {
  const writer = new LineWriter();
  writer.write(text);
  return writer.finish();
}

/**
 * Listens to the tokenizer alone. The library's Parser mends the tree too, which text has no use for,
 * and moves the array of the open elements by one for each: quadratic in their nesting.
 */
class HtmlReader implements TokenizerCallbacks {
  readonly #html: string;
  readonly #writer = new LineWriter();
  #tag = "";
  #attribute = "";
  #alternative = new TextPieces();
  #preformatted = 0;
  /** The unshown element that is open, and how many of its name are. */
  #unshown: { tag: string; count: number } | null = null;

  constructor(html: string) {
    this.#html = html;
  }

  get isFull(): boolean {
    return this.#writer.isFull;
  }

  finish(): string {
    return this.#writer.finish();
  }

  ontext(start: number, end: number): void {
    this.#write(this.#html.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    this.#write(String.fromCodePoint(codePoint));
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#nameAt(start, end);
    if (this.#alternative.length > 0) this.#alternative = new TextPieces();
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#tag === "img" ? this.#nameAt(start, end) : "";
  }

  onattribdata(start: number, end: number): void {
    this.#describe(this.#html.slice(start, end));
  }

  onattribentity(codePoint: number): void {
    this.#describe(String.fromCodePoint(codePoint));
  }

  onopentagend(): void {
    this.#open(this.#tag);
  }

  onselfclosingtag(): void {
    this.#open(this.#tag);
    this.#close(this.#tag);
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#nameAt(start, end));
  }

  onattribend(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}

  #nameAt(start: number, end: number): string {
    return this.#html.slice(start, Math.min(end, start + MAX_NAME_LENGTH)).toLowerCase();
  }

  #describe(piece: string): void {
    if (this.#attribute !== "alt") return;
    this.#alternative.add(piece.slice(0, MAX_ATTRIBUTE_LENGTH - this.#alternative.length));
  }

  #open(tag: string): void {
    if (this.#unshown !== null) {
      if (this.#unshown.tag === tag) this.#unshown.count++;
    } else if (UNSHOWN.has(tag)) {
      this.#unshown = { tag, count: 1 };
    } else if (tag === "br") {
      this.#writer.breakLine();
    } else if (tag === "img") {
      this.#writer.write(this.#alternative.join());
    } else {
      this.#separate(tag);
      if (tag === "pre") this.#preformatted++;
    }
  }

  #close(tag: string): void {
    if (this.#unshown === null) {
      this.#separate(tag);
      if (tag === "pre" && this.#preformatted > 0) this.#preformatted--;
    } else if (this.#unshown.tag === tag && --this.#unshown.count === 0) {
      this.#unshown = null;
    }
  }

  #separate(tag: string): void {
    if (PARAGRAPHS.has(tag)) this.#writer.separate({ withBlankLine: true });
    else if (BLOCKS.has(tag)) this.#writer.separate({ withBlankLine: false });
    else if (tag === "td" || tag === "th") this.#writer.write(" ");
  }

  #write(text: string): void {
    if (this.#unshown !== null) return;
    if (this.#preformatted > 0) this.#writer.writeLines(text, { isPreformatted: true });
    else this.#writer.write(text);
  }
}
