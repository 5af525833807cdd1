/** Reads XML as a stream of elements and text, leniently: what isn't well-formed is read as it goes. */
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { TextPieces } from "./text_pieces.ts";
import { NamespaceScope, type Vocabulary } from "./vocabularies.ts";
import { joinBase } from "./xml_base.ts";

/** Attributes of one element that are read; more have no meaning and would fill the memory. */
const MAX_ATTRIBUTES = 256;

/** Nesting that is kept track of. The tags of deeper elements are left out, their text isn't. */
const MAX_DEPTH = 100_000;

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

export interface XmlElement {
  vocabulary: Vocabulary;
  /** The name without its prefix. */
  localName: string;
  /** By name as written, the first of a name. */
  attributes: ReadonlyMap<string, string>;
  /** The xml:base in force, not resolved beyond the document, or null. */
  base: string | null;
  /** How many elements it is in. */
  depth: number;
}

/**
 * Each element opened is closed, but for those open at the end of the file and at stop(), after which
 * at most the element just opened is closed.
 */
export interface XmlHandler {
  open(element: XmlElement): void;
  /** Text with its entities decoded, in any number of pieces. */
  text(text: string): void;
  close(element: XmlElement): void;
}

interface OpenElement {
  /** As written, with its prefix. */
  name: string;
  element: XmlElement;
  prefixes: readonly string[];
}

/**
 * Entities are the five of XML and numbers. What a document type declares is never expanded or
 * fetched: a reference to it stays as it is written. Time and memory are linear in the text, whatever
 * the nesting.
 */
export class XmlReader implements TokenizerCallbacks {
  readonly #source: string;
  readonly #handler: XmlHandler;
  readonly #tokenizer: Tokenizer;
  readonly #scope = new NamespaceScope();
  readonly #stack: OpenElement[] = [];
  /** How many elements of a name are open: an end tag without any is left out without a search. */
  readonly #openCounts = new Map<string, number>();
  #name = "";
  #attributeName = "";
  #value = new TextPieces();
  #attributes = new Map<string, string>();
  #isInDoctype = false;
  /** How many elements beyond MAX_DEPTH are open. */
  #excessDepth = 0;

  constructor(source: string, handler: XmlHandler) {
    this.#source = source;
    this.#handler = handler;
    this.#tokenizer = new Tokenizer({ xmlMode: true }, this);
  }

  /** Reads to the end, or until stop() is called. */
  read(): void {
    this.#tokenizer.write(this.#source);
    this.#tokenizer.end();
  }

  stop(): void {
    this.#tokenizer.pause();
  }

  ontext(start: number, end: number): void {
    const text = this.#source.slice(start, end);
    if (!this.#isInDoctype) this.#handler.text(text);
    else if (text.includes("]")) this.#isInDoctype = false;
  }

  ontextentity(codePoint: number): void {
    if (!this.#isInDoctype) this.#handler.text(String.fromCodePoint(codePoint));
  }

  /** `omitted` is what of the end mark stands before `end`. */
  oncdata(start: number, end: number, omitted: number): void {
    if (!this.#isInDoctype) this.#handler.text(this.#source.slice(start, end - omitted));
  }

  /** To the tokenizer the declaration ends at the first `>`, which may be inside its `[` and `]`. */
  ondeclaration(start: number, end: number): void {
    const declaration = this.#source.slice(start, end);
    const isOpen = declaration.includes("[") && !declaration.includes("]");
    if (isOpen && this.#stack.length === 0) this.#isInDoctype = true;
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#source.slice(start, end);
    if (this.#attributes.size > 0) this.#attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#source.slice(start, end);
    this.#value = new TextPieces();
  }

  onattribdata(start: number, end: number): void {
    this.#value.add(this.#source.slice(start, end));
  }

  onattribentity(codePoint: number): void {
    this.#value.add(String.fromCodePoint(codePoint));
  }

  onattribend(): void {
    if (this.#attributes.size >= MAX_ATTRIBUTES || this.#attributes.has(this.#attributeName)) {
      return;
    }
    this.#attributes.set(this.#attributeName, this.#value.join());
  }

  onopentagend(): void {
    this.#open();
  }

  onselfclosingtag(): void {
    this.#open();
    if (this.#excessDepth > 0) this.#excessDepth--;
    else this.#closeInnermost();
  }

  onclosetag(start: number, end: number): void {
    const name = this.#source.slice(start, end);
    if (this.#excessDepth > 0) this.#excessDepth--;
    else if (this.#openCounts.has(name)) this.#closeThrough(name);
  }

  oncomment(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}

  #open(): void {
    if (this.#isInDoctype) return;
    if (this.#stack.length === MAX_DEPTH) {
      this.#excessDepth++;
      return;
    }
    const name = this.#name;
    const attributes = this.#attributes.size === 0 ? NO_ATTRIBUTES : this.#attributes;
    const prefixes = this.#declareNamespaces(attributes);
    const colon = name.indexOf(":");
    const element = {
      vocabulary: this.#scope.resolve(name.slice(0, Math.max(colon, 0))),
      localName: name.slice(colon + 1),
      attributes,
      base: joinBase(this.#stack.at(-1)?.element.base ?? null, attributes.get("xml:base")),
      depth: this.#stack.length,
    };
    this.#stack.push({ name, element, prefixes });
    this.#openCounts.set(name, (this.#openCounts.get(name) ?? 0) + 1);
    this.#handler.open(element);
  }

  /** Ends the innermost element of that name, and before it those inside whose end tag is missing. */
  #closeThrough(name: string): void {
    while (this.#stack.at(-1)?.name !== name) this.#closeInnermost();
    this.#closeInnermost();
  }

  #closeInnermost(): void {
    const closed = this.#stack.pop();
    if (closed === undefined) return;
    const { name, element, prefixes } = closed;
    const stillOpen = (this.#openCounts.get(name) ?? 0) - 1;
    if (stillOpen > 0) this.#openCounts.set(name, stillOpen);
    else this.#openCounts.delete(name);
    for (const prefix of prefixes) this.#scope.withdraw(prefix);
    this.#handler.close(element);
  }

  #declareNamespaces(attributes: ReadonlyMap<string, string>): string[] {
    const prefixes = [];
    for (const [name, namespace] of attributes) {
      if (name !== "xmlns" && !name.startsWith("xmlns:")) continue;
      const prefix = name.slice("xmlns:".length);
      this.#scope.declare(prefix, namespace);
      prefixes.push(prefix);
    }
    return prefixes;
  }
}
