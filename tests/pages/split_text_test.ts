import assert from "node:assert/strict";
import { splitText } from "../../routes/(_records)/split_text.ts";
import { fc } from "../packages/fast_check.ts";

const LONG = Array.from({ length: 400 }, (_, number) => `word${number}`).join(" ");

function lines(count: number): string {
  return Array.from({ length: count }, (_, number) => `Line ${number}`).join("\n");
}

const WHOLE: [name: string, text: string][] = [
  ["empty", ""],
  ["short", "Tea"],
  ["as long as is shown", "x".repeat(700)],
  ["so little longer that cutting saves nothing", "x ".repeat(399)],
  ["of as many lines as are shown", lines(12)],
  ["of as many lines and a last line break", `${lines(12)}\n\n`],
];

for (const [name, text] of WHOLE) {
  Deno.test(`splitText() leaves a text whole that is ${name}`, () => {
    assert.deepEqual(splitText(text), { head: text, rest: null });
  });
}

Deno.test("splitText() cuts a long text between two words", () => {
  const { head, rest } = splitText(LONG);

  assert.ok(head.length <= 700 && head.length > 600);
  assert.equal(`${head} ${rest}`, LONG);
});

Deno.test("splitText() cuts a text of many lines between two of them", () => {
  const { head, rest } = splitText(lines(20));

  assert.equal(head, lines(12));
  assert.equal(`${head}\n${rest}`, lines(20));
});

Deno.test("splitText() cuts a text without blanks where it is full", () => {
  const { head, rest } = splitText("x".repeat(2_000));

  assert.deepEqual([head.length, rest?.length], [700, 1_300]);
});

Deno.test("splitText() never cuts through a character", () => {
  for (const offset of ["", "x"]) {
    const { head, rest } = splitText(offset + "🌱".repeat(600));
    assert.ok(head.isWellFormed());
    assert.ok(rest?.isWellFormed());
  }
});

Deno.test("splitText() keeps the indentation of the first hidden line", () => {
  const { rest } = splitText(`${lines(12)}\n\n  indented\nlast`);

  assert.equal(rest, "  indented\nlast");
});

Deno.test("splitText() loses nothing but blanks", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", " ", "\n", "🌱"), maxLength: 2_000 });
  fc.assert(fc.property(texts, (text) => {
    const { head, rest } = splitText(text);
    assert.equal((head + (rest ?? "")).replaceAll(/\s/g, ""), text.replaceAll(/\s/g, ""));
  }));
});
