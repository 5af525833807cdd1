/** What is on a timeline: a record with its date and the contacts that it is about. */
import type { TimelineType } from "../shared/records/record.ts";
import type { RecordValues } from "./record_rows.ts";

export interface TimelineContact {
  id: string;
  displayName: string;
  archived: boolean;
}

/** What a record says beside its date and contacts, which the item has itself. */
export interface TimelineTexts {
  note: Pick<RecordValues["note"], "content">;
  activity: Pick<RecordValues["activity"], "title" | "description" | "location" | "type">;
  completion: { reminder_id: string | null } & Pick<RecordValues["completion"], "message">;
  /** Its `date` is as it was written down: the known parts. */
  life_event: Pick<RecordValues["life_event"], "type" | "description" | "date">;
  external_activity: Pick<
    RecordValues["external_activity"],
    "source_system" | "external_id" | "type" | "payload"
  >;
  gift: Pick<RecordValues["gift"], "status" | "description" | "occasion" | "url" | "notes">;
}

/** What of it no person wrote, and a headline may show (ADR decision 4). */
export interface TimelineWords {
  note: object;
  activity: object;
  completion: object;
  life_event: object;
  external_activity: Pick<TimelineTexts["external_activity"], "source_system" | "type">;
  gift: object;
}

interface Entry<T extends TimelineType, Data> {
  type: T;
  /** The record's id. */
  id: string;
  /** Where it stands on the timeline. */
  date: Date;
  updatedAt: Date;
  /** Every live one, in the order of (display name by code point, id). At least one. */
  contacts: TimelineContact[];
  data: Data;
}

/** An entry without any authored text. Every {@link TimelineItem} is one. */
export type TimelineHeadline = { [T in TimelineType]: Entry<T, TimelineWords[T]> }[TimelineType];

/** An entry with its texts, decrypted. */
export type TimelineItem = { [T in TimelineType]: Entry<T, TimelineTexts[T]> }[TimelineType];
