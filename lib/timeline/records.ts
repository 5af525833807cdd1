/** The rules of writing records down, reading, changing and deleting them; the same for all seven. */
import { isDeepStrictEqual } from "node:util";
import { v7 as uuidv7 } from "uuid";
import type { SecretBox } from "../encryption/secret_box.ts";
import { DomainError, InvalidInput } from "../shared/domain_error.ts";
import { RECORDS } from "../shared/records/mod.ts";
import type { RecordDescription, RecordName } from "../shared/records/record.ts";
import type { Unit } from "../work/write.ts";
import { requireLiveContacts } from "./live_contacts.ts";
import type { Reading } from "./reading.ts";
import type { RecordRow, RecordValues } from "./record_rows.ts";
import type { CollectedRecord, RecordKey, RecordPage, RecordPosition } from "./record_store.ts";
import { COLLECTED_STORES, STORES } from "./record_stores.ts";
import {
  openValues,
  pickValues,
  type RecordInput,
  type RecordPatch,
  sealValues,
} from "./record_values.ts";

/**
 * Writes a record down. `created` is false for an external activity whose identity was there: its
 * row then says what is new.
 *
 * @throws {DomainError} `not_found` when a contact is not a live one of the user.
 */
export async function createRecord<N extends CollectedRecord>(
  unit: Unit,
  { record, userId, input, secretBox }: {
    record: N;
    userId: string;
    input: RecordInput<N>;
    secretBox: SecretBox;
  },
): Promise<{ created: boolean; row: RecordRow<N> }> {
  const values = pickValues(record, input);
  checkValues(record, values);
  await requireLiveContacts(unit.tx, { userId, contactIds: contactsOf(values) });
  const newId = uuidv7();
  const id = await COLLECTED_STORES[record].insert(unit.tx, {
    id: newId,
    userId,
    values: sealValues(record, values, { secretBox, id: newId }),
    now: unit.now,
  });
  const row = await requireRecord({ db: unit.tx, secretBox }, { record, userId, id });
  return { created: id === newId, row };
}

/** The record; undefined when it is absent, another user's, or its contacts are deleted. */
export async function findRecord<N extends RecordName>(
  { db, secretBox }: Reading,
  { record, userId, id }: RecordKey & { record: N },
): Promise<RecordRow<N> | undefined> {
  const row = await STORES[record].find(db, { userId, id });
  return row && openValues(record, row, { secretBox, id });
}

/**
 * A page of the records, newest first: by their own instant, where each has one that does not move,
 * else by creation. `next` is where the following page begins, null at the end.
 *
 * @throws {DomainError} `not_found` when the contact is not a live one of the user.
 */
export async function listRecords<N extends CollectedRecord>(
  { db, secretBox }: Reading,
  { record, ...page }: RecordPage & { record: N },
): Promise<{ items: RecordRow<N>[]; next: RecordPosition | null }> {
  const { userId, contactId, limit } = page;
  if (contactId !== undefined) {
    await requireLiveContacts(db, { userId, contactIds: [contactId] });
  }
  const store = COLLECTED_STORES[record];
  const rows = await store.list(db, { ...page, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((row) => openValues(record, row, { secretBox, id: row.id })),
    next: last === undefined ? null : store.positionOf(last),
  };
}

/**
 * Changes the given values. A patch that changes nothing writes nothing: `updated_at` stays.
 *
 * @throws {DomainError} `not_found` when the record, or a contact that it shall have, is absent;
 * `external_activity_exists` when another row has the identity that this one shall have.
 * @throws {InvalidInput} when the values do not fit each other.
 */
export async function updateRecord<N extends RecordName>(
  unit: Unit,
  { record, userId, id, patch, secretBox }: RecordKey & {
    record: N;
    patch: RecordPatch<N>;
    secretBox: SecretBox;
  },
): Promise<RecordRow<N>> {
  const store = STORES[record];
  const key = { record, userId, id };
  await lockRecord(unit, key);
  const row = await requireRecord({ db: unit.tx, secretBox }, key);
  const current = pickValues(record, row);
  const values = pickValues(record, patch, row);
  if (isDeepStrictEqual(values, current)) return row;

  checkValues(record, values);
  const contactIds = contactsOf(values);
  if (!isDeepStrictEqual(contactIds, contactsOf(current))) {
    await requireLiveContacts(unit.tx, { userId, contactIds });
  }
  const sealed = sealValues(record, values, { secretBox, id });
  await store.update(unit.tx, { id, userId, values: sealed, now: unit.now });
  return { ...row, ...values, updated_at: unit.now };
}

/**
 * Deletes a record, softly where a person wrote it.
 *
 * @throws {DomainError} `not_found` when it is absent.
 */
export async function deleteRecord<N extends RecordName>(
  unit: Unit,
  key: RecordKey & { record: N },
): Promise<void> {
  await lockRecord(unit, key);
  await STORES[key.record].remove(unit.tx, { ...key, now: unit.now });
}

/** A statement of its own: what follows it sees everything that others have committed before. */
async function lockRecord(unit: Unit, { record, userId, id }: RecordKey & { record: RecordName }) {
  if (!await STORES[record].lock(unit.tx, { userId, id })) throw absent(record);
}

async function requireRecord<N extends RecordName>(
  reading: Reading,
  key: RecordKey & { record: N },
): Promise<RecordRow<N>> {
  const row = await findRecord(reading, key);
  if (row === undefined) throw absent(key.record);
  return row;
}

function absent(record: RecordName): DomainError {
  return new DomainError("not_found", `Cannot find the ${record}`);
}

function contactsOf(values: RecordValues[RecordName]): string[] {
  if ("contact_ids" in values) return values.contact_ids;
  return "contact_id" in values ? [values.contact_id] : [];
}

function checkValues(record: RecordName, values: RecordValues[RecordName]): void {
  const { check }: RecordDescription = RECORDS[record];
  const issues = check?.(values) ?? [];
  if (issues.length > 0) throw new InvalidInput(issues);
}
