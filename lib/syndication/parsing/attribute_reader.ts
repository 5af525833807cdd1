/** Gathers the attributes of one tag while it is read, as far as they can mean something. */
import { TextPieces } from "./text_pieces.ts";

/** Attributes of one element that are read; more have no meaning and would fill the memory. */
const MAX_ATTRIBUTES = 256;

/**
 * Characters that a value may have. A longer one is left out: it is a picture written into the
 * document, and nothing that is read here.
 */
export const MAX_ATTRIBUTE_LENGTH = 64 * 1024;

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

export class AttributeReader {
  #attributes = new Map<string, string>();
  /** Null while the value is of no interest. */
  #name: string | null = null;
  #value = new TextPieces();

  open(name: string): void {
    const isRead = this.#attributes.size < MAX_ATTRIBUTES && !this.#attributes.has(name);
    this.#name = isRead ? name : null;
    if (this.#value.length > 0) this.#value = new TextPieces();
  }

  add(piece: string): void {
    if (this.#name !== null && this.#value.length <= MAX_ATTRIBUTE_LENGTH) this.#value.add(piece);
  }

  close(): void {
    if (this.#name === null || this.#value.length > MAX_ATTRIBUTE_LENGTH) return;
    this.#attributes.set(this.#name, this.#value.join());
  }

  /** What the tag had, by name as written, the first of a name. The next tag begins with nothing. */
  take(): ReadonlyMap<string, string> {
    if (this.#attributes.size === 0) return NO_ATTRIBUTES;
    const taken = this.#attributes;
    this.#attributes = new Map();
    return taken;
  }
}
