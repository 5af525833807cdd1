/** The API tokens, which no database role but the owner may read. */
import { type Kysely, sql } from "kysely";
import { withholdFromOtherRoles } from "./withhold_from_other_roles.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_tokens (
      id uuid not null,
      user_id uuid not null,
      name text not null,
      scope text not null,
      token_hash text not null,
      expires_at timestamptz(3) not null,
      last_used_at timestamptz(3),
      revoked_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint api_tokens_pkey primary key (id),
      constraint api_tokens_token_hash_key unique (token_hash),
      constraint api_tokens_token_hash_is_sha256 check (token_hash ~ '^[0-9a-f]{64}$'),
      constraint api_tokens_name_length check (length(name) between 1 and 100),
      constraint api_tokens_scope_is_known check (scope in ('read', 'full')),
      constraint api_tokens_lifetime_is_bounded check (
        expires_at > created_at and expires_at - created_at <= interval '365 days'
      ),
      constraint api_tokens_user_id_fkey
        foreign key (user_id) references users (id) on delete cascade
    )`.execute(db);
  await sql`
    create index api_tokens_user_id_active_idx on api_tokens (user_id, created_at desc, id desc)
      where revoked_at is null`.execute(db);
  await sql`create index api_tokens_user_id_idx on api_tokens (user_id)`.execute(db);
  await withholdFromOtherRoles(db, "api_tokens");
}
