/** Tables of the seven records that can be written down about contacts. */
import type { GiftStatus } from "../../lib/shared/records/gift.ts";
import type { LifeEventType } from "../../lib/shared/records/life_event.ts";
import type { JSONColumnType } from "kysely";
import type {
  Derived,
  Instant,
  NullableInstant,
  Optional,
  Stamps,
  WrittenOnce,
} from "./columns.ts";

interface RecordTable extends Stamps {
  id: WrittenOnce<string>;
  user_id: WrittenOnce<string>;
}

interface SoftDeleted {
  deleted_at: NullableInstant;
}

export interface NotesTable extends RecordTable, SoftDeleted {
  contact_id: string;
  content: string;
  date: Instant;
}

export interface ActivitiesTable extends RecordTable, SoftDeleted {
  title: string;
  description: Optional<string>;
  location: Optional<string>;
  type: Optional<string>;
  date: Instant;
}

export interface ActivityContactsTable {
  activity_id: WrittenOnce<string>;
  contact_id: WrittenOnce<string>;
  user_id: WrittenOnce<string>;
}

export interface RemindersTable extends RecordTable {
  contact_id: string;
  /** Encrypted. */
  message: string;
  due_at: Instant;
}

export interface ReminderCompletionsTable extends RecordTable {
  /** Null once the reminder has been deleted: what was done stays on the timeline. */
  reminder_id: Optional<string>;
  contact_id: string;
  /** Encrypted. */
  message: Optional<string>;
  completed_at: Instant;
}

export interface LifeEventsTable extends RecordTable, SoftDeleted {
  contact_id: string;
  type: LifeEventType;
  description: Optional<string>;
  year: Optional<number>;
  month: Optional<number>;
  day: Optional<number>;
  /** The date where it does not depend on the current year; null for a yearless day. */
  resolved_at: Derived<Date | null>;
}

export interface ExternalActivitiesTable extends RecordTable {
  contact_id: string;
  source_system: string;
  external_id: string;
  type: string;
  payload: JSONColumnType<Record<string, unknown> | null, string | null, string | null>;
  occurred_at: Instant;
}

export interface GiftsTable extends RecordTable, SoftDeleted {
  contact_id: string;
  status: GiftStatus;
  /** Encrypted. */
  description: string;
  date: NullableInstant;
  occasion: Optional<string>;
  url: Optional<string>;
  notes: Optional<string>;
}
