/** docs/traceability.md and docs/security.md name files and tests that there are. */
import assert from "node:assert/strict";
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
