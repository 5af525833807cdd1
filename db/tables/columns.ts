/** Column types that several tables share. */
import type { ColumnType, Generated } from "kysely";

/** An instant that the application supplies: `timestamptz(3)`, a Date in UTC. */
export type Instant = ColumnType<Date, Date, Date>;
export type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A key or other value that is written once. */
export type WrittenOnce<T> = ColumnType<T, T, never>;

/** A value that the database derives. */
export type Derived<T> = ColumnType<T, never, never>;

export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type WithDefault<T> = Generated<T>;

/** When a row came to be and when what it says last changed. */
export interface Stamps {
  created_at: WrittenOnce<Date>;
  updated_at: Instant;
}
