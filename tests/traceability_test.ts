/** What the documents name is there, and what the TECH names is tested. */
import assert from "node:assert/strict";
import { filesBelow } from "./architecture/modules.ts";
import { hasTest, readIfThere, tableRows } from "./documented_tests.ts";

Deno.test("docs/traceability.md names files and tests that there are", async () => {
  const rows = await tableRows("docs/traceability.md", 3);
  assert.ok(rows.length > 0);
  const missing = await Promise.all(rows.map(async ([_sentence, file = "", test = ""]) => {
    return await hasTest(file, test) ? [] : [`${file}: ${test}`];
  }));
  assert.deepEqual(missing.flat(), []);
});

Deno.test("docs/security.md names files and tests that there are", async () => {
  const rows = await tableRows("docs/security.md", 4);
  assert.ok(rows.length > 0);
  const missing = await Promise.all(rows.map(async ([_threat, _control, file = "", test = ""]) => {
    const [testFile = "", name = ""] = test.split(/: (.*)/s);
    const isThere = await readIfThere(file) !== undefined && await hasTest(testFile, name);
    return isThere ? [] : [`${file}, ${test}`];
  }));
  assert.deepEqual(missing.flat(), []);
});

Deno.test("hasTest() finds what stands in a string of that file alone", async () => {
  const file = "tests/traceability_test.ts";
  const ofComment = ["docs/traceability.md", "and docs/security.md"].join(" ");
  assert.equal(await hasTest(file, "names files and tests that there are"), true);
  assert.equal(await hasTest(file, ofComment), false);
  assert.equal(await hasTest("tests/absent_test.ts", "names files"), false);
});

/** Those that sections 1 to 6 and "Testing and validation" of the TECH name. */
const TECH_INVARIANTS = [
  ...[1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 16, 17, 18, 19],
  ...[21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33],
];

Deno.test("every invariant of the TECH has a test whose name begins with it", async () => {
  const files = (await filesBelow("tests")).filter((path) => path.includes("_test."));
  const texts = await Promise.all(files.map(readIfThere));
  const begun = texts.flatMap((text = "") => text.match(/(?<=["`])PI-\d+(?=: )/g) ?? []);
  assert.deepEqual(TECH_INVARIANTS.filter((number) => !begun.includes(`PI-${number}`)), []);
});
