/** Escaping of untrusted strings for XML 1.0 documents. */

/**
 * All that may not stand as typed in element content, given as the complement of what may: markup,
 * U+000D (a parser would read it as U+000A, XML 1.0 section 2.11) and what the Char production of
 * section 2.2 leaves out. Without the u flag a surrogate pair is two code units of the permitted
 * range, so lone surrogates have to be gone before.
 */
const NOT_IN_TEXT = /[^\t\n\u0020-%'-;=?-\uFFFD]/g;

/**
 * As NOT_IN_TEXT, and besides the double quote, and the tab and line feed that a parser would read
 * as blanks (XML 1.0 section 3.3.3).
 */
const NOT_IN_ATTRIBUTE = /[^\u0020!#-%'-;=?-\uFFFD]/g;

/**
 * Escapes a string for use as element content. A parser reads it back as given, except that each
 * code point which XML cannot carry (XML 1.0 section 2.2) and each lone surrogate arrives as U+FFFD.
 */
export function escapeText(text: string): string {
  return text.toWellFormed().replace(NOT_IN_TEXT, escapeCharacter);
}

/**
 * Escapes a string for use between the double quotes of an attribute, with the promise of
 * {@link escapeText}.
 */
export function escapeAttribute(value: string): string {
  return value.toWellFormed().replace(NOT_IN_ATTRIBUTE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  switch (character) {
    case "&":
      return "&amp;";
    case "<":
      return "&lt;";
    case ">": // else a `]]>` in the text would end the document for a parser
      return "&gt;";
    case '"':
      return "&quot;";
    case "\t":
    case "\n":
    case "\r":
      return `&#${character.charCodeAt(0)};`;
    default:
      return "\uFFFD";
  }
}
