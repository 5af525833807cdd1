/** Turns foreign markup into plain text: what a reader would see, without any markup. */
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { LineWriter } from "./parsing/line_writer.ts";
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

/**
 * The text of an HTML fragment, as a browser without styles would lay it out: blocks and `<br>` end a
 * line, paragraphs and headings have a blank line around them, an image is its alternative text.
 * Entities are decoded. Scripts, styles, comments and embedded documents leave nothing. There is no
 * markup that makes it fail, and its time is linear in the length.
 */
export function htmlToPlainText(html: string): string {
  const reader = new HtmlReader(html);
  // Self-closing tags are taken at their word: feeds carry XHTML, and a `<script/>` or `<iframe/>`
  // of it must not swallow the rest of the text.
  const tokenizer = new Tokenizer({ recognizeSelfClosing: true }, reader);
  tokenizer.write(html);
  tokenizer.end();
  return reader.finish();
}

/** Plain text as it is kept: blanks collapsed, lines kept, no two blank lines in a row. */
export function tidyText(text: string): string {
  const writer = new LineWriter();
  writer.writeLines(text);
  return writer.finish();
}

/** Plain text as one line. */
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
    this.#tag = this.#html.slice(start, end).toLowerCase();
    if (!this.#alternative.isEmpty) this.#alternative = new TextPieces();
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#tag === "img" ? this.#html.slice(start, end).toLowerCase() : "";
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute === "alt") this.#alternative.add(this.#html.slice(start, end));
  }

  onattribentity(codePoint: number): void {
    if (this.#attribute === "alt") this.#alternative.add(String.fromCodePoint(codePoint));
  }

  onopentagend(): void {
    this.#open(this.#tag);
  }

  onselfclosingtag(): void {
    this.#open(this.#tag);
    this.#close(this.#tag);
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#html.slice(start, end).toLowerCase());
  }

  onattribend(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}

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
