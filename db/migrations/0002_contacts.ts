/** Contacts, and the imports that bring them. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contacts (
      id uuid not null,
      user_id uuid not null,
      imported_uid text,
      display_name text not null,
      sort_name text collate "C" not null,
      search_text text not null default '',
      given_name text,
      family_name text,
      middle_name text,
      honorific_prefix text,
      honorific_suffix text,
      nickname text,
      organization text,
      job_title text,
      email text,
      other_emails text[] not null default '{}',
      phone text,
      other_phones text[] not null default '{}',
      website text,
      address text,
      birthday text,
      about text,
      archived_at timestamptz(3),
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint contacts_pkey primary key (id),
      constraint contacts_id_user_id_key unique (id, user_id),
      constraint contacts_user_id_imported_uid_key unique (user_id, imported_uid),
      constraint contacts_display_name_length check (length(display_name) between 1 and 200),
      constraint contacts_birthday_is_a_date check (
        birthday ~ '^([0-9]{4}|[0-9]{4}-[0-9]{2}|([0-9]{4}|-)-[0-9]{2}-[0-9]{2})$'
      ),
      constraint contacts_user_id_fkey foreign key (user_id) references users (id) on delete cascade
    )`.execute(db);
  await sql`
    create index contacts_user_id_sort_name_idx on contacts (user_id, sort_name, id)
      where deleted_at is null`.execute(db);

  await sql`
    create table contact_imports (
      id uuid not null,
      user_id uuid not null,
      state text not null,
      total integer not null,
      created integer not null default 0,
      updated integer not null default 0,
      unchanged integer not null default 0,
      skipped integer not null default 0,
      warning_count integer not null default 0,
      warnings jsonb not null default '[]',
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint contact_imports_pkey primary key (id),
      constraint contact_imports_state_is_known check (state in ('running', 'finished', 'failed')),
      constraint contact_imports_user_id_fkey
        foreign key (user_id) references users (id) on delete cascade
    )`.execute(db);
  await sql`
    create index contact_imports_user_id_idx on contact_imports (user_id, created_at desc, id desc)`
    .execute(db);
}
