/** What counts as a test that a document may name. */
import assert from "node:assert/strict";
import { hasTest, registeredTests } from "./documented_tests.ts";

const SOURCES: { name: string; source: string; names: string[] }[] = [
  { name: "a plain call", source: 'Deno.test("it works", () => {});', names: ["it works"] },
  { name: "a call that is ignored", source: 'Deno.test.ignore("it", f);', names: ["it"] },
  { name: "a name of its own line", source: 'databaseTest(\n  "it works",\n', names: ["it works"] },
  { name: "a generated name", source: "  pgliteTest(`${it} works`, f);", names: ["${it} works"] },
  { name: "an object", source: 'Deno.test({ name: "it works", fn });', names: ["it works"] },
  { name: "a step", source: '    await test.step("it works", f);', names: ["it works"] },
  { name: "quotes in it", source: 'pageTest("\\"it\\"", f);', names: ['\\"it\\"'] },
  { name: "a table", source: 'testForm([\n  { name: "it works" },\n]);', names: ["it works"] },
  { name: "a comment", source: '// Deno.test("it works", f);\n * Deno.test("it", f);', names: [] },
  { name: "a message", source: '  assert.ok(works, "it works");', names: [] },
  { name: "a fixture", source: 'const FIXTURE = { name: "it works" };', names: [] },
  { name: "what else takes a test", source: '  return await hasTest(file, "it");', names: [] },
  { name: "a pattern's test", source: '  /it/.test("it works");', names: [] },
];

for (const { name, source, names } of SOURCES) {
  Deno.test(`registeredTests() gives ${names.length} for ${name}`, () => {
    assert.deepEqual(registeredTests(source), names);
  });
}

Deno.test("hasTest() finds a test by its name, or by enough of it to tell it from others", async () => {
  const file = "tests/documented_tests_test.ts";
  assert.equal(await hasTest(file, "registeredTests() gives ${names.length} for ${name}"), true);
  assert.equal(await hasTest(file, "registeredTe"), true);
  assert.equal(await hasTest(file, "registeredT"), false, "too short");
  assert.equal(await hasTest(file, "${names.length} for"), false, "hardly anything is fixed");
  assert.equal(await hasTest(file, ["hardly", "anything is fixed"].join(" ")), false, "a message");
  assert.equal(await hasTest("tests/absent_test.ts", "registeredTests()"), false);
});
