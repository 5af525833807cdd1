/** A user who writes records down: the rules of records, each in a unit of its own. */
import type { Db } from "../../db/database.ts";
import { DomainError } from "../../lib/shared/domain_error.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";
import { completeReminder } from "../../lib/timeline/complete_reminder.ts";
import type { RecordRow } from "../../lib/timeline/record_rows.ts";
import type { CollectedRecord } from "../../lib/timeline/record_store.ts";
import type { RecordInput, RecordPatch } from "../../lib/timeline/record_values.ts";
import {
  createRecord,
  deleteRecord,
  findRecord,
  listRecords,
  updateRecord,
} from "../../lib/timeline/records.ts";
import { type Unit, write } from "../../lib/work/write.ts";
import { insertContact, insertUser, secretBox } from "./seeds.ts";

/** When records are written down, and when they are changed. */
export const WRITTEN_AT = new Date("2026-03-01T12:00:00.000Z");
export const CHANGED_AT = new Date("2026-03-02T12:00:00.000Z");

/** The id of no row. */
export const NOBODY = "00000000-0000-7000-8000-000000000000";

export class Writer {
  constructor(readonly db: Db, readonly userId: string, readonly contactId: string) {}

  /** A new user with one contact. */
  static async of(db: Db): Promise<Writer> {
    const userId = await insertUser(db);
    return new Writer(db, userId, await insertContact(db, { userId }));
  }

  async act<T>(now: Date, work: (unit: Unit) => Promise<T>): Promise<T> {
    const actor = { kind: "user", userId: this.userId, via: "session" } as const;
    return await write({ db: this.db, now: () => now }, actor, work);
  }

  async create<N extends CollectedRecord>(
    record: N,
    input: RecordInput<N>,
    { at = WRITTEN_AT } = {},
  ): Promise<{ created: boolean; row: RecordRow<N> }> {
    const { userId } = this;
    return await this.act(at, (unit) => createRecord(unit, { record, userId, input, secretBox }));
  }

  /** Changes it at {@link CHANGED_AT}. */
  async update<N extends RecordName>(
    key: { record: N; id: string },
    patch: RecordPatch<N>,
  ): Promise<RecordRow<N>> {
    return await this.act(CHANGED_AT, (unit) => this.updateIn(unit, key, { patch }));
  }

  async updateIn<N extends RecordName>(
    unit: Unit,
    key: { record: N; id: string },
    { patch }: { patch: RecordPatch<N> },
  ): Promise<RecordRow<N>> {
    return await updateRecord(unit, { ...key, userId: this.userId, patch, secretBox });
  }

  async remove(record: RecordName, id: string): Promise<void> {
    const { userId } = this;
    await this.act(CHANGED_AT, (unit) => deleteRecord(unit, { record, userId, id }));
  }

  async find<N extends RecordName>(record: N, id: string): Promise<RecordRow<N> | undefined> {
    return await findRecord({ db: this.db, secretBox }, { record, userId: this.userId, id });
  }

  async list<N extends CollectedRecord>(record: N, { contactId }: { contactId?: string } = {}) {
    const { db, userId } = this;
    return await listRecords({ db, secretBox }, { record, userId, contactId, limit: 100 });
  }

  async complete(
    reminderId: string,
    input: RecordInput<"completion"> = { message: undefined },
  ): Promise<RecordRow<"completion">> {
    const { userId } = this;
    return await this.act(
      CHANGED_AT,
      (unit) => completeReminder(unit, { userId, reminderId, input, secretBox }),
    );
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof DomainError && error.code === "not_found";
}
