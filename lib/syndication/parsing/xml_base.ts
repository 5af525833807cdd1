/** Joins the xml:base of an element with those around it (XML Base section 4). */
import { MAX_URL_LENGTH } from "../../shared/limits.ts";

/**
 * A relative base without an absolute one around it is kept for the address of the feed. One that is
 * too long is left out: bases that grow with each level would take time by the square of the nesting.
 */
export function joinBase(outer: string | null, inner: string | undefined): string | null {
  if (inner === undefined || inner.trim() === "" || inner.length > MAX_URL_LENGTH) return outer;
  const joined = URL.parse(inner, outer ?? undefined)?.href ?? inner;
  return joined.length > MAX_URL_LENGTH ? outer : joined;
}
