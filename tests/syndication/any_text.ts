/** Text as hostile as a person, a program or a broken import can make it, for property tests. */

import { fc } from "../packages/fast_check.ts";

const AWKWARD = [
  ...["\r", "\r\n", "\n", "\t", " ", "\u0085", "\u2028"],
  ...["&", "<", ">", '"', "'", "]]>", "<![CDATA[", "<!--", "-->", "&amp;", "&#13;", "<script>"],
  ...["\u0000", "\u0008", "\u000B", "\u000C", "\u0010", "\u001F", "\u007F", "\u009F"],
  ...["\uFEFF", "\uFFFE", "\uFFFF", "\uFFFD", "\u{1FFFE}", "\u{10FFFF}"],
  ...["\uD800", "\uDBFF", "\uDC00", "\uDFFF", "\u{1F5F3}\uFE0F"],
  ...["\u200F", "\u202E", "\u2066", "\u2069"],
];

/** Strings of awkward pieces, arbitrary code points and arbitrary code units. */
export function anyText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(...AWKWARD),
    fc.string({ unit: "binary", maxLength: 3 }),
    fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  );
  return fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
}
