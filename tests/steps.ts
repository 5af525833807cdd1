/** Does work in steps without letting anybody else have a turn. */
import type { Steps } from "../lib/shared/steps.ts";

/** What the work comes to. */
export function resultOf<T>(steps: Steps<T>): T {
  return runSteps(steps).result;
}

/** What the work comes to, and how much was done in each step. */
export function runSteps<T>(steps: Steps<T>): { result: T; amounts: number[] } {
  const amounts: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { result: step.value, amounts };
    amounts.push(step.value);
  }
}
