/** The query values by which a list is read page by page. */
import { z } from "zod";
import { DomainError } from "./domain_error.ts";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "./limits.ts";

/** How many items a page has at most. A query is text: the metadata says which number it holds. */
export const pageLimit = z.string().regex(/^\d{1,9}$/).transform(Number)
  .pipe(z.int().min(1).max(MAX_PAGE_SIZE))
  .default(DEFAULT_PAGE_SIZE)
  .meta({
    description: "How many items the page has at most.",
    override: {
      type: "integer",
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      default: DEFAULT_PAGE_SIZE,
      pattern: undefined,
    },
  });

const CURSOR_DESCRIPTION =
  "The `next_cursor` of the page before. Absent for the first page. Opaque.";

/** Where a page begins, as the list itself reads it. */
export const opaqueCursor = z.string().optional().meta({ description: CURSOR_DESCRIPTION });

/** What a list takes that cannot be narrowed. */
export const pageQuery = z.object({ limit: pageLimit, cursor: opaqueCursor });

/**
 * Where a page begins, by the text that the page before gave.
 *
 * @throws {DomainError} `malformed_cursor`
 */
export function pageCursor<Position>(decode: (text: string) => Position | undefined) {
  return z.string().transform((text) => {
    const position = decode(text);
    if (position !== undefined) return position;
    throw new DomainError("malformed_cursor", "Cannot read the cursor: no page before gave it");
  }).optional().meta({ description: CURSOR_DESCRIPTION });
}
