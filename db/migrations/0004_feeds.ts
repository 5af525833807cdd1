/** The private feeds, which no database role but the owner may read. */
import { type Kysely, sql } from "kysely";
import { withholdFromOtherRoles } from "./withhold_from_other_roles.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feeds (
      id uuid not null,
      user_id uuid not null,
      name text not null,
      kind text not null,
      entity_id uuid,
      detail text not null default 'headlines',
      token_hash text not null,
      last_accessed_at timestamptz(3),
      revoked_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint feeds_pkey primary key (id),
      constraint feeds_token_hash_key unique (token_hash),
      constraint feeds_token_hash_is_sha256 check (token_hash ~ '^[0-9a-f]{64}$'),
      constraint feeds_name_length check (length(name) between 1 and 100),
      constraint feeds_kind_is_known check (kind in ('contact', 'aggregate')),
      constraint feeds_detail_is_known check (detail in ('headlines', 'full')),
      constraint feeds_entity_fits_kind check ((kind = 'contact') = (entity_id is not null)),
      constraint feeds_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
      constraint feeds_entity_id_fkey
        foreign key (entity_id, user_id) references contacts (id, user_id) on delete cascade
    )`.execute(db);
  await sql`
    create index feeds_user_id_active_idx on feeds (user_id, created_at desc, id desc)
      where revoked_at is null`.execute(db);
  await sql`create index feeds_user_id_entity_id_idx on feeds (user_id, entity_id)`.execute(db);
  await withholdFromOtherRoles(db, "feeds");
}
