/** Users, contacts and records for tests of the timeline, put straight into the tables. */
import { Buffer } from "node:buffer";
import type { Db } from "../../db/database.ts";
import { createSecretBox } from "../../lib/encryption/secret_box.ts";
import type { PartialDate } from "../../lib/shared/fields.ts";
import type { GiftStatus } from "../../lib/shared/records/gift.ts";
import type { TimelineType } from "../../lib/shared/records/record.ts";
import { RECORD_TABLES } from "../../lib/timeline/record_tables.ts";

export const secretBox = createSecretBox(Buffer.alloc(32, 7));

const CREATED_AT = new Date("2020-01-01T00:00:00Z");

/** The id with that number, of a kind of thing: ids of one kind are in the order of numbers. */
export function idOf(kind: number, number: number): string {
  const digits = number.toString(16).padStart(12, "0");
  return `${kind.toString(16).padStart(8, "0")}-0000-7000-8000-${digits}`;
}

export async function insertUser(db: Db, id: string = crypto.randomUUID()): Promise<string> {
  await db.insertInto("users").values({
    id,
    email: `${id}@example.org`,
    display_name: "User",
    password_hash: "-",
    role: "member",
    language: "en",
    time_zone: "UTC",
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
  }).execute();
  return id;
}

export interface ContactSeed {
  userId: string;
  id?: string;
  displayName?: string;
  state?: "live" | "archived" | "deleted";
}

export async function insertContact(
  db: Db,
  { userId, id = crypto.randomUUID(), displayName = "Ada", state = "live" }: ContactSeed,
): Promise<string> {
  await db.insertInto("contacts").values({
    id,
    user_id: userId,
    display_name: displayName,
    sort_name: displayName.toLowerCase(),
    other_emails: [],
    other_phones: [],
    archived_at: state === "archived" ? CREATED_AT : null,
    deleted_at: state === "deleted" ? CREATED_AT : null,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
  }).execute();
  return id;
}

/** A record of any timeline type; what its type does not have is left out. */
export interface RecordSeed {
  type: TimelineType;
  userId: string;
  /** The first alone, but for an activity. */
  contactIds: string[];
  /** When it was; for a life event, when it was created. */
  date: Date | null;
  id?: string;
  isDeleted?: boolean;
  /** Of a life event. */
  parts?: PartialDate | null;
  /** Of a gift. */
  status?: GiftStatus;
}

/** Gives the id. Every authored text is {@link textOf} the field and the id. */
export async function insertRecord(db: Db, seed: RecordSeed): Promise<string> {
  const id = seed.id ?? crypto.randomUUID();
  await INSERTIONS[seed.type](db, {
    ...seed,
    row: { id, user_id: seed.userId, created_at: CREATED_AT, updated_at: updatedAtOf(id) },
    contact: { contact_id: seed.contactIds[0] ?? "" },
    end: { deleted_at: seed.isDeleted ? CREATED_AT : null },
    at: seed.date ?? CREATED_AT,
  });
  return id;
}

interface Insertion extends RecordSeed {
  row: { id: string; user_id: string; created_at: Date; updated_at: Date };
  contact: { contact_id: string };
  end: { deleted_at: Date | null };
  at: Date;
}

const INSERTIONS: Record<TimelineType, (db: Db, insertion: Insertion) => Promise<void>> = {
  async note(db, { row, contact, end, at }) {
    const values = { date: at, content: textOf("content", row.id) };
    await db.insertInto("notes").values({ ...row, ...contact, ...end, ...values }).execute();
  },

  async activity(db, { row, end, at, contactIds }) {
    const fields = ["title", "description", "location", "type"] as const;
    const texts = Object.fromEntries(fields.map((field) => [field, textOf(field, row.id)]));
    const values = { date: at, title: "", ...texts };
    await db.insertInto("activities").values({ ...row, ...end, ...values }).execute();
    const participants = contactIds.map((contact_id) => ({
      activity_id: row.id,
      contact_id,
      user_id: row.user_id,
    }));
    await db.insertInto("activity_contacts").values(participants).execute();
  },

  async completion(db, { row, contact, at }) {
    const values = { completed_at: at, message: sealedText("completion", row.id) };
    await db.insertInto("reminder_completions").values({ ...row, ...contact, ...values }).execute();
  },

  async life_event(db, { row, contact, end, at, parts }) {
    const values = { ...parts, type: "other", description: textOf("description", row.id) } as const;
    await db.insertInto("life_events")
      .values({ ...row, ...contact, ...end, ...values, created_at: at })
      .execute();
  },

  async external_activity(db, { row, contact, at }) {
    const values = {
      occurred_at: at,
      source_system: "immich",
      external_id: textOf("external_id", row.id),
      type: "photo",
      payload: JSON.stringify({ text: textOf("payload", row.id) }),
    };
    await db.insertInto("external_activities").values({ ...row, ...contact, ...values }).execute();
  },

  async gift(db, { row, contact, end, date, status = "given" }) {
    const values = {
      date,
      status,
      description: sealedText("gift", row.id),
      occasion: textOf("occasion", row.id),
      url: textOf("url", row.id),
      notes: textOf("notes", row.id),
    };
    await db.insertInto("gifts").values({ ...row, ...contact, ...end, ...values }).execute();
  },
};

export function textOf(field: string, id: string): string {
  return `Authored ${field} of ${id}`;
}

/** Different for each record, so that a test sees whose it is. */
export function updatedAtOf(id: string): Date {
  return new Date(CREATED_AT.getTime() + Number.parseInt(id.slice(-4), 16));
}

function sealedText(type: "completion" | "gift", id: string): string {
  const column = type === "gift" ? "description" : "message";
  return secretBox.seal(textOf(column, id), { table: RECORD_TABLES[type], column, row: id });
}
