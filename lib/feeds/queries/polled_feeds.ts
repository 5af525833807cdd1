/** The statement that a poll begins with. */
import type { Db } from "../../../db/database.ts";
import type { TokenHash } from "../../credentials/secrets.ts";
import type { DetailLevel, FeedKind } from "../../shared/feed_options.ts";
import type { Locale } from "../../shared/locales.ts";

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
