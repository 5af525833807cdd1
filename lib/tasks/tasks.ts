/** Work that goes on after the request which started it has been answered, and its owner. */
import { describeError } from "../log/describe_error.ts";
import type { Log } from "../log/log.ts";

export interface Tasks {
  /**
   * Starts `work`. What it throws is logged under `name`. A task may be cut short at any moment,
   * so nothing that was promised to anybody may depend on its end.
   */
  run(name: string, work: (signal: AbortSignal) => Promise<void>): void;
  /** Resolves once nothing runs, tasks that tasks have started included. */
  idle(): Promise<void>;
  /** Refuses what comes later, aborts what runs, and waits until it has ended or time is up. */
  close(): Promise<void>;
}

/**
 * @param options.closeTimeoutMs How long close() waits for tasks that take no notice of their signal
 */
export function createTasks(
  log: Log,
  { closeTimeoutMs = 5_000 }: { closeTimeoutMs?: number } = {},
): Tasks {
  const running = new Map<Promise<void>, string>();
  const closing = new AbortController();

  const idle = async () => {
    while (running.size > 0) await Promise.all(running.keys());
  };
  return {
    run(name, work) {
      if (closing.signal.aborted) {
        log.warn("task refused", { task: name });
        return;
      }
      const done = settle(name, { work, signal: closing.signal, log });
      running.set(done, name);
      done.finally(() => running.delete(done));
    },
    idle,
    async close() {
      closing.abort();
      await withinTime(idle(), closeTimeoutMs);
      for (const name of running.values()) log.warn("task abandoned", { task: name });
    },
  };
}

/** Runs the work to its end. Never rejects. */
async function settle(
  name: string,
  { work, signal, log }: {
    work: (signal: AbortSignal) => Promise<void>;
    signal: AbortSignal;
    log: Log;
  },
): Promise<void> {
  try {
    await work(signal);
  } catch (error) {
    if (signal.aborted && error === signal.reason) return;
    log.error("task failed", { task: name, error: describeError(error) });
  }
}

async function withinTime(work: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<void>((resolve) => timer = setTimeout(resolve, timeoutMs));
  await Promise.race([work, timeIsUp]);
  clearTimeout(timer);
}
