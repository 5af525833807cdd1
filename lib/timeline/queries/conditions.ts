/** Conditions that the statements of several records share. The record's alias is `record`. */
import { type Expression, sql, type SqlBool } from "kysely";
import type { RecordPosition } from "../record_store.ts";

export function contactIsLive(): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select from contacts as contact
    where contact.id = record.contact_id and contact.deleted_at is null
  )`;
}

/** Of that contact; of anyone when there is none. */
export function isAbout(contactId: string | undefined): Expression<SqlBool> {
  return contactId === undefined ? sql`true` : sql`record.contact_id = ${contactId}`;
}

/** Beyond the last row of the page before, in a list that is ordered by `column` and id, falling. */
export function comesAfter(
  column: string,
  after: RecordPosition | undefined,
): Expression<SqlBool> {
  return after === undefined
    ? sql`true`
    : sql`(${sql.ref(`record.${column}`)}, record.id) < (${after.date}, ${after.id})`;
}
