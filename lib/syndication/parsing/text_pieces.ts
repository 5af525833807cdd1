/** Puts a text together that comes in pieces, of which there may be millions. */

/** Pieces that are kept before they are joined: each costs several times the memory of its text. */
const MAX_PIECES = 65_536;

export class TextPieces {
  #joined: string[] = [];
  #pieces: string[] = [];
  #length = 0;

  /** In UTF-16 code units. */
  get length(): number {
    return this.#length;
  }

  add(piece: string): void {
    if (piece === "") return;
    this.#length += piece.length;
    this.#pieces.push(piece);
    if (this.#pieces.length < MAX_PIECES) return;
    this.#joined.push(this.#pieces.join(""));
    this.#pieces = [];
  }

  join(): string {
    return [...this.#joined, ...this.#pieces].join("");
  }
}
