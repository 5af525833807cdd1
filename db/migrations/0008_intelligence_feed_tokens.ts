/** The secrets of the workspaces' RSS feeds, which no database role but the owner may read. */
import { type Kysely, sql } from "kysely";
import { withholdFromOtherRoles } from "./withhold_from_other_roles.ts";

/** Columns, types and indexes are those of section 1 of the TECH, and `purged_at`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table intelligence_feed_tokens (
      id uuid not null,
      workspace_id uuid not null,
      token_hash text not null,
      token_prefix text not null,
      token_start text not null,
      label text not null,
      created_at timestamptz not null default now(),
      created_by uuid,
      revoked_at timestamptz,
      purged_at timestamptz,
      last_used_at timestamptz,
      constraint intelligence_feed_tokens_pkey primary key (id),
      constraint intelligence_feed_tokens_token_hash_key unique (token_hash),
      constraint intelligence_feed_tokens_token_hash_is_sha256
        check (token_hash ~ '^[0-9a-f]{64}$'),
      constraint intelligence_feed_tokens_label_length check (length(label) between 1 and 100),
      constraint intelligence_feed_tokens_revoked_before_purged
        check (purged_at is null or revoked_at is not null),
      constraint intelligence_feed_tokens_workspace_id_fkey
        foreign key (workspace_id) references workspaces (id) on delete cascade,
      constraint intelligence_feed_tokens_created_by_fkey
        foreign key (created_by) references users (id) on delete set null
    )`.execute(db);
  await sql`
    comment on table intelligence_feed_tokens is
      'Secrets of the RSS feeds of a workspace, as SHA-256. Granted to no role: the control is the route.'`
    .execute(db);
  await sql`
    create index intelligence_feed_tokens_workspace_id_idx
      on intelligence_feed_tokens (workspace_id, created_at desc, id desc)`.execute(db);
  await sql`
    create index intelligence_feed_tokens_active_idx
      on intelligence_feed_tokens (workspace_id, created_at desc, id desc)
      where revoked_at is null`.execute(db);
  await sql`
    create index intelligence_feed_tokens_unpurged_idx
      on intelligence_feed_tokens (workspace_id, created_at desc, id desc)
      where revoked_at is not null and purged_at is null`.execute(db);
  await sql`
    create index intelligence_feed_tokens_created_by_idx on intelligence_feed_tokens (created_by)`
    .execute(db);
  await withholdFromOtherRoles(db, "intelligence_feed_tokens");
}
