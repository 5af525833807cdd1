/** Encoding of a rendered document into the chunks that are sent, and their validator. */

import { createHash } from "node:crypto";

/** A rendered document as it goes over the wire. */
export interface DigestedDocument {
  /** Strong entity tag with its quotes: the SHA-256 in hex of exactly the bytes of `chunks`. */
  etag: string;
  /** UTF-8, in order. Shared between answers, so never written to. */
  chunks: Uint8Array[];
}

/**
 * The size from which gathered text becomes a chunk. A stream costs a turn of the event loop and a
 * write for each chunk: a feed of 50 entries in 52 chunks, one an entry, was served at a third to a
 * half of the rate that it reaches in 4.
 */
const CHUNK_CHARACTERS = 16_384;

/**
 * Encodes and hashes a document while it is rendered, so that no copy of the whole is ever built.
 * The chunk borders depend on the text alone, and the tag does not depend on them.
 *
 * @param strings The document in order, each string well-formed UTF-16
 */
export function digestChunks(strings: Iterable<string>): DigestedDocument {
  const encoder = new TextEncoder();
  const hash = createHash("sha256");
  const chunks: Uint8Array[] = [];
  for (const text of gatherText(strings)) {
    const chunk = encoder.encode(text);
    hash.update(chunk);
    chunks.push(chunk);
  }
  return { etag: `"${hash.digest("hex")}"`, chunks };
}

function* gatherText(strings: Iterable<string>): Generator<string> {
  let gathered = "";
  for (const string of strings) {
    gathered += string;
    if (gathered.length >= CHUNK_CHARACTERS) {
      yield gathered;
      gathered = "";
    }
  }
  if (gathered !== "") yield gathered;
}
