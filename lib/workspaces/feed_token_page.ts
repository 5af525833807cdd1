/** Pages of a workspace's feed tokens: unfinished revocations first, and the newest first of each. */
import { z } from "zod";
import { decodeCursor, encodeCursor } from "../../db/page.ts";
import { DomainError } from "../shared/domain_error.ts";
import { instant, uuid } from "../shared/fields.ts";
import type { Page } from "../work/newest_first.ts";
import type { FeedToken, FeedTokenStretch } from "./queries/feed_tokens.ts";

/** The first is 1 of an unfinished revocation, and 0 of what opens the feeds. */
const position = z.tuple([z.literal([0, 1]), instant(), uuid()]);

/**
 * The page that begins after the cursor.
 *
 * @param read gives the rows of a stretch in their order
 * @throws {DomainError} `malformed_cursor` when no page gave it
 */
export async function readFeedTokenPage(
  read: (stretch: FeedTokenStretch) => Promise<FeedToken[]>,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<FeedToken>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await read({ limit: limit + 1, after });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isLast = rows.length <= limit || last === undefined;
  return { items, next_cursor: isLast ? null : writeCursor(last) };
}

function readCursor(cursor: string): FeedTokenStretch["after"] {
  const values = decodeCursor(cursor, position);
  if (values === undefined) {
    throw new DomainError("malformed_cursor", "Cannot list: no page before gave the cursor");
  }
  const [unfinished, createdAt, id] = values;
  return { isUnfinished: unfinished === 1, createdAt, id };
}

function writeCursor({ revoked_at, created_at, id }: FeedToken): string {
  return encodeCursor([revoked_at === null ? 0 : 1, created_at.toISOString(), id]);
}
