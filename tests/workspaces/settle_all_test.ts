/** Waiting for several things at once. */
import assert from "node:assert/strict";
import { settleAll } from "../../lib/workspaces/settle_all.ts";

Deno.test("settleAll() resolves once each has succeeded, and for none", async () => {
  await settleAll([]);
  await settleAll([Promise.resolve(), Promise.resolve()]);
});

Deno.test("settleAll() ends with the last, and throws what the first in the list has", async () => {
  const last = Promise.withResolvers<void>();
  const [one, other] = [new Error("one"), new Error("other")];
  let isOver = false;
  const settling = settleAll([last.promise, Promise.reject(one), Promise.reject(other)])
    .finally(() => isOver = true);
  const failing = assert.rejects(settling, (error) => error === one);
  // More turns than it takes to notice the failures.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  assert.equal(isOver, false);
  last.resolve();
  await failing;
});
