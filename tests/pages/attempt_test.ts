/** What a form takes as an answer, and what it leaves to the error page. */
import assert from "node:assert/strict";
import { DomainError, InvalidInput } from "../../lib/shared/domain_error.ts";
import { fieldIssue } from "../../lib/shared/parse_input.ts";
import { attempt } from "../../routes/(_forms)/attempt.ts";

Deno.test("attempt() gives the result", async () => {
  assert.deepEqual(await attempt(() => Promise.resolve(7)), { kind: "done", result: 7 });
});

Deno.test("attempt() gives the issues of invalid input", async () => {
  const issues = [fieldIssue("name", "required")];

  const outcome = await attempt(() => Promise.reject(new InvalidInput(issues)));

  assert.deepEqual(outcome, { kind: "refused", refusal: { kind: "invalid", issues } });
});

Deno.test("attempt() gives the code of a broken rule that is expected", async () => {
  const broken = new DomainError("too_many_feeds", "Cannot create a feed: 50 are active");

  const outcome = await attempt(() => Promise.reject(broken), ["not_found", "too_many_feeds"]);

  const refusal = { kind: "forbidden", code: "too_many_feeds" };
  assert.deepEqual(outcome, { kind: "refused", refusal });
});

for (const error of [new DomainError("not_found", "Cannot find it"), new Error("A fault")]) {
  Deno.test(`attempt() throws on what is not expected: ${error.name}`, async () => {
    await assert.rejects(attempt(() => Promise.reject(error), ["too_many_feeds"]), error);
  });
}
