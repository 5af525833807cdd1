/** What XML 1.0 can carry, written down a second time, from the letter of the specification. */

/** The Char production of XML 1.0 section 2.2. A lone surrogate is a code point outside of it. */
function isXmlCharacter(codePoint: number): boolean {
  return codePoint === 0x9 || codePoint === 0xa || codePoint === 0xd ||
    (codePoint >= 0x20 && codePoint <= 0xd7ff) ||
    (codePoint >= 0xe000 && codePoint <= 0xfffd) ||
    (codePoint >= 0x10000 && codePoint <= 0x10ffff);
}

/** The text that a reader has to receive: as typed, with U+FFFD for what XML cannot carry. */
export function asCarriedByXml(text: string): string {
  return Array.from(
    text,
    (character) => isXmlCharacter(character.codePointAt(0) ?? 0) ? character : "\uFFFD",
  ).join("");
}
