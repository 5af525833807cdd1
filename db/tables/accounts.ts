/** Tables of the accounts: who may sign in, and where they are signed in. */
import type { Instant, NullableInstant, Optional, Stamps, WrittenOnce } from "./columns.ts";
import type { Locale } from "../../lib/shared/locales.ts";

export interface UsersTable extends Stamps {
  id: WrittenOnce<string>;
  /** Trimmed and in lower case: unique as it stands. */
  email: string;
  display_name: string;
  /** PHC string of a scrypt hash with its parameters. */
  password_hash: string;
  role: "admin" | "member";
  language: Locale;
  /** IANA name. */
  time_zone: string;
  disabled_at: NullableInstant;
}

export interface SessionsTable {
  id: WrittenOnce<string>;
  user_id: WrittenOnce<string>;
  token_hash: WrittenOnce<string>;
  user_agent: Optional<string>;
  created_at: WrittenOnce<Date>;
  last_seen_at: Instant;
  expires_at: Instant;
}

/** At most one a user, whose id is the link's as well. */
export interface RecoveryLinksTable {
  user_id: WrittenOnce<string>;
  token_hash: string;
  created_at: Instant;
  expires_at: Instant;
}

/** One row: facts about this installation. */
export interface InstanceTable {
  id: WrittenOnce<1>;
  /** Set by the first account for good, so that deleting the last user opens nothing. */
  setup_completed_at: NullableInstant;
  /** A known text under the encryption key: opening it shows that the key is the right one. */
  key_check: Optional<string>;
}

export interface AuditEventsTable {
  id: WrittenOnce<string>;
  /** In whose log the event stands. */
  user_id: WrittenOnce<string>;
  actor_kind: WrittenOnce<"user" | "operator" | "system">;
  actor_user_id: Optional<string>;
  actor_via: Optional<"session" | "api_token">;
  action: WrittenOnce<string>;
  entity_type: WrittenOnce<string>;
  entity_id: WrittenOnce<string>;
  created_at: WrittenOnce<Date>;
}
