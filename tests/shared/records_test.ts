/** What each record needs, and what its description says of it. */
import assert from "node:assert/strict";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { CONTACT, issuesOf, MINIMAL, NAMES } from "./record_inputs.ts";

for (const record of NAMES) {
  Deno.test(`the ${record} schema accepts the least that it can be`, () => {
    assert.deepEqual(issuesOf(record, MINIMAL[record]), []);
  });

  Deno.test(`the ${record} schema names every missing property`, () => {
    const missing = Object.keys(MINIMAL[record]).map((field) => `${field} required`);
    assert.deepEqual(issuesOf(record, {}).sort(), missing.sort());
  });

  Deno.test(`the ${record} schema names every unknown property`, () => {
    const input = { ...MINIMAL[record], user_id: CONTACT, "": 1 };
    assert.deepEqual(issuesOf(record, input), ["user_id unknown_property", " unknown_property"]);
  });

  for (const input of [null, undefined, [], "text", 1]) {
    Deno.test(`the ${record} schema refuses ${JSON.stringify(input)}`, () => {
      const code = input === undefined ? "required" : "wrong_type";
      assert.deepEqual(issuesOf(record, input), [` ${code}`]);
    });
  }
}

Deno.test("a completion that exists cannot lose its instant", () => {
  const { check } = RECORDS.completion;
  const at = new Date("2026-03-01T12:00:00Z");
  const codes = (completed_at: Date | null) =>
    check?.({ completed_at, message: null }).map(({ path, code }) => `${path} ${code}`);
  assert.deepEqual(codes(at), []);
  assert.deepEqual(codes(null), ["completed_at required"]);
});

for (const record of NAMES) {
  Deno.test(`the ${record} description speaks of properties of its schema alone`, () => {
    const { schema, controls, authored, published, encrypted } = RECORDS[record];
    const fields = Object.keys(schema.shape);
    const named = [...controls.map(({ field }) => field), ...authored];
    assert.deepEqual(named.filter((field) => !fields.includes(field)), []);
    const texts: readonly string[] = authored;
    assert.deepEqual([...published, ...encrypted].filter((field) => !texts.includes(field)), []);
  });
}
