/** How many problems of an input are named. */
import assert from "node:assert/strict";
import { z } from "zod";
import { InvalidInput } from "../../lib/shared/domain_error.ts";
import { MAX_ISSUES, parseInput } from "../../lib/shared/parse_input.ts";

Deno.test(`parseInput() names ${MAX_ISSUES} problems at most`, () => {
  const input = Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`a${index}`, 1]));

  assert.throws(() => parseInput(z.strictObject({}), input), (error) => {
    assert.ok(error instanceof InvalidInput);
    assert.equal(error.issues.length, MAX_ISSUES);
    assert.equal(error.issues.at(-1)?.path, `a${MAX_ISSUES - 1}`);
    return true;
  });
});
