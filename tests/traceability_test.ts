/** What the documents name is there, and what the TECH names is tested. */
import assert from "node:assert/strict";
import { filesBelow } from "./architecture/modules.ts";
import {
  hasTest,
  isThere,
  listDocuments,
  namedTestPaths,
  readIfThere,
  registeredTests,
  tableRows,
} from "./documented_tests.ts";

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
    const holds = await isThere(file) && await hasTest(testFile, name);
    return holds ? [] : [`${file}, ${test}`];
  }));
  assert.deepEqual(missing.flat(), []);
});

Deno.test("README.md and docs/ name no path below tests/ that is not there", async () => {
  const named: string[] = [];
  const missing: string[] = [];
  for (const document of await listDocuments()) {
    for (const path of await namedTestPaths(document)) {
      named.push(path);
      if (!await isThere(path)) missing.push(`${document}: ${path}`);
    }
  }
  assert.ok(named.includes("tests/traceability_test.ts"), "they were read");
  assert.deepEqual(missing, []);
});

/** Those that sections 1 to 6 and "Testing and validation" of the TECH name. */
const TECH_INVARIANTS = [
  ...[1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 16, 17, 18, 19],
  ...[21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33],
];

Deno.test("every invariant of the TECH has a test whose name begins with it", async () => {
  const files = (await filesBelow("tests")).filter((path) => path.includes("_test."));
  const texts = await Promise.all(files.map(readIfThere));
  const names = texts.flatMap((text = "") => registeredTests(text));
  const begun = names.map((name) => name.split(":")[0]);
  assert.deepEqual(TECH_INVARIANTS.filter((number) => !begun.includes(`PI-${number}`)), []);
});

Deno.test("docs/traceability.md has a row for each invariant of the TECH, with a test of it", async () => {
  const rows = await tableRows("docs/traceability.md", 3);
  const withRow = TECH_INVARIANTS.filter((number) =>
    rows.some(([sentence = "", _file, test = ""]) =>
      sentence.startsWith(`PI-${number}: `) && new RegExp(`\\bPI-${number}\\b`).test(test)
    )
  );
  assert.deepEqual(withRow, TECH_INVARIANTS);
});
