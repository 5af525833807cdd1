/** Comparison of a feed's entity tag with what a reader sends back in If-None-Match. */

/**
 * One member of an If-None-Match list: an entity tag (weak or strong), or a bare word as some readers
 * send it. Quotes are read first, since a comma is allowed between them. Each character is looked at
 * a bounded number of times, however long the header is.
 */
const LIST_MEMBER = /(?:W\/)?"([^"]*)"|([^\s,][^,]*)/g;

/** What compressing proxies append inside the quotes: Apache `-gzip`, Jetty `--gzip`. */
const PROXY_SUFFIXES = ["", "-gzip", "--gzip"];

/**
 * Tells whether an If-None-Match header names the current representation, by the weak comparison
 * that RFC 9110 section 13.1.2 asks for. `*` names any. An unquoted tag and the suffixes of
 * compressing proxies count as the tag itself; anything unreadable matches nothing.
 *
 * @param ifNoneMatch The header's value, or null when the request has none
 * @param etag The current entity tag with its quotes
 */
export function matchesEntityTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;

  const current = etag.slice(etag.indexOf('"') + 1, -1);
  for (const [, quoted, bare] of ifNoneMatch.matchAll(LIST_MEMBER)) {
    const candidate = quoted ?? bare?.trimEnd() ?? "";
    if (PROXY_SUFFIXES.some((suffix) => candidate === current + suffix)) return true;
  }
  return false;
}
