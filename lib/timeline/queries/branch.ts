/** What every branch of the timeline has in common: one bounded query over one type's own order. */
import {
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  sql,
  type SqlBool,
} from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { TIMELINE_TYPES, type TimelineType } from "../../shared/records/record.ts";
import type { Bound } from "../bounds.ts";
import type { TimelineContact, TimelineTexts, TimelineWords } from "../timeline_item.ts";
import type { TimelineOrder } from "../timeline_query.ts";

/** A row of the timeline. Encrypted texts are envelopes. */
export interface TimelineRow {
  type: TimelineType;
  /** The type's place in the canonical order. */
  rank: number;
  id: string;
  date: Date;
  updated_at: Date;
  contacts: TimelineContact[];
  data: TimelineTexts[TimelineType] | TimelineWords[TimelineType];
}

/** The part of the timeline that one type is asked for. */
export interface BranchWindow {
  userId: string;
  /** Null for every contact that is not archived. */
  contactId: string | null;
  bounds: readonly Bound[];
  order: TimelineOrder;
  limit: number;
  /** In which life events without a year take place. */
  year: number;
  /** False reads no column that a person wrote into. */
  withTexts: boolean;
}

export type BranchQuery = AliasableExpression<TimelineRow>;

/** The queries that together give a type's part; most types need one. */
export type Branch = (db: Db | Tx, window: BranchWindow) => BranchQuery[];

/** The columns that are the same in each branch of a type. */
export function typeColumns<T extends TimelineType>(type: T) {
  return [
    sql.lit(type).as("type"),
    sql.lit(TIMELINE_TYPES.indexOf(type)).as("rank"),
  ] as const;
}

/** On a record of one contact, joined as `contact`: whose timeline it is on. */
export function isOnTimeline({ userId, contactId }: BranchWindow): Expression<SqlBool> {
  // One contact's rows are found by the contact alone: with the user's id as well, the planner
  // would take them for few and sort them. The contact's own row says whose they are.
  return contactId === null
    ? sql`record.user_id = ${userId} and contact.deleted_at is null
        and contact.archived_at is null`
    : sql`contact.id = ${contactId} and contact.user_id = ${userId}
        and contact.deleted_at is null`;
}

export function isWithin(column: string, bounds: readonly Bound[]): Expression<SqlBool> {
  const date = sql.ref(`record.${column}`);
  return allOf(
    bounds.map(({ comparison, date: limit, id }) =>
      id === undefined
        ? sql`${date} ${sql.raw(comparison)} ${limit}`
        : sql`(${date}, record.id) ${sql.raw(comparison)} (${limit}, ${id})`
    ),
  );
}

export function allOf(conditions: RawBuilder<unknown>[]): Expression<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** The joined contact as the only one. */
export function theContact() {
  return sql<TimelineContact[]>`json_build_array(${contactObject("contact")})`.as("contacts");
}

export function contactObject(alias: "contact" | "participant"): RawBuilder<TimelineContact> {
  return jsonObject<TimelineContact>({
    id: sql.ref(`${alias}.id`),
    displayName: sql.ref(`${alias}.display_name`),
    archived: sql`${sql.ref(`${alias}.archived_at`)} is not null`,
  });
}

/** A JSON object of the values, by name. */
export function jsonObject<T>(values: { [K in keyof T]: Expression<T[K]> }): RawBuilder<T> {
  const pairs = Object.entries<Expression<unknown>>(values).flatMap(([name, value]) => [
    sql.lit(name),
    value,
  ]);
  return sql`json_build_object(${sql.join(pairs)})`;
}

/** What a headline shows of a type that says nothing but its name. */
export function noWords(): RawBuilder<object> {
  return sql`json_build_object()`;
}
