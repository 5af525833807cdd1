/** Reads XML as a stream of elements and text, leniently: what isn't well-formed is read as it goes. */
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { STEP_LENGTH, type Steps } from "../../shared/steps.ts";
import { AttributeReader } from "./attribute_reader.ts";
import { OpenElements } from "./open_elements.ts";
import { slicesOf } from "./slices.ts";
import type { XmlElement } from "./xml_element.ts";

/** Characters of a name that are told apart. Names that mean something are shorter. */
const MAX_NAME_LENGTH = 256;

/**
 * Each element opened is closed, but for those open at the end of the file and at stop(), after which
 * at most the element just opened is closed.
 */
export interface XmlHandler {
  open(element: XmlElement): void;
  /** Text with its entities decoded, in any number of pieces, none of more than a few steps. */
  text(text: string): void;
  close(element: XmlElement): void;
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
  readonly #elements = new OpenElements();
  readonly #attributes = new AttributeReader();
  #name = "";
  #isInDoctype = false;
  #isStopped = false;
  /** A CDATA section that is too long for one step, while the tokenizer waits behind it. */
  #longCdata: string | null = null;

  constructor(source: string, handler: XmlHandler) {
    this.#source = source;
    this.#handler = handler;
    this.#tokenizer = new Tokenizer({ xmlMode: true }, this);
  }

  /** Reads to the end, or until stop() is called. */
  *read({ sliceLength = STEP_LENGTH }: { sliceLength?: number } = {}): Steps<void> {
    for (const slice of slicesOf(this.#source, sliceLength)) {
      this.#tokenizer.write(slice);
      yield slice.length;
      yield* this.#readLongCdata(sliceLength);
      if (this.#isStopped) return;
    }
    this.#tokenizer.end();
  }

  stop(): void {
    this.#isStopped = true;
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

  /** Comes whole, whatever its length. `omitted` is what of the end mark stands before `end`. */
  oncdata(start: number, end: number, omitted: number): void {
    if (this.#isInDoctype) return;
    const text = this.#source.slice(start, end - omitted);
    if (text.length <= STEP_LENGTH) return this.#handler.text(text);
    this.#longCdata = text;
    this.#tokenizer.pause();
  }

  /** To the tokenizer the declaration ends at the first `>`, which may be inside its `[` and `]`. */
  ondeclaration(start: number, end: number): void {
    const declaration = this.#source.slice(start, end);
    const isOpen = declaration.includes("[") && !declaration.includes("]");
    if (isOpen && this.#elements.isEmpty) this.#isInDoctype = true;
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#nameAt(start, end);
  }

  onattribname(start: number, end: number): void {
    this.#attributes.open(this.#nameAt(start, end));
  }

  onattribdata(start: number, end: number): void {
    this.#attributes.add(this.#source.slice(start, end));
  }

  onattribentity(codePoint: number): void {
    this.#attributes.add(String.fromCodePoint(codePoint));
  }

  onattribend(): void {
    this.#attributes.close();
  }

  onopentagend(): void {
    this.#open();
  }

  onselfclosingtag(): void {
    this.#open();
    this.#close(this.#elements.closeInnermost());
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#elements.close(this.#nameAt(start, end)));
  }

  oncomment(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}

  *#readLongCdata(sliceLength: number): Steps<void> {
    while (this.#longCdata !== null) {
      const text = this.#longCdata;
      this.#longCdata = null;
      for (const slice of slicesOf(text, sliceLength)) {
        this.#handler.text(slice);
        yield slice.length;
      }
      this.#tokenizer.resume();
    }
  }

  #nameAt(start: number, end: number): string {
    return this.#source.slice(start, Math.min(end, start + MAX_NAME_LENGTH));
  }

  #open(): void {
    const attributes = this.#attributes.take();
    if (this.#isInDoctype) return;
    const element = this.#elements.open(this.#name, attributes);
    if (element !== undefined) this.#handler.open(element);
  }

  #close(elements: XmlElement[]): void {
    for (const element of elements) this.#handler.close(element);
  }
}
