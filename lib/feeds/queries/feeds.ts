/** The statements of the feeds that their owner makes, lists and ends. */
import type { Db, Tx } from "../../../db/database.ts";
import type { TokenHash } from "../../credentials/secrets.ts";
import type { DetailLevel, FeedKind } from "../../shared/feed_options.ts";

/** A feed as its owner may see it: neither the secret nor its hash. */
export interface Feed {
  id: string;
  name: string;
  kind: FeedKind;
  entity_id: string | null;
  detail: DetailLevel;
  created_at: Date;
  last_accessed_at: Date | null;
}

const FEED_COLUMNS = [
  "id",
  "name",
  "kind",
  "entity_id",
  "detail",
  "created_at",
  "last_accessed_at",
] as const;

export interface NewFeed {
  id: string;
  userId: string;
  name: string;
  kind: FeedKind;
  entityId: string | null;
  detail: DetailLevel;
  tokenHash: TokenHash;
  now: Date;
}

/** The new feed, or undefined where a feed with that id exists: the same request came twice. */
export async function insertFeed(tx: Tx, feed: NewFeed): Promise<Feed | undefined> {
  return await tx.insertInto("feeds")
    .values({
      id: feed.id,
      user_id: feed.userId,
      name: feed.name,
      kind: feed.kind,
      entity_id: feed.entityId,
      detail: feed.detail,
      token_hash: feed.tokenHash,
      created_at: feed.now,
      updated_at: feed.now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning(FEED_COLUMNS)
    .executeTakeFirst();
}

export async function countActiveFeeds(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx.selectFrom("feeds")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The user's active feeds, newest first. */
export async function listActiveFeeds(
  db: Db | Tx,
  options: { userId: string; limit: number },
): Promise<Feed[]> {
  return await db.selectFrom("feeds")
    .select(FEED_COLUMNS)
    .where("user_id", "=", options.userId)
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(options.limit)
    .execute();
}

/** Undefined for one that is revoked. */
export async function findActiveFeed(
  tx: Tx,
  { userId, feedId }: { userId: string; feedId: string },
): Promise<Feed | undefined> {
  return await tx.selectFrom("feeds")
    .select(FEED_COLUMNS)
    .where("id", "=", feedId)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** Whether there is one with that id of the user's, revoked or not. */
export async function isOwnFeed(
  tx: Tx,
  { userId, feedId }: { userId: string; feedId: string },
): Promise<boolean> {
  const row = await tx.selectFrom("feeds")
    .select("id")
    .where("id", "=", feedId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}
