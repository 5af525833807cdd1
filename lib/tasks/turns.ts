/** Gives everybody else their turn while one request has much to do. */
import { STEP_LENGTH, type Steps } from "../shared/steps.ts";

/** The end of the work that was given last, without what came of it: that may be large. */
let latest: Promise<void> = Promise.resolve();

/**
 * Does the work to its end, sockets, timers and other requests being attended to on the way. What else
 * is given to it waits meanwhile: two large files at once would be read no sooner, and take the memory
 * of both.
 */
export function inTurns<T>(steps: Steps<T>): Promise<T> {
  const work = latest.then(() => finish(steps));
  latest = work.then(() => undefined, () => undefined);
  return work;
}

async function finish<T>(steps: Steps<T>): Promise<T> {
  const turns = new Turns();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turns.after(step.value);
  }
}

/** For work that has more to do between its steps than inTurns() knows of. */
export class Turns {
  #done = 0;

  /** Resolves at once until a whole step has been done, and then after a turn of the others. */
  async after(amount: number): Promise<void> {
    this.#done += amount;
    if (this.#done < STEP_LENGTH) return;
    this.#done = 0;
    await nextTurn();
  }
}

/**
 * Resolves in a later turn of the event loop. A timer, since the loop looks at its sockets before one
 * comes due: beside setImmediate() and MessageChannel, which come first, a request takes dozens of
 * turns to be answered.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
