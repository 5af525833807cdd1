/** Waits for several things that go on at once. */

/**
 * Resolves once each has succeeded, and ends with the last of them where one fails: what the others
 * have done is done.
 *
 * @throws what the first in the list that failed has thrown
 */
export async function settleAll(promises: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(promises);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") throw outcome.reason;
  }
}
