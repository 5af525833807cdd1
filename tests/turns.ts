/** Counts the turns that others get while something goes on. */

/** Runs the work and counts the turns that a chain of timers gets meanwhile. */
export async function countTurns<T>(
  work: () => Promise<T>,
): Promise<{ result: T; turns: number }> {
  let turns = 0;
  let timer = setTimeout(takeTurn, 0);
  function takeTurn(): void {
    turns++;
    timer = setTimeout(takeTurn, 0);
  }
  try {
    return { result: await work(), turns };
  } finally {
    clearTimeout(timer);
  }
}
