/** The records as they are answered: flat objects in the names of the wire, instants as Dates. */
import type { PartialDate } from "../shared/fields.ts";
import type { GiftStatus } from "../shared/records/gift.ts";
import type { LifeEventType } from "../shared/records/life_event.ts";
import type { RecordName } from "../shared/records/record.ts";

/** What a person can say about each record: its description's fields, null for what is absent. */
export interface RecordValues {
  note: { contact_id: string; content: string; date: Date };
  activity: {
    /** Live participants, in the order of their ids. */
    contact_ids: string[];
    title: string;
    description: string | null;
    location: string | null;
    type: string | null;
    date: Date;
  };
  reminder: { contact_id: string; message: string; due_at: Date };
  completion: { message: string | null; completed_at: Date };
  life_event: {
    contact_id: string;
    type: LifeEventType;
    description: string | null;
    /** Null when no part of it is known. */
    date: PartialDate | null;
  };
  external_activity: {
    contact_id: string;
    source_system: string;
    external_id: string;
    type: string;
    occurred_at: Date;
    payload: Record<string, unknown> | null;
  };
  gift: {
    contact_id: string;
    status: GiftStatus;
    description: string;
    date: Date | null;
    occasion: string | null;
    url: string | null;
    notes: string | null;
  };
}

interface Identified {
  id: string;
  created_at: Date;
  updated_at: Date;
}

/** What else a record tells, though nobody writes it down. */
interface DerivedValues {
  /** When the reminder was last done; null while it is open. */
  reminder: { last_completed_at: Date | null };
  /** `reminder_id` is null once the reminder has been deleted. */
  completion: { reminder_id: string | null; contact_id: string };
}

/** A record as it is answered. */
export type RecordRow<N extends RecordName> =
  & Identified
  & RecordValues[N]
  & (N extends keyof DerivedValues ? DerivedValues[N] : unknown);
