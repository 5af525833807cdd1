/** Pages of lists that begin with the newest row: by an instant, then id. */
import { z } from "zod";
import { decodeCursor, encodeCursor } from "../../db/page.ts";
import { DomainError } from "../shared/domain_error.ts";
import { instant, uuid } from "../shared/fields.ts";

/** How many rows of a list, and after which one. */
export interface Stretch {
  limit: number;
  /** Where the page before ended. */
  after?: { instant: Date; id: string };
}

export interface Page<Row> {
  items: Row[];
  /** Null on the last page. */
  next_cursor: string | null;
}

export interface PageQuery<Row> {
  /** The column that the rows are ordered by. */
  by: (row: Row) => Date;
  limit: number;
  cursor?: string;
}

const position = z.tuple([instant(), uuid()]);

/**
 * The page that begins after the cursor.
 *
 * @param read gives the rows of a stretch in their order
 * @throws {DomainError} `malformed_cursor` when no page gave it
 */
export async function readPage<Row extends { id: string }>(
  read: (stretch: Stretch) => Promise<Row[]>,
  { by, limit, cursor }: PageQuery<NoInfer<Row>>,
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await read({ limit: limit + 1, after });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next_cursor: rows.length > limit && last !== undefined
      ? encodeCursor([by(last).toISOString(), last.id])
      : null,
  };
}

/** By when the row came to be. */
export function byCreation({ created_at }: { created_at: Date }): Date {
  return created_at;
}

function readCursor(cursor: string): Stretch["after"] {
  const values = decodeCursor(cursor, position);
  if (values === undefined) {
    throw new DomainError("malformed_cursor", "Cannot list: no page before gave the cursor");
  }
  const [instant, id] = values;
  return { instant, id };
}
