/** The form of a URL that may be logged. */

/** Parameters whose values are one of a few words, or a number. */
const SHOWN_PARAMETERS = new Set([
  "archived",
  "bucket",
  "detail",
  "kind",
  "limit",
  "order",
  "type",
]);

/** What such a value looks like. Anything else under the same name was put there by somebody. */
const PLAIN_VALUE = /^[a-z0-9_]{1,30}(,[a-z0-9_]{1,30}){0,9}$/;
const PLAIN_NAME = /^[a-z_]{1,20}$/;

/** As long as a secret's 32 bytes are in base64url, and longer than a UUID; encoded or not. */
const SECRET_RUN = /(?:[A-Za-z0-9_-]|%[0-9A-Fa-f]{2}){43,}/g;

const REDACTED = "[redacted]";

/**
 * Path and query without what is secret or private: the value of each query parameter that is not
 * on the list of harmless ones (a token, a search, a cursor that holds a name), and a secret that a
 * mangled link has moved into the path or into a parameter's name.
 */
export function redactUrl(url: URL): string {
  const path = url.pathname.replace(SECRET_RUN, REDACTED);
  const query = [...url.searchParams].map(redactParameter).join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** Whether the address may hold a secret, so that no other address may repeat it. */
export function mayHoldSecret({ pathname, searchParams }: URL): boolean {
  return searchParams.has("token") ||
    [pathname, ...searchParams.keys()].some((part) => part.search(SECRET_RUN) !== -1);
}

function redactParameter([name, value]: [string, string]): string {
  if (!PLAIN_NAME.test(name)) return REDACTED;
  const isShown = value === "" || (SHOWN_PARAMETERS.has(name) && PLAIN_VALUE.test(value));
  return `${name}=${isShown ? value : REDACTED}`;
}
