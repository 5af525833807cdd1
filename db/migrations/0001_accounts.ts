/** Accounts: the instance, its users, their sessions and the audit log. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table instance (
      id smallint not null,
      setup_completed_at timestamptz(3),
      key_check text,
      constraint instance_pkey primary key (id),
      constraint instance_has_one_row check (id = 1)
    )`.execute(db);
  await sql`insert into instance (id) values (1)`.execute(db);

  await sql`
    create table users (
      id uuid not null,
      email text not null,
      display_name text not null,
      password_hash text not null,
      role text not null,
      language text not null,
      time_zone text not null,
      disabled_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint users_pkey primary key (id),
      constraint users_email_key unique (email),
      constraint users_email_is_normal check (email = lower(email) and length(email) between 3 and 254),
      constraint users_display_name_length check (length(display_name) between 1 and 100),
      constraint users_role_is_known check (role in ('admin', 'member')),
      constraint users_language_is_known check (language in ('en', 'de', 'es', 'fr', 'it'))
    )`.execute(db);

  await sql`
    create table sessions (
      id uuid not null,
      user_id uuid not null,
      token_hash text not null,
      user_agent text,
      created_at timestamptz(3) not null,
      last_seen_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      constraint sessions_pkey primary key (id),
      constraint sessions_token_hash_key unique (token_hash),
      constraint sessions_token_hash_is_sha256 check (token_hash ~ '^[0-9a-f]{64}$'),
      constraint sessions_user_id_fkey foreign key (user_id) references users (id) on delete cascade
    )`.execute(db);
  await sql`create index sessions_user_id_idx on sessions (user_id, last_seen_at desc, id)`.execute(
    db,
  );
  await sql`create index sessions_expires_at_idx on sessions (expires_at)`.execute(db);

  await sql`
    create table audit_events (
      id uuid not null,
      user_id uuid not null,
      actor_kind text not null,
      actor_user_id uuid,
      actor_via text,
      action text not null,
      entity_type text not null,
      entity_id uuid not null,
      created_at timestamptz(3) not null,
      constraint audit_events_pkey primary key (id),
      constraint audit_events_actor_kind_is_known check (actor_kind in ('user', 'operator', 'system')),
      constraint audit_events_actor_is_whole check (
        (actor_kind = 'user') = (actor_via is not null)
        and (actor_user_id is null or actor_kind = 'user')
      ),
      constraint audit_events_user_id_fkey
        foreign key (user_id) references users (id) on delete cascade,
      constraint audit_events_actor_user_id_fkey
        foreign key (actor_user_id) references users (id) on delete set null
    )`.execute(db);
  await sql`
    create index audit_events_user_id_idx on audit_events (user_id, created_at desc, id desc)`
    .execute(db);
  await sql`create index audit_events_actor_user_id_idx on audit_events (actor_user_id)`.execute(
    db,
  );
}
