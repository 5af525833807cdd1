/** What an error of either driver says, for those who answer it. */

/**
 * SQLSTATE: connection lost (class 08), too many, a shutdown, a lock that did not come free, or a
 * circle of waiting transactions that this one was taken out of.
 */
const UNAVAILABLE_STATES = /^(08...|53300|57P0[123]|55P03|40P01)$/;

/** Codes of a socket that ends under a query. One that never opens is a NoConnection. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "ETIMEDOUT"]);

/** What pg says, without a code, of a connection that ended under or before a query. */
const UNAVAILABLE_MESSAGES: ReadonlySet<string> = new Set([
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
]);

/** The pool gave no connection: all are taken, or the server accepts none. */
export class NoConnection extends Error {
  override name = "NoConnection";
}

/** The name of the constraint that a statement violated; undefined when it was not that. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof Error ? stringAt(error, "constraint") : undefined;
}

/** True when the database could not be reached or went away, so that trying later may work. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoConnection) return true;
  const code = stringAt(error, "code") ?? "";
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_STATES.test(code) ||
    UNAVAILABLE_MESSAGES.has(error.message);
}

function stringAt(error: Error, property: "code" | "constraint"): string | undefined {
  const value: unknown = Reflect.get(error, property);
  return typeof value === "string" ? value : undefined;
}
