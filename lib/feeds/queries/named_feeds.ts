/** The statements that give feeds with the names of their contacts. */
import type { Db } from "../../../db/database.ts";
import type { Feed } from "./feeds.ts";

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
