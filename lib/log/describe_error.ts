/** The form of an error that may be logged. */
import { ConfigError } from "../config/config_error.ts";
import { DomainError, InvalidInput } from "../shared/domain_error.ts";

const MAX_CAUSES = 4;
const MAX_FRAMES = 8;

/** An error code, a constraint or an error's name: an identifier and no text. */
const IDENTIFIER = /^[A-Za-z][\w.]{0,62}$|^[0-9A-Z]{5}$/;

/** One frame: `    at name (file:///path.ts:1:2)` or `    at file:///path.ts:1:2`. */
const FRAME = /^ {4}at (?:[^()\n]{0,100} \()?[a-z]+:[^\s()]+:\d+:\d+\)?$/;

/**
 * What the error is and where it happened, in one line, with its causes. Only messages of classes
 * that promise to hold no text of a person's are repeated: a driver's message and detail quote the
 * row, a parser's quotes the input.
 */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (
    let cause = error;
    cause !== undefined && parts.length < MAX_CAUSES;
    cause = cause instanceof Error ? cause.cause : undefined
  ) {
    parts.push(cause instanceof Error ? describeOne(cause) : `a thrown ${typeof cause}`);
  }
  return parts.join("; caused by ");
}

function describeOne(error: Error): string {
  const marks = identifiersOf(error);
  const message = safeMessage(error);
  const frames = framesOf(error);
  return [
    marks.join(" "),
    ...(message === undefined ? [] : [`: ${message}`]),
    ...(frames.length === 0 ? [] : [` at ${frames.join(" < ")}`]),
  ].join("");
}

/** The name, and what drivers and the runtime say in codes: SQLSTATE, the constraint, ECONNRESET. */
function identifiersOf(error: Error): string[] {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return [error.name, code, constraint].filter((mark): mark is string =>
    typeof mark === "string" && IDENTIFIER.test(mark)
  );
}

function safeMessage(error: Error): string | undefined {
  if (error instanceof DomainError || error instanceof ConfigError) return error.message;
  // Its message has the paths, and the name of an unknown property is the client's own text.
  if (error instanceof InvalidInput) return error.issues.map(({ code }) => code).join(", ");
  return undefined;
}

/** The stack begins with the message, which may have lines of its own that look like frames. */
function framesOf(error: Error): string[] {
  const { stack = "", message } = error;
  const start = stack.indexOf(message);
  if (start === -1) return [];
  return stack.slice(start + message.length).split("\n").filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES).map((line) => line.slice("    at ".length));
}
