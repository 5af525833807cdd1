/** What the application asks of a cache in front of it: to keep a feed by its tag, and to let go of it. */

/**
 * How long an edge cache serves a copy of a feed without asking. Three things hang on it:
 * - whether an edge cache keeps a feed at all: without `s-maxage` none does
 * - how long a revoked token can live on in a copy when a purge has failed
 * - how far "last used" is behind: polls that a copy answers never reach the application
 */
export const EDGE_SECONDS = 900;

/**
 * Nothing for a reader's own cache, which no purge reaches, and no permission to serve a stale copy,
 * which would show a revoked feed once more.
 */
const EDGE_CACHE_CONTROL = `public, max-age=0, s-maxage=${EDGE_SECONDS}`;

/** Only what can purge may permit caching: one object gives both. */
export interface EdgeCache {
  /** The caching headers of a feed answer that carries the tag: sent with 200 and 304. */
  headers(tag: string): Readonly<Record<string, string>>;
  /**
   * Resolves once no cache serves a copy that has the tag.
   *
   * @throws {PurgeError} in every other case
   */
  purge(tag: string): Promise<void>;
}

/** The headers by which a cache keeps an answer under a tag. */
export function taggedHeaders(
  tagHeader: string,
  tag: string,
): Readonly<Record<string, string>> {
  return { "cache-control": EDGE_CACHE_CONTROL, [tagHeader]: tag };
}

/** Why a purge is not known to have happened; an identifier that may be logged. */
export type PurgeFailure =
  | "unreachable"
  | "timed_out"
  | "refused"
  | "unreadable_answer"
  | `status_${number}`;

/** Copies may live on for EDGE_SECONDS. Neither message nor code names a host, a tag or a secret. */
export class PurgeError extends Error {
  override readonly name = "PurgeError";

  constructor(readonly code: PurgeFailure, options?: ErrorOptions) {
    super(`Cannot purge the edge cache: ${describeFailure(code)}`, options);
  }
}

function describeFailure(code: PurgeFailure): string {
  switch (code) {
    case "unreachable":
      return "it can't be reached";
    case "timed_out":
      return "it gave no answer in time";
    case "refused":
      return "it refused";
    case "unreadable_answer":
      return "its answer is not that of a purge";
    default:
      return `it answered ${code.slice("status_".length)}`;
  }
}
