/** The answers of a feed surface that carry no feed: a miss, a wrong method, too many polls. */

/**
 * What every answer of a feed surface says about its URL, which is a secret: no index, no archive
 * and no referrer.
 */
export const SECRET_URL_HEADERS = {
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow, noarchive",
} as const;

/** How a surface refuses a request. It holds nothing of the request, so no two refusals differ. */
export interface Refusal {
  status: number;
  /** The body, sent as text/plain. None when absent. */
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Builds a refusal, which no cache may keep: 404 and 405 are cacheable unless they say so. */
export function refuse(request: Request, { status, text = "", headers }: Refusal): Response {
  const body = new TextEncoder().encode(text);
  const all = new Headers({
    ...SECRET_URL_HEADERS,
    "cache-control": "no-store",
    // Stated here, because for HEAD one version of the server says 0 and another nothing.
    "content-length": String(body.byteLength),
    ...headers,
  });
  if (text !== "") {
    all.set("content-type", "text/plain; charset=utf-8");
    all.set("x-content-type-options", "nosniff");
  }
  const isBodiless = request.method === "HEAD" || text === "";
  return new Response(isBodiless ? null : body, { status, headers: all });
}

/** Refuses a request whose method is neither GET nor HEAD (RFC 9110 section 15.5.6). */
export function methodNotAllowed(request: Request): Response {
  return refuse(request, { status: 405, headers: { allow: "GET, HEAD" } });
}

/**
 * Refuses a poll over the rate limit, before its token is looked at.
 *
 * @param retryAfterSeconds The wait until the next poll is let through. Readers understand whole
 * seconds only, so it is rounded up, and is at least 1
 */
export function tooManyPolls(request: Request, retryAfterSeconds: number): Response {
  return refuse(request, {
    status: 429,
    text: "Too many requests\n",
    headers: { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
}
