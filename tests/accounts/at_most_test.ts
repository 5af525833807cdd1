/** The bound on work that is done at once. */
import assert from "node:assert/strict";
import { atMost } from "../../lib/accounts/at_most.ts";

/** Work that says when it begins and ends when it is told to. */
function stoppableWork() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    work(name: string) {
      return () => {
        begun.push(name);
        const end = Promise.withResolvers<string>();
        ends.set(name, end);
        return end.promise;
      };
    },
    finish: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

Deno.test("atMost() begins no more work than it may and keeps the order", async () => {
  const { begun, work, finish } = stoppableWork();
  const inTurn = atMost(2);
  const all = ["a", "b", "c", "d"].map((name) => inTurn(work(name)));
  const begunAtFirst = [...begun];

  finish("b");
  await all[1];
  const begunAfterOne = [...begun];
  finish("a");
  finish("c");
  await Promise.all([all[0], all[2]]);
  finish("d");

  assert.deepEqual(begunAtFirst, ["a", "b"]);
  assert.deepEqual(begunAfterOne, ["a", "b", "c"]);
  assert.deepEqual(await Promise.all(all), ["a", "b", "c", "d"]);
});

Deno.test("atMost() gives the place of failed work to the next", async () => {
  const { begun, work, finish, fail } = stoppableWork();
  const inTurn = atMost(1);
  const failing = inTurn(work("a"));
  const waiting = inTurn(work("b"));

  fail("a");
  await assert.rejects(failing, { message: "a" });
  finish("b");

  assert.equal(await waiting, "b");
  assert.deepEqual(begun, ["a", "b"]);
});

Deno.test("atMost() lets nobody in between when a place is handed on", async () => {
  const { begun, work, finish } = stoppableWork();
  const inTurn = atMost(1);
  const first = inTurn(work("a"));
  const waiting = inTurn(work("b"));

  finish("a");
  await first;
  const late = inTurn(work("c"));
  const begunWhenLate = [...begun];
  finish("b");
  await waiting;
  finish("c");
  await late;

  assert.deepEqual(begunWhenLate, ["a", "b"]);
  assert.deepEqual(begun, ["a", "b", "c"]);
});

Deno.test("atMost() has all its places again when the work is done", async () => {
  const { begun, work, finish } = stoppableWork();
  const inTurn = atMost(2);
  await Promise.all([1, 2, 3].map(() => inTurn(() => Promise.resolve())));

  const later = ["d", "e", "f"].map((name) => inTurn(work(name)));

  assert.deepEqual(begun, ["d", "e"]);
  finish("d");
  finish("e");
  await Promise.all([later[0], later[1]]);
  finish("f");
  await later[2];
});
