/** The table of the private feeds (ADR decision 6). */
import type { NullableInstant, Optional, Stamps, WrittenOnce } from "./columns.ts";
import type { DetailLevel, FeedKind } from "../../lib/shared/feed_options.ts";

export interface FeedsTable extends Stamps {
  id: WrittenOnce<string>;
  user_id: WrittenOnce<string>;
  name: WrittenOnce<string>;
  kind: WrittenOnce<FeedKind>;
  /** The contact of a `contact` feed, null for `aggregate`. */
  entity_id: Optional<string>;
  detail: WrittenOnce<DetailLevel>;
  /** SHA-256 of the secret in lower-case hexadecimal. */
  token_hash: WrittenOnce<string>;
  last_accessed_at: NullableInstant;
  revoked_at: NullableInstant;
}
