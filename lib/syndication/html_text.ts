/** Plain text for a place where readers expect HTML. */

/**
 * An ampersand and a less-than sign where HTML would read them as more than themselves: before a
 * character reference (WHATWG HTML 13.2.5.72), a tag, a comment or a declaration (13.2.5.6).
 */
const READ_AS_MARKUP = /&(?=[#A-Za-z0-9])|<(?=[A-Za-z/!?])/g;

const LINE_BREAK = /\r\n?|\n/g;

/**
 * The text as HTML that says just this text, line by line. What HTML reads as itself stays, so that a
 * reader which takes the result for plain text shows one line unharmed as well: `a < b & c` is the
 * same in both. Lines are worth a tag: without one a reader runs them together.
 */
export function textAsHtml(text: string): string {
  return text
    .replace(READ_AS_MARKUP, (sign) => sign === "&" ? "&amp;" : "&lt;")
    .replace(LINE_BREAK, "<br>\n");
}
