/** A bound on how much of one kind of work is done at once. */

/** Runs at most `limit` pieces of the work given to it at once; the rest wait in their order. */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running++;
    else await new Promise<void>((proceed) => waiting.push(proceed));
    try {
      return await work();
    } finally {
      // A place goes straight to who waits longest, so that a newcomer can't take it in between.
      const proceed = waiting.shift();
      if (proceed === undefined) running--;
      else proceed();
    }
  };
}
