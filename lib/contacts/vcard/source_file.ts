/** Turns the bytes of an uploaded file into bytes in which line ends and names are ASCII. */

export interface SourceFile {
  bytes: Uint8Array;
  /** A byte order mark told the encoding, so a CHARSET parameter can't change it for plain values. */
  isMarked: boolean;
}

/** Takes a UTF-8 byte order mark off, and recodes UTF-16 with a mark as UTF-8. */
export function openSourceFile(file: Uint8Array): SourceFile {
  const [first, second, third] = file;
  if (first === 0xff && second === 0xfe) return recode(file, "utf-16le");
  if (first === 0xfe && second === 0xff) return recode(file, "utf-16be");
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return { bytes: file.subarray(3), isMarked: true };
  }
  return { bytes: file, isMarked: false };
}

function recode(file: Uint8Array, encoding: "utf-16le" | "utf-16be"): SourceFile {
  const text = new TextDecoder(encoding).decode(file);
  return { bytes: new TextEncoder().encode(text), isMarked: true };
}
