/** The defence against requests that another site makes in a visitor's name. */
import { readBearer } from "./bearer.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const OWN_SITES = new Set(["same-origin", "none"]);

/**
 * Whether the request may change something, for all that is known of where it comes from. A safe
 * method may, and so may a bearer: no site can make a browser send one. Of the rest, neither
 * Sec-Fetch-Site nor Origin may name another site, whether or not there is a cookie; a program that
 * sends neither has no visitor to abuse.
 *
 * @param origins The origins that pages of this installation have
 */
export function isSameOrigin(
  request: { method: string; headers: Headers },
  { origins }: { origins: readonly string[] },
): boolean {
  if (SAFE_METHODS.has(request.method) || readBearer(request.headers) !== undefined) return true;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  return (site === null || OWN_SITES.has(site)) && (origin === null || origins.includes(origin));
}
