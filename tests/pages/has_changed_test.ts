import assert from "node:assert/strict";
import { type ControlKind, hasChanged } from "../../routes/(_forms)/has_changed.ts";

const CASES: [kind: ControlKind, shown: string | undefined, typed: string | undefined, boolean][] =
  [
    ["line", "Ada", "Ada", false],
    ["line", "Ada", "Bob", true],
    ["line", "Ada", "", true],
    ["line", "Ada", undefined, true],
    ["line", undefined, "", false],
    ["line", undefined, undefined, false],
    ["line", "Ada\r\nKing", "AdaKing", false],
    ["line", " Ada ", " Ada ", false],
    ["line", " Ada ", "Ada", true],
    ["address", " ada@example.org\n", "ada@example.org", false],
    ["address", "ada@example.org", "bob@example.org", true],
    ["area", "a\r\nb\rc\nd", "a\nb\nc\nd", false],
    ["area", "a\nb", "ab", true],
    ["area", "a ", "a", true],
  ];

for (const [kind, shown, typed, expected] of CASES) {
  const name = `${JSON.stringify(typed)} in place of ${JSON.stringify(shown)}`;
  Deno.test(`hasChanged() is ${expected} for ${name} in a control of kind ${kind}`, () => {
    assert.equal(hasChanged(kind, { typed, shown }), expected);
  });
}
