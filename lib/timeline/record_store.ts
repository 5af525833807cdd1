/** What each record's own statements offer to the rules that all records share. */
import type { Db, Tx } from "../../db/database.ts";
import type { RecordName } from "../shared/records/record.ts";
import type { RecordRow, RecordValues } from "./record_rows.ts";

/** Every record but the completion, which is made by completing its reminder. */
export type CollectedRecord = Exclude<RecordName, "completion">;

export interface RecordKey {
  userId: string;
  id: string;
}

export interface RecordChange<N extends RecordName> extends RecordKey {
  values: RecordValues[N];
  now: Date;
}

/** Where a page of a list ended: the instant that the list is ordered by, then the id. */
export interface RecordPosition {
  date: Date;
  id: string;
}

export interface RecordPage {
  userId: string;
  contactId?: string;
  after?: RecordPosition;
  limit: number;
}

/**
 * The statements of one record. Encrypted texts are envelopes here. A record is absent when it was
 * deleted, when it is another user's, and when none of its contacts is live.
 */
export interface RecordStore<N extends RecordName> {
  /** Keeps others from changing the record until the commit; false when it is absent. */
  lock(tx: Tx, key: RecordKey): Promise<boolean>;
  find(db: Db | Tx, key: RecordKey): Promise<RecordRow<N> | undefined>;
  update(tx: Tx, change: RecordChange<N>): Promise<void>;
  remove(tx: Tx, key: RecordKey & { now: Date }): Promise<void>;
}

export interface CollectedStore<N extends CollectedRecord> extends RecordStore<N> {
  /** Gives the id of the row that now holds the values: another one where they had a row already. */
  insert(tx: Tx, record: RecordChange<N>): Promise<string>;
  /** Newest first. */
  list(db: Db | Tx, page: RecordPage): Promise<RecordRow<N>[]>;
  /** The row's place in the list. */
  positionOf(row: RecordRow<N>): RecordPosition;
}
