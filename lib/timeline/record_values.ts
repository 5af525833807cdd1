/** Takes the values of a record from input and rows, and keeps the encrypted ones sealed at rest. */
import type { z } from "zod";
import type { SecretBox } from "../encryption/secret_box.ts";
import { RECORDS } from "../shared/records/mod.ts";
import type { RecordName } from "../shared/records/record.ts";
import type { RecordValues } from "./record_rows.ts";
import { RECORD_TABLES } from "./record_tables.ts";

/** What the record's schema gives. What may be absent may be left out. */
export type RecordInput<N extends RecordName> = Omissible<z.output<typeof RECORDS[N]["schema"]>>;

type Omissible<T> =
  & { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }
  & { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] };

/** The values that change: those which are given. */
export type RecordPatch<N extends RecordName> = Partial<RecordInput<N>>;

/** Each value of the record from the first source that gives it; null when none does. */
export function pickValues<N extends RecordName>(
  record: N,
  ...sources: object[]
): RecordValues[N] {
  const fields = Object.keys(RECORDS[record].schema.shape);
  return Object.fromEntries(fields.map((field) => {
    const given = sources.map((source) => Reflect.get(source, field));
    return [field, given.find((value) => value !== undefined) ?? null];
  })) as RecordValues[N];
}

interface Sealing {
  secretBox: SecretBox;
  /** The id of the row. */
  id: string;
}

/** The values with their encrypted texts as envelopes. */
export function sealValues<T extends object>(
  record: RecordName,
  values: T,
  { secretBox, id }: Sealing,
): T {
  return mapEncrypted(
    record,
    values,
    (text, column) => secretBox.seal(text, { table: RECORD_TABLES[record], column, row: id }),
  );
}

/** The values with their envelopes opened. Values that are not there stay away. */
export function openValues<T extends object>(
  record: RecordName,
  values: T,
  { secretBox, id }: Sealing,
): T {
  return mapEncrypted(
    record,
    values,
    (text, column) => secretBox.open(text, { table: RECORD_TABLES[record], column, row: id }),
  );
}

function mapEncrypted<T extends object>(
  record: RecordName,
  values: T,
  change: (text: string, column: string) => string,
): T {
  const changed = RECORDS[record].encrypted.flatMap((column) => {
    const text: unknown = Reflect.get(values, column);
    return typeof text === "string" ? [[column, change(text, column)]] : [];
  });
  return { ...values, ...Object.fromEntries(changed) };
}
