/** The seven records of a contact, with the indexes that the timeline reads. */
import { type Kysely, sql } from "kysely";

/** What every record of one contact has: its owner and the contact, who must belong together. */
function ownedByContact(table: string) {
  return sql.raw(`
    id uuid not null,
    user_id uuid not null,
    contact_id uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint ${table}_pkey primary key (id),
    constraint ${table}_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
    constraint ${table}_contact_id_fkey
      foreign key (contact_id, user_id) references contacts (id, user_id) on delete cascade`);
}

/**
 * The timeline's two ways into a table: everybody's entries, and one contact's. A cascade looks for
 * deleted rows as well, so a table whose index leaves those out needs another for its foreign keys.
 */
async function indexTimeline(
  db: Kysely<unknown>,
  table: string,
  options: { date: string; softDeleted: boolean },
): Promise<void> {
  const live = options.softDeleted ? "where deleted_at is null" : "";
  await sql.raw(`
    create index ${table}_user_id_timeline_idx
      on ${table} (user_id, ${options.date} desc, id desc) include (contact_id) ${live}`).execute(
    db,
  );
  await sql.raw(`
    create index ${table}_contact_id_timeline_idx
      on ${table} (contact_id, ${options.date} desc, id desc) ${live}`).execute(db);
}

/** The two ways into the list of what has no date of its own that stays. Whole, for cascades. */
async function indexCreation(db: Kysely<unknown>, table: string): Promise<void> {
  for (const column of ["user_id", "contact_id"]) {
    await sql.raw(`
      create index ${table}_${column}_created_at_idx
        on ${table} (${column}, created_at desc, id desc)`).execute(db);
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createNotes(db);
  await createActivities(db);
  await createReminders(db);
  await createLifeEvents(db);
  await createExternalActivities(db);
  await createGifts(db);
}

async function createNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notes (
      ${ownedByContact("notes")},
      content text not null,
      date timestamptz(3) not null,
      deleted_at timestamptz(3)
    )`.execute(db);
  await indexTimeline(db, "notes", { date: "date", softDeleted: true });
  await sql`create index notes_user_id_contact_id_idx on notes (user_id, contact_id)`.execute(db);
}

async function createActivities(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activities (
      id uuid not null,
      user_id uuid not null,
      title text not null,
      description text,
      location text,
      type text,
      date timestamptz(3) not null,
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint activities_pkey primary key (id),
      constraint activities_id_user_id_key unique (id, user_id),
      constraint activities_user_id_fkey foreign key (user_id) references users (id) on delete cascade
    )`.execute(db);
  await sql`
    create index activities_user_id_timeline_idx on activities (user_id, date desc, id desc)
      where deleted_at is null`.execute(db);
  await sql`create index activities_user_id_idx on activities (user_id)`.execute(db);
  await sql`
    create table activity_contacts (
      activity_id uuid not null,
      contact_id uuid not null,
      user_id uuid not null,
      constraint activity_contacts_pkey primary key (activity_id, contact_id),
      constraint activity_contacts_activity_id_fkey
        foreign key (activity_id, user_id) references activities (id, user_id) on delete cascade,
      constraint activity_contacts_contact_id_fkey
        foreign key (contact_id, user_id) references contacts (id, user_id) on delete cascade
    )`.execute(db);
  await sql`
    create index activity_contacts_contact_id_activity_id_idx
      on activity_contacts (contact_id, activity_id)`.execute(db);
}

async function createReminders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      ${ownedByContact("reminders")},
      message text not null,
      due_at timestamptz(3) not null,
      constraint reminders_id_user_id_key unique (id, user_id)
    )`.execute(db);
  await sql`
    create index reminders_user_id_due_at_idx on reminders (user_id, due_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create index reminders_contact_id_due_at_idx on reminders (contact_id, due_at desc, id desc)`
    .execute(db);

  await sql`
    create table reminder_completions (
      ${ownedByContact("reminder_completions")},
      reminder_id uuid,
      message text,
      completed_at timestamptz(3) not null,
      constraint reminder_completions_reminder_id_fkey
        foreign key (reminder_id, user_id) references reminders (id, user_id)
        on delete set null (reminder_id)
    )`.execute(db);
  await sql`
    create index reminder_completions_reminder_id_idx
      on reminder_completions (reminder_id, completed_at desc)`.execute(db);
  await indexTimeline(db, "reminder_completions", { date: "completed_at", softDeleted: false });
}

/**
 * `resolved_at` is the date of every life event but those with month and day alone, whose date
 * depends on the current year. `make_timestamp(y, m, 1, …) + (d - 1) days` cannot fail, where
 * `make_timestamp(y, 2, 29, …)` raises an error in a common year.
 */
async function createLifeEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table life_events (
      ${ownedByContact("life_events")},
      type text not null,
      description text,
      year smallint,
      month smallint,
      day smallint,
      deleted_at timestamptz(3),
      resolved_at timestamptz(3) generated always as (
        case
          when year is not null and month is not null and day is not null then
            (make_timestamp(year, month, 1, 0, 0, 0) + (day - 1) * interval '1 day')
              at time zone 'UTC'
          when month is not null and day is not null then null
          when year is not null then make_timestamp(year, 1, 1, 0, 0, 0) at time zone 'UTC'
          else created_at
        end
      ) stored,
      constraint life_events_date_is_possible check (
        (year is null or year between 1 and 9999)
        and (month is null or month between 1 and 12)
        and (day is null or day between 1 and 31)
      )
    )`.execute(db);
  await sql`
    create index life_events_user_id_timeline_idx
      on life_events (user_id, resolved_at desc, id desc) include (contact_id)
      where deleted_at is null and resolved_at is not null`.execute(db);
  await sql`
    create index life_events_contact_id_timeline_idx
      on life_events (contact_id, resolved_at desc, id desc)
      where deleted_at is null and resolved_at is not null`.execute(db);
  await sql`
    create index life_events_user_id_yearless_idx
      on life_events (user_id, month desc, day desc, id desc) include (contact_id)
      where deleted_at is null and resolved_at is null`.execute(db);
  await sql`
    create index life_events_contact_id_yearless_idx
      on life_events (contact_id, month desc, day desc, id desc)
      where deleted_at is null and resolved_at is null`.execute(db);
  await indexCreation(db, "life_events");
}

async function createExternalActivities(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table external_activities (
      ${ownedByContact("external_activities")},
      source_system text not null,
      external_id text not null,
      type text not null,
      payload jsonb,
      occurred_at timestamptz(3) not null,
      constraint external_activities_identity_key
        unique (user_id, contact_id, source_system, external_id),
      constraint external_activities_source_system_is_plain
        check (source_system ~ '^[a-z0-9][a-z0-9_.-]{0,49}$'),
      constraint external_activities_type_is_plain check (type ~ '^[a-z0-9][a-z0-9_.-]{0,49}$')
    )`.execute(db);
  await indexTimeline(db, "external_activities", { date: "occurred_at", softDeleted: false });
}

async function createGifts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gifts (
      ${ownedByContact("gifts")},
      status text not null,
      description text not null,
      date timestamptz(3),
      occasion text,
      url text,
      notes text,
      deleted_at timestamptz(3),
      constraint gifts_status_is_known check (status in ('idea', 'purchased', 'given', 'received'))
    )`.execute(db);
  await sql`
    create index gifts_user_id_timeline_idx
      on gifts (user_id, date desc, id desc) include (contact_id)
      where deleted_at is null and status in ('given', 'received') and date is not null`.execute(
    db,
  );
  await sql`
    create index gifts_contact_id_timeline_idx on gifts (contact_id, date desc, id desc)
      where deleted_at is null and status in ('given', 'received') and date is not null`.execute(
    db,
  );
  await indexCreation(db, "gifts");
}
