/** Long work in turns: everybody else gets theirs. */
import assert from "node:assert/strict";
import { STEP_LENGTH, type Steps } from "../../lib/shared/steps.ts";
import { inTurns, nextTurn } from "../../lib/tasks/turns.ts";
import { countTurns } from "../turns.ts";

function* workInSteps(amounts: number[]): Steps<string> {
  for (const amount of amounts) yield amount;
  return "done";
}

Deno.test("inTurns() gives others a turn after each whole step", async () => {
  const steps = Array<number>(50).fill(STEP_LENGTH);

  const { result, turns } = await countTurns(() => inTurns(workInSteps(steps)));

  assert.equal(result, "done");
  assert.ok(turns >= 49, `${turns} turns`);
});

Deno.test("inTurns() adds small amounts up", async () => {
  const steps = Array<number>(50 * 64).fill(STEP_LENGTH / 64);

  const { turns } = await countTurns(() => inTurns(workInSteps(steps)));

  assert.ok(turns >= 49 && turns <= 51, `${turns} turns`);
});

Deno.test("inTurns() takes no turn for less than a step", async () => {
  const { result, turns } = await countTurns(() => inTurns(workInSteps([1, STEP_LENGTH - 2])));

  assert.equal(result, "done");
  assert.equal(turns, 0);
});

Deno.test("inTurns() throws what the work throws, and goes on with the next", async () => {
  const broken = new Error("Broken");
  function* work(): Steps<void> {
    yield STEP_LENGTH;
    throw broken;
  }

  await assert.rejects(inTurns(work()), broken);
  assert.equal(await inTurns(workInSteps([])), "done");
});

Deno.test("inTurns() does one piece of work after another", async () => {
  const order: string[] = [];
  function* work(name: string): Steps<void> {
    for (let step = 0; step < 3; step++) {
      order.push(name);
      yield STEP_LENGTH;
    }
  }

  await Promise.all([inTurns(work("a")), inTurns(work("b"))]);

  assert.deepEqual(order, ["a", "a", "a", "b", "b", "b"]);
});

Deno.test("nextTurn() lets sockets be attended to", async () => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const accepted = listener.accept();
  using client = await Deno.connect({ hostname: "127.0.0.1", port: listener.addr.port });
  using server = await accepted;
  let rounds = 0;
  const talk = async () => {
    const byte = new Uint8Array(1);
    while (await server.read(byte) !== null) await server.write(byte);
  };
  const ask = async () => {
    const byte = new Uint8Array(1);
    for (;;) {
      await client.write(byte);
      if (await client.read(byte) === null) return;
      rounds++;
    }
  };
  const conversation = [talk(), ask()];

  for (let turn = 0; turn < 200; turn++) await nextTurn();

  // A turn that comes before the sockets' lets one through in dozens.
  const roundsMeanwhile = rounds;
  client.close();
  await Promise.allSettled(conversation);
  assert.ok(roundsMeanwhile >= 40, `${roundsMeanwhile} rounds`);
});
