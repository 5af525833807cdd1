/** Fills a database with so many records that the planner's choice of an index matters. */
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { TIMELINE_TYPES } from "../../lib/shared/records/record.ts";

const CONTACTS_OF_USER = 5;
const RECORDS_OF_USER = 50_000;
/** Contacts without records, so that reading all of them is never the cheapest. */
const OTHER_CONTACTS = 2000;

interface ManyRecords {
  userId: string;
  /** A live contact of the user. */
  contactId: string;
}

/**
 * For each user 50,000 records, of the six timeline types in equal parts, and as many reminders as
 * completions, over five contacts, of which one is deleted and one archived.
 */
export async function insertManyRecords(
  db: Db,
  { users }: { users: number },
): Promise<ManyRecords> {
  const people = { users, contacts: users * CONTACTS_OF_USER };
  await insertUsers(db, people);
  await insertContacts(db, people);
  const count = Math.ceil(users * RECORDS_OF_USER / TIMELINE_TYPES.length);
  await insertOneContactRecords(db, people, count);
  await insertActivities(db, people, count);
  await sql`analyze`.execute(db);
  return { userId: idOf("1", 0), contactId: idOf("2", 0) };
}

interface People {
  users: number;
  contacts: number;
}

function idOf(kind: string, number: number): string {
  return `${kind}0000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

/** The same id in SQL, of the number that the expression gives. */
function idIn(kind: string, number: string) {
  return sql.raw(
    `('${kind}0000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`,
  );
}

/** Contacts go round the users: the user of a contact's number is the user of the record's. */
function userIdIn({ users }: People) {
  return idIn("1", `i % ${users}`);
}

function contactIdIn({ contacts }: People, step = 0) {
  return idIn("2", `(i + ${step}) % ${contacts}`);
}

const RECORD_ID = idIn("3", "i");
/** Ten years, in an order that has nothing to do with that of the rows. */
const DATE = sql`timestamptz '2020-01-01' + (i * 7919 % 5000000) * interval '1 minute'`;
const STAMPS = sql`${DATE}, timestamptz '2026-01-01'`;

async function insertUsers(db: Db, people: People): Promise<void> {
  await sql`
    insert into users (id, email, display_name, password_hash, role, language, time_zone,
      created_at, updated_at)
    select ${userIdIn(people)}, 'user' || i || '@example.org', 'User', '-', 'member', 'en', 'UTC',
      ${STAMPS}
    from generate_series(0, ${people.users - 1}::int) as i`.execute(db);
}

async function insertContacts(db: Db, people: People): Promise<void> {
  await sql`
    insert into contacts (id, user_id, display_name, sort_name, archived_at, deleted_at, created_at,
      updated_at)
    select ${idIn("2", "i")}, ${userIdIn(people)}, 'Contact ' || i, 'contact ' || i,
      case when i / ${people.users}::int = 4 then now() end,
      case when i / ${people.users}::int = 2 then now() end,
      ${STAMPS}
    from generate_series(0, ${people.contacts + OTHER_CONTACTS - 1}::int) as i`.execute(
    db,
  );
}

async function insertOneContactRecords(db: Db, people: People, count: number): Promise<void> {
  const rows = sql`from generate_series(1, ${count}::int) as i`;
  const owned = sql`${RECORD_ID}, ${userIdIn(people)}, ${contactIdIn(people)}`;
  const columns = sql.raw("id, user_id, contact_id, created_at, updated_at");
  await sql`insert into notes (${columns}, date, content)
    select ${owned}, ${STAMPS}, ${DATE}, 'Note' ${rows}`.execute(db);
  await sql`insert into reminders (${columns}, due_at, message)
    select ${owned}, ${STAMPS}, ${DATE}, 'Sealed' ${rows}`.execute(db);
  await sql`insert into reminder_completions (${columns}, completed_at, message)
    select ${owned}, ${STAMPS}, ${DATE}, 'Sealed' ${rows}`.execute(db);
  await sql`insert into life_events (${columns}, type, year, month, day)
    select ${owned}, ${STAMPS}, 'other',
      case when i % 3 = 0 then null else 2016 + i % 18 end,
      case when i % 3 = 2 then null else 1 + abs(hashint4(i)) % 12 end,
      case when i % 3 = 2 then null else 1 + abs(hashint4(-i)) % 29 end ${rows}`.execute(db);
  await sql`insert into external_activities (${columns}, source_system, external_id, type,
      occurred_at)
    select ${owned}, ${STAMPS}, 'immich', i::text, 'photo', ${DATE} ${rows}`.execute(db);
  await sql`insert into gifts (${columns}, status, description, date)
    select ${owned}, ${STAMPS}, case when i % 4 = 0 then 'idea' else 'given' end, 'Sealed', ${DATE}
    ${rows}`.execute(db);
}

/** Each with two participants of the same user. */
async function insertActivities(db: Db, people: People, count: number): Promise<void> {
  const rows = sql`from generate_series(1, ${count}::int) as i`;
  await sql`insert into activities (id, user_id, created_at, updated_at, date, title)
    select ${RECORD_ID}, ${userIdIn(people)}, ${STAMPS}, ${DATE}, 'Activity' ${rows}`.execute(db);
  for (const step of [0, people.users]) {
    await sql`insert into activity_contacts (activity_id, contact_id, user_id)
      select ${RECORD_ID}, ${contactIdIn(people, step)}, ${userIdIn(people)} ${rows}`.execute(db);
  }
}
