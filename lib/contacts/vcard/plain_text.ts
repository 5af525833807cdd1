/** Brings text from a file into the form that contacts keep: NFC, trimmed, no control characters. */

// deno-lint-ignore no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const LINE_BREAKS = /\r\n?/g;

const BREAKS_AND_TABS = /[\n\t\u2028\u2029]+/g;

/** What is already in that form. */
const PLAIN = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

/**
 * More marks on one letter than any writing has (Unicode Standard Annex #15 section 13). Each of a
 * long run would take its place among all of them in NFC.
 */
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Text of several lines, which end in LF; tabs are kept. */
export function toText(written: string): string {
  if (PLAIN.test(written)) return written;
  const shown = written.replace(LINE_BREAKS, "\n").replace(CONTROL_CHARACTERS, "");
  return shown.replace(EXCESS_MARKS, "$1").normalize("NFC").trim();
}

/** Text of one line: line breaks and tabs become a blank. */
export function toLine(written: string): string {
  if (PLAIN.test(written)) return written;
  return toText(written).replace(BREAKS_AND_TABS, " ").trim();
}

/** The first `limit` UTF-16 code units, one less where that would split a character. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const isSplit = /[\ud800-\udbff]/.test(text.charAt(limit - 1));
  return text.slice(0, isSplit ? limit - 1 : limit).trimEnd();
}
