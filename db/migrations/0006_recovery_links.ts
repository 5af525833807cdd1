/** The links by which people who have lost their password set another one. */
import { type Kysely, sql } from "kysely";

/** A user has one link at most, and so the link has no id of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recovery_links (
      user_id uuid not null,
      token_hash text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      constraint recovery_links_pkey primary key (user_id),
      constraint recovery_links_token_hash_key unique (token_hash),
      constraint recovery_links_token_hash_is_sha256 check (token_hash ~ '^[0-9a-f]{64}$'),
      constraint recovery_links_user_id_fkey
        foreign key (user_id) references users (id) on delete cascade
    )`.execute(db);
}
