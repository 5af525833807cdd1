/** Workspaces: who curates what, and the articles with their verdicts. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table workspaces (
      id uuid not null,
      name text not null,
      language text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint workspaces_pkey primary key (id),
      constraint workspaces_name_length check (length(name) between 1 and 100),
      constraint workspaces_language_is_known check (language in ('en', 'de', 'es', 'fr', 'it'))
    )`.execute(db);

  await sql`
    create table workspace_members (
      workspace_id uuid not null,
      user_id uuid not null,
      role text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint workspace_members_pkey primary key (workspace_id, user_id),
      constraint workspace_members_role_is_known check (role in ('admin', 'editor', 'viewer')),
      constraint workspace_members_workspace_id_fkey
        foreign key (workspace_id) references workspaces (id) on delete cascade,
      constraint workspace_members_user_id_fkey
        foreign key (user_id) references users (id) on delete cascade
    )`.execute(db);
  await sql`create index workspace_members_user_id_idx on workspace_members (user_id, workspace_id)`
    .execute(db);

  await sql`
    create index workspace_members_workspace_id_idx
      on workspace_members (workspace_id, created_at desc, user_id desc)`.execute(db);

  await sql`
    create table articles (
      id uuid not null,
      workspace_id uuid not null,
      external_id text not null,
      url text not null,
      title text not null,
      summary text,
      author text,
      published_at timestamptz(3) not null,
      verdict text,
      reason text,
      decided_by text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint articles_pkey primary key (id),
      constraint articles_external_id_key unique (workspace_id, external_id),
      constraint articles_external_id_length check (length(external_id) between 1 and 2000),
      constraint articles_url_is_on_the_web check (url ~* '^https?://' and length(url) <= 2000),
      constraint articles_title_length check (length(title) between 1 and 200),
      constraint articles_summary_length check (length(summary) <= 20000),
      constraint articles_author_length check (length(author) <= 200),
      constraint articles_verdict_is_known check (verdict in ('passed', 'filtered')),
      constraint articles_reason_length check (length(reason) <= 20000),
      constraint articles_decider_is_known check (decided_by in ('person', 'rule')),
      constraint articles_decision_is_whole check (
        (verdict is null) = (decided_by is null) and (verdict is not null or reason is null)
      ),
      constraint articles_workspace_id_fkey
        foreign key (workspace_id) references workspaces (id) on delete cascade
    )`.execute(db);
  await sql`
    create index articles_workspace_id_idx on articles (workspace_id, published_at desc, id desc)`
    .execute(db);
  await sql`
    create index articles_verdict_idx on articles (workspace_id, verdict, published_at desc, id desc)`
    .execute(db);
  // "verdict is null" is no equality to the planner: the index above gives those rows in no order.
  await sql`
    create index articles_undecided_idx on articles (workspace_id, published_at desc, id desc)
      where verdict is null`.execute(db);
}
