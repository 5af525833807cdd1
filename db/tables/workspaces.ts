/** Tables of the workspaces, their members, their articles and the feed tokens of their RSS feeds. */
import type { Instant, NullableInstant, Optional, Stamps, WrittenOnce } from "./columns.ts";
import type { Locale } from "../../lib/shared/locales.ts";
import type { Decider, Verdict, WorkspaceRole } from "../../lib/shared/workspace_options.ts";

export interface WorkspacesTable extends Stamps {
  id: WrittenOnce<string>;
  name: string;
  /** The language of what the feeds say about themselves. */
  language: Locale;
}

export interface WorkspaceMembersTable extends Stamps {
  workspace_id: WrittenOnce<string>;
  user_id: WrittenOnce<string>;
  role: WorkspaceRole;
}

export interface ArticlesTable extends Stamps {
  id: WrittenOnce<string>;
  workspace_id: WrittenOnce<string>;
  /** What the article is met again by, unique in its workspace. */
  external_id: WrittenOnce<string>;
  /** An absolute http or https address. */
  url: string;
  title: string;
  summary: Optional<string>;
  author: Optional<string>;
  published_at: Instant;
  /** Null until somebody decides. */
  verdict: Verdict | null;
  reason: Optional<string>;
  /** Null as long as the verdict is. */
  decided_by: Decider | null;
}

/** Section 1 of the TECH: no `updated_at`. */
export interface IntelligenceFeedTokensTable {
  id: WrittenOnce<string>;
  workspace_id: WrittenOnce<string>;
  /** SHA-256 of the secret in lower-case hexadecimal. */
  token_hash: WrittenOnce<string>;
  /** With `token_start` the fragment by which people tell feed tokens apart. Opens nothing. */
  token_prefix: WrittenOnce<string>;
  token_start: WrittenOnce<string>;
  label: WrittenOnce<string>;
  created_at: WrittenOnce<Date>;
  /** Null once the user is gone. */
  created_by: Optional<string>;
  revoked_at: NullableInstant;
  /** When no edge cache had a copy any more. Null beside a `revoked_at`: the purge has to be repeated. */
  purged_at: NullableInstant;
  last_used_at: NullableInstant;
}
