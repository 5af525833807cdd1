/** Gathers the text of one element while it is read, with the markup that stands in it. */
import type { Steps } from "../../shared/steps.ts";
import { htmlToPlainText, tidyText } from "../plain_text.ts";
import { escapeAttribute, escapeText } from "../xml.ts";
import { TextPieces } from "./text_pieces.ts";
import type { XmlElement } from "./xml_element.ts";

/**
 * What the characters of an element are once its entities are decoded: text as it is meant, HTML, the
 * text of XHTML elements, or, as in the titles of RSS, text or HTML without a word about which.
 */
export type TextKind = "text" | "html" | "xhtml" | "either";

/** HTML that stands in titles and names. Other words in angle brackets are taken for text. */
const TAG =
  /<\/?(?:a|abbr|b|bdi|big|blockquote|br|center|cite|code|del|div|em|embed|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|object|ol|p|q|s|script|small|span|strike|strong|style|sub|sup|svg|tt|u|ul|wbr)(?:[\s/][^<>]*)?>/i;

/** Characters of a text that show whether it is HTML. Titles and names are shorter. */
const MAX_JUDGED_LENGTH = 32 * 1024;

const CHARACTER_REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

export class CapturedText {
  readonly kind: TextKind;
  /** The xml:base in force. */
  readonly base: string | null;
  readonly #pieces = new TextPieces();
  #hasElements = false;

  constructor(kind: TextKind, { base }: { base: string | null }) {
    this.kind = kind;
    this.base = base;
  }

  addText(text: string): void {
    this.#pieces.add(this.kind === "xhtml" ? escapeText(text) : text);
  }

  /** Markup that was not escaped, as XHTML demands and as some writers of RSS do. */
  openElement({ localName, attributes }: XmlElement): void {
    if (this.kind === "text") return;
    this.#hasElements = true;
    const alternative = attributes.get("alt");
    const attribute = alternative === undefined ? "" : ` alt="${escapeAttribute(alternative)}"`;
    this.#pieces.add(`<${localName}${attribute}>`);
  }

  closeElement({ localName }: XmlElement): void {
    if (this.kind !== "text") this.#pieces.add(`</${localName}>`);
  }

  /** The characters themselves, for what is no prose. */
  get raw(): string {
    return this.#pieces.join();
  }

  /** As `htmlToPlainText` and `tidyText` leave it. */
  toPlainText(): Steps<string> {
    const raw = this.raw;
    const isHtml = this.#hasElements || isMarkup(this.kind, raw.slice(0, MAX_JUDGED_LENGTH));
    return isHtml ? htmlToPlainText(raw) : tidyText(raw);
  }
}

/**
 * No version of RSS says whether a title is text or HTML, and writers are divided. A title is HTML
 * where it holds an element or a character reference that decoding the XML has left, so that "a < b"
 * and "List<T>" stay as they are.
 */
function isMarkup(kind: TextKind, raw: string): boolean {
  switch (kind) {
    case "text":
      return false;
    case "html":
    case "xhtml":
      return true;
    case "either":
      return TAG.test(raw) || CHARACTER_REFERENCE.test(raw);
    default:
      return kind satisfies never;
  }
}
