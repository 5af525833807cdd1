/** Problem details: what they say, and that no cache keeps them. */
import assert from "node:assert/strict";
import { problem } from "../../lib/http/problem.ts";

Deno.test("problem() answers with status, title and code, uncached", async () => {
  const answer = problem(404, "not_found");

  assert.equal(answer.status, 404);
  assert.deepEqual(Object.fromEntries(answer.headers), {
    "cache-control": "no-store",
    "content-type": "application/problem+json",
    "x-content-type-options": "nosniff",
  });
  assert.deepEqual(await answer.json(), { title: "Not Found", status: 404, code: "not_found" });
});

Deno.test("problem() names each wrong value and keeps the bound to itself", async () => {
  const answer = problem(422, "invalid_input", {
    detail: "Cannot accept the input",
    errors: [{ path: "date.month", code: "out_of_range", message: "Is outside", limit: 12 }],
  });

  assert.deepEqual(await answer.json(), {
    title: "Unprocessable Entity",
    status: 422,
    code: "invalid_input",
    detail: "Cannot accept the input",
    errors: [{ path: "date.month", code: "out_of_range", message: "Is outside" }],
  });
});

Deno.test("problem() takes more headers, but none that would have it cached or read otherwise", () => {
  const { headers } = problem(429, "too_many_requests", {
    headers: { "Retry-After": "2", "Cache-Control": "public", "Content-Type": "text/html" },
  });

  assert.equal(headers.get("retry-after"), "2");
  assert.equal(headers.get("cache-control"), "no-store");
  assert.equal(headers.get("content-type"), "application/problem+json");
});
