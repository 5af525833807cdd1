/** docs/traceability.md names tests that exist. */
import assert from "node:assert/strict";

interface Row {
  sentence: string;
  file: string;
  test: string;
}

Deno.test("docs/traceability.md names files and tests that there are", async () => {
  const rows = await readRows();
  assert.ok(rows.length > 0);
  const missing = await Promise.all(rows.map(async ({ file, test }) => {
    return await hasTest(file, test) ? [] : [`${file}: ${test}`];
  }));
  assert.deepEqual(missing.flat(), []);
});

Deno.test("hasTest() finds what stands in a string of that file alone", async () => {
  const file = "tests/traceability_test.ts";
  const ofComment = ["which begins", "a test's name"].join(" ");
  assert.equal(await hasTest(file, "names files and tests that there are"), true);
  assert.equal(await hasTest(file, ofComment), false);
  assert.equal(await hasTest("tests/absent_test.ts", "names files"), false);
});

/** The rows of every table, their heads left out. */
async function readRows(): Promise<Row[]> {
  const text = await readFile("docs/traceability.md") ?? "";
  return text.split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (Sentence|---)/.test(line))
    .map((line) => {
      const [sentence = "", file = "", test = ""] = line.slice(2, -2).split(" | ")
        .map((cell) => cell.trim());
      return { sentence, file, test };
    });
}

/** Whether a string of the file, which begins a test's name or is part of it, holds the text. */
async function hasTest(file: string, test: string): Promise<boolean> {
  const text = await readFile(file);
  if (text === undefined) return false;
  const strings = text.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return strings.some((string) => string.includes(test));
}

async function readFile(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(new URL(`../${path}`, import.meta.url));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
