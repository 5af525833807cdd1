/** The query values that REST routes take. */
import { z } from "zod";
import { DomainError, InvalidInput } from "../../lib/shared/domain_error.ts";
import { uuid } from "../../lib/shared/fields.ts";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "../../lib/shared/limits.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { TIMELINE_TYPES } from "../../lib/shared/records/record.ts";
import { BUCKETS } from "../../lib/timeline/bucket.ts";
import { decodeRecordCursor, decodeTimelineCursor } from "../../lib/timeline/cursor.ts";

/** A query value that cannot be taken: answered 400 (DESIGN section 6). */
export class BadQuery extends Error {
  override readonly name = "BadQuery";

  constructor(readonly invalid: InvalidInput) {
    super("Cannot read the query", { cause: invalid });
  }
}

/**
 * The values that the schema names, each taken from its first occurrence. Others mean nothing here.
 *
 * @throws {BadQuery} when a value cannot be taken
 */
export function readQuery<T extends z.ZodObject>(url: URL, schema: T): z.output<T> {
  const values = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, url.searchParams.get(name) ?? undefined]),
  );
  try {
    return parseInput(schema, values);
  } catch (error) {
    if (error instanceof InvalidInput) throw new BadQuery(error);
    throw error;
  }
}

const limit = z.string().regex(/^\d{1,9}$/).transform(Number)
  .pipe(z.int().min(1).max(MAX_PAGE_SIZE))
  .default(DEFAULT_PAGE_SIZE);

/**
 * Where a page begins, by the text that the page before gave.
 *
 * @throws {DomainError} `malformed_cursor`
 */
function cursor<Position>(decode: (text: string) => Position | undefined) {
  return z.string().transform((text) => {
    const position = decode(text);
    if (position !== undefined) return position;
    throw new DomainError("malformed_cursor", "Cannot read the cursor: no page before gave it");
  }).optional();
}

export const recordListQuery = z.object({
  limit,
  cursor: cursor(decodeRecordCursor),
  contact_id: uuid().optional(),
});

export const contactListQuery = z.object({
  limit,
  cursor: z.string().optional(),
  q: z.string().max(200).optional(),
  archived: z.enum(["true", "false"]).transform((value) => value === "true").default(false),
});

export const timelineQuery = z.object({
  limit,
  cursor: cursor(decodeTimelineCursor),
  order: z.enum(["asc", "desc"]).default("desc"),
  type: z.string().transform((list) => list.split(","))
    .pipe(z.array(z.enum(TIMELINE_TYPES)).max(TIMELINE_TYPES.length)).optional(),
  bucket: z.enum(BUCKETS).default("all"),
});
