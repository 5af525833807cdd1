/** Puts a text together that comes in pieces, of which there may be millions. */

/** Pieces that are kept before they are joined: each costs several times the memory of its text. */
const MAX_PIECES = 65_536;

export class TextPieces {
  #pieces: string[] = [];
  #isEmpty = true;

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  add(piece: string): void {
    this.#isEmpty &&= piece === "";
    this.#pieces.push(piece);
    if (this.#pieces.length >= MAX_PIECES) this.#pieces = [this.join()];
  }

  join(): string {
    return this.#pieces.join("");
  }
}
