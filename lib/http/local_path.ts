/** Where a page may send its visitor next. */

const FALLBACK = "/";

/** A base of no meaning, against which a foreign address shows itself. */
const BASE = "http://local.invalid";

/**
 * The path, query and fragment to redirect to, or `/` when `next` is not an absolute path of this
 * site. Browsers read `\` as `/`, drop tabs and line breaks, and take what follows `//` for a host.
 */
export function localPath(next: string | null): string {
  // deno-lint-ignore no-control-regex
  if (next === null || !/^\/[^\\\u0000-\u001f\u007f]*$/.test(next)) return FALLBACK;
  const url = URL.parse(next, BASE);
  if (url === null || url.origin !== BASE || url.pathname.startsWith("//")) return FALLBACK;
  return `${url.pathname}${url.search}${url.hash}`;
}
