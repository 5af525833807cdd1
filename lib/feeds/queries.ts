/** The SQL of feeds. */
import type { Db, Tx } from "../../db/database.ts";
import type { TokenHash } from "../credentials/secrets.ts";
import type { DetailLevel, FeedKind } from "../shared/feed_options.ts";
import type { Locale } from "../shared/locales.ts";

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

/**
 * Makes everything that counts, rotates or ends all of a user's feeds wait for this transaction. The
 * lock lets others refer to the user: a deletion of the contact writes its audit event meanwhile.
 */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
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

/** A feed and the name of the contact that it is about, null for `aggregate`. */
export interface NamedFeed extends Feed {
  contact_name: string | null;
}

/** The user's active feeds with their contacts' names, newest first. */
export async function listNamedFeeds(
  db: Db,
  options: { userId: string; limit: number },
): Promise<NamedFeed[]> {
  return await selectNamedFeeds(db, options.userId)
    .orderBy("feeds.created_at", "desc")
    .orderBy("feeds.id", "desc")
    .limit(options.limit)
    .execute();
}

export async function findNamedFeed(
  db: Db,
  { userId, feedId }: { userId: string; feedId: string },
): Promise<NamedFeed | undefined> {
  return await selectNamedFeeds(db, userId).where("feeds.id", "=", feedId).executeTakeFirst();
}

function selectNamedFeeds(db: Db, userId: string) {
  return db.selectFrom("feeds")
    .leftJoin("contacts", "contacts.id", "feeds.entity_id")
    .select([
      "feeds.id",
      "feeds.name",
      "feeds.kind",
      "feeds.entity_id",
      "feeds.detail",
      "feeds.created_at",
      "feeds.last_accessed_at",
      "contacts.display_name as contact_name",
    ])
    .where("feeds.user_id", "=", userId)
    .where("feeds.revoked_at", "is", null);
}

/** A feed that may be served, with what its owner's account says of language and zone. */
export interface PolledFeed {
  id: string;
  user_id: string;
  kind: FeedKind;
  entity_id: string | null;
  detail: DetailLevel;
  created_at: Date;
  language: Locale;
  time_zone: string;
  /** The contact's name, null for `aggregate`. */
  contact_name: string | null;
}

/** Undefined for an unknown or revoked secret, a deleted contact and a disabled owner alike. */
export async function findByTokenHash(
  db: Db,
  tokenHash: TokenHash,
): Promise<PolledFeed | undefined> {
  return await db.selectFrom("feeds")
    .innerJoin("users", "users.id", "feeds.user_id")
    .leftJoin("contacts", "contacts.id", "feeds.entity_id")
    .select([
      "feeds.id",
      "feeds.user_id",
      "feeds.kind",
      "feeds.entity_id",
      "feeds.detail",
      "feeds.created_at",
      "users.language",
      "users.time_zone",
      "contacts.display_name as contact_name",
    ])
    .where("feeds.token_hash", "=", tokenHash)
    .where("feeds.revoked_at", "is", null)
    .where("users.disabled_at", "is", null)
    .where("contacts.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether the contact is a live one of the user's. */
export async function isLiveContact(
  db: Db | Tx,
  contact: { userId: string; contactId: string },
): Promise<boolean> {
  return await liveContact(db, contact).executeTakeFirst() !== undefined;
}

/** The same, and keeps it so until the commit: a deletion waits, and then sees what was made. */
export async function holdLiveContact(
  tx: Tx,
  contact: { userId: string; contactId: string },
): Promise<boolean> {
  return await liveContact(tx, contact).forShare().executeTakeFirst() !== undefined;
}

function liveContact(
  db: Db | Tx,
  { userId, contactId }: { userId: string; contactId: string },
) {
  return db.selectFrom("contacts")
    .select("id")
    .where("id", "=", contactId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null);
}
