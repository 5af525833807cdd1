/** Background work: errors are logged, idle() waits for everything, close() for a while. */
import assert from "node:assert/strict";
import { createLog } from "../../lib/log/log.ts";
import { createTasks } from "../../lib/tasks/tasks.ts";

function tasksWithLog(options: { closeTimeoutMs?: number } = {}) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const log = createLog({ format: "text", level: "debug", now: () => new Date(0), write });
  return { tasks: createTasks(log, options), lines };
}

/** Work that ends when its signal does, by throwing the signal's reason. */
function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** Resolves after everything that is due already. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

Deno.test("Tasks.idle() waits for what runs", async () => {
  const { tasks } = tasksWithLog();
  const gate = Promise.withResolvers<void>();
  const steps: string[] = [];
  tasks.run("step", async () => {
    await gate.promise;
    steps.push("done");
  });

  const idle = tasks.idle().then(() => steps.push("idle"));
  gate.resolve();
  await idle;

  assert.deepEqual(steps, ["done", "idle"]);
});

Deno.test("Tasks.idle() resolves when nothing runs", async () => {
  await tasksWithLog().tasks.idle();
});

Deno.test("Tasks.idle() waits for tasks that tasks start", async () => {
  const { tasks } = tasksWithLog();
  const steps: string[] = [];
  const chain = (left: number) =>
    tasks.run("chain", async () => {
      await nextTurn();
      steps.push(`step ${left}`);
      if (left > 0) chain(left - 1);
    });
  chain(3);

  await tasks.idle();

  assert.deepEqual(steps, ["step 3", "step 2", "step 1", "step 0"]);
});

const failures: { name: string; work: () => Promise<void> }[] = [
  { name: "rejects", work: () => Promise.reject(new TypeError("canary")) },
  {
    name: "throws at once",
    work: () => {
      throw new TypeError("canary");
    },
  },
];

for (const { name, work } of failures) {
  Deno.test(`Tasks.run() logs a task that ${name} by its name, and goes on`, async () => {
    const { tasks, lines } = tasksWithLog();
    let ran = false;

    tasks.run("purge", work);
    tasks.run("other", () => {
      ran = true;
      return Promise.resolve();
    });
    await tasks.idle();

    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? "", /error "task failed" task=purge error="TypeError at /);
    assert.doesNotMatch(lines.join(), /canary/);
    assert.ok(ran);
  });
}

Deno.test("Tasks.close() aborts what runs and says nothing of an end that it asked for", async () => {
  const { tasks, lines } = tasksWithLog();
  let signal: AbortSignal | undefined;
  tasks.run("wait", (given) => {
    signal = given;
    return untilAborted(given);
  });
  assert.equal(signal?.aborted, false);

  await tasks.close();

  assert.equal(signal?.aborted, true);
  assert.deepEqual(lines, []);
});

Deno.test({
  name: "Tasks.close() leaves no timer that would hold the process",
  sanitizeOps: true,
  fn: () => tasksWithLog({ closeTimeoutMs: 60_000 }).tasks.close(),
});

Deno.test("Tasks.close() waits for what finishes its work after the signal", async () => {
  const { tasks } = tasksWithLog();
  let finished = false;
  tasks.run("finish", async (signal) => {
    await untilAborted(signal).catch(() => {});
    await nextTurn();
    finished = true;
  });

  await tasks.close();

  assert.ok(finished);
});

Deno.test("Tasks.close() logs an error of the end that is not the signal's", async () => {
  const { tasks, lines } = tasksWithLog();
  tasks.run("purge", (signal) =>
    untilAborted(signal).catch(() => {
      throw new TypeError("broke");
    }));

  await tasks.close();

  assert.match(lines.join(), /error "task failed" task=purge error="TypeError at /);
});

Deno.test("Tasks.close() gives up a task that takes no notice, and says which", async () => {
  const { tasks, lines } = tasksWithLog({ closeTimeoutMs: 1 });
  const gate = Promise.withResolvers<void>();
  tasks.run("deaf", () => gate.promise);

  await tasks.close();

  assert.deepEqual(lines, ['1970-01-01T00:00:00.000Z warn "task abandoned" task=deaf']);
  gate.resolve();
  await tasks.idle();
});

Deno.test("Tasks.run() refuses a task after close(), and says which", async () => {
  const { tasks, lines } = tasksWithLog();
  let ran = false;
  await tasks.close();

  tasks.run("late", () => {
    ran = true;
    return Promise.resolve();
  });
  await tasks.idle();

  assert.equal(ran, false);
  assert.deepEqual(lines, ['1970-01-01T00:00:00.000Z warn "task refused" task=late']);
});
