/** The feeds of a user as a person tells them apart: with the names of their contacts. */
import type { Db } from "../../db/database.ts";
import { DomainError } from "../shared/domain_error.ts";
import { MAX_ACTIVE_FEEDS } from "../shared/feed_options.ts";
import {
  findNamedFeed,
  listNamedFeeds as listRows,
  type NamedFeed,
} from "./queries/named_feeds.ts";

export type { NamedFeed };

/** Every active feed of the user's, newest first; there are at most {@link MAX_ACTIVE_FEEDS}. */
export async function listNamedFeeds(db: Db, userId: string): Promise<NamedFeed[]> {
  return await listRows(db, { userId, limit: MAX_ACTIVE_FEEDS });
}

/** @throws {DomainError} `not_found` when it is absent, revoked or another user's */
export async function requireNamedFeed(
  db: Db,
  feed: { userId: string; feedId: string },
): Promise<NamedFeed> {
  const found = await findNamedFeed(db, feed);
  if (found === undefined) {
    throw new DomainError("not_found", "Cannot find the feed: there is no such active feed");
  }
  return found;
}
