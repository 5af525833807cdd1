/** A request beyond a limit: answered 429 with the wait. */

export class LimitExceeded extends Error {
  override readonly name = "LimitExceeded";

  constructor(readonly retryAfterSeconds: number) {
    super("Cannot take the request now: there were too many before");
  }
}
