/** A choice of which some are likelier than others. */
import { fc } from "../packages/fast_check.ts";

export function weighted<T>(
  ...choices: [weight: number, arbitrary: fc.Arbitrary<T>][]
): fc.Arbitrary<T> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}
