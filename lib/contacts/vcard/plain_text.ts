/** Brings text from a file into the form that contacts keep: NFC, trimmed, no control characters. */

// deno-lint-ignore no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const LINE_BREAKS = /\r\n?/g;

const BREAKS_AND_TABS = /[\n\t\u2028\u2029]+/g;

/** Text of several lines, which end in LF; tabs are kept. */
export function toText(written: string): string {
  return written.replace(LINE_BREAKS, "\n").replace(CONTROL_CHARACTERS, "").normalize("NFC").trim();
}

/** Text of one line: line breaks and tabs become a blank. */
export function toLine(written: string): string {
  return toText(written).replace(BREAKS_AND_TABS, " ").trim();
}

/** The first `limit` UTF-16 code units, one less where that would split a character. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const isSplit = /[\ud800-\udbff]/.test(text.charAt(limit - 1));
  return text.slice(0, isSplit ? limit - 1 : limit).trimEnd();
}
