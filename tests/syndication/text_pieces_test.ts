import assert from "node:assert/strict";
import { TextPieces } from "../../lib/syndication/parsing/text_pieces.ts";

Deno.test("TextPieces.join() keeps all pieces in their order, however many there are", () => {
  const pieces = new TextPieces();
  const added = Array.from({ length: 200_000 }, (_, index) => `${index % 2 === 0 ? index : ""}`);
  assert.equal(pieces.join(), "");

  for (const piece of added) pieces.add(piece);

  assert.equal(pieces.join(), added.join(""));
  assert.equal(pieces.length, added.join("").length);
});
