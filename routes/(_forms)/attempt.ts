/** Runs what a form asks for, and gives back what is wrong with it as a value. */
import {
  DomainError,
  type DomainErrorCode,
  type FieldIssue,
  InvalidInput,
} from "../../lib/shared/domain_error.ts";

/** Why a form was not accepted: values that are wrong, or a rule that forbids it. */
export type Refusal =
  | { kind: "invalid"; issues: FieldIssue[] }
  | { kind: "forbidden"; code: DomainErrorCode };

export type Attempt<Result> =
  | { kind: "done"; result: Result }
  | { kind: "refused"; refusal: Refusal };

/**
 * The result, or the refusal where the input is invalid or one of the `expected` rules is broken.
 * Everything else is thrown on: a page has no words of its own for it.
 */
export async function attempt<Result>(
  work: () => Result | Promise<Result>,
  expected: readonly DomainErrorCode[] = [],
): Promise<Attempt<Result>> {
  try {
    return { kind: "done", result: await work() };
  } catch (error) {
    if (error instanceof InvalidInput) {
      return { kind: "refused", refusal: { kind: "invalid", issues: error.issues } };
    }
    if (error instanceof DomainError && expected.includes(error.code)) {
      return { kind: "refused", refusal: { kind: "forbidden", code: error.code } };
    }
    throw error;
  }
}
