/** The form of a record as a page shows it: what stands in its controls, and whom it offers. */
import { localTime, localTimeText } from "../../lib/i18n/calendar.ts";
import type { User } from "../../lib/accounts/users.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { Control, RecordName } from "../../lib/shared/records/record.ts";
import type { Site } from "../../lib/site.ts";
import type { RecordRow } from "../../lib/timeline/record_rows.ts";
import type { Refusal } from "../(_forms)/attempt.ts";
import type { FormState } from "../(_forms)/form_state.ts";
import { listPeople, type PeopleChoice } from "./people.ts";

/** What stands in the controls of a form. */
export interface TypedRecord {
  /** By the name of the control; a date of which parts may be unknown has one for each part. */
  values: Readonly<Record<string, string>>;
  /** Whom it is about, as far as the form asks. */
  contactIds: readonly string[];
}

export interface RecordForm extends TypedRecord, FormState {
  record: RecordName;
  /** Null where the form doesn't ask: the page says whom it is about. */
  choice: PeopleChoice | null;
}

/** A form that was not accepted. */
export interface RefusedRecord {
  record: RecordName;
  typed: TypedRecord;
  refusal: Refusal;
}

interface Opening {
  user: User;
  record: RecordName;
  typed: TypedRecord;
  /** Why it was not accepted, null before it was sent. */
  refusal: Refusal | null;
  /** Whether the page leaves open whom a record of one person is about. */
  asksForPerson: boolean;
}

export async function openRecordForm(
  site: Pick<Site, "db">,
  { user, record, typed, refusal, asksForPerson }: Opening,
): Promise<RecordForm> {
  const asks = asksForPerson || asksForPeople(record);
  const chosenIds = typed.contactIds;
  const choice = asks ? await listPeople(site, { userId: user.id, chosenIds }) : null;
  return { ...typed, record, refusal, choice };
}

/** True where people are a field of the record itself. */
export function asksForPeople(record: RecordName): boolean {
  const controls: readonly Control[] = RECORDS[record].controls;
  return controls.some(({ kind }) => kind === "contacts");
}

const DAY_MILLIS = 24 * 60 * 60 * 1000;

/** A form in which nothing was typed yet: it is about now, a reminder about this time tomorrow. */
export function blankRecord(
  record: RecordName,
  { now, timeZone, contactIds }: { now: Date; timeZone: string; contactIds: readonly string[] },
): TypedRecord {
  const instant = record === "reminder" ? new Date(now.getTime() + DAY_MILLIS) : now;
  const controls: readonly Control[] = RECORDS[record].controls;
  const values = controls
    .filter((control) =>
      control.kind === "instant" && (control.required || record === "completion")
    )
    .map(({ field }) => [field, instantText(instant, timeZone)]);
  return { values: Object.fromEntries(values), contactIds };
}

/** The form in which a record that exists is changed. */
export function shownRecord<N extends RecordName>(
  record: N,
  { row, timeZone }: { row: RecordRow<N>; timeZone: string },
): TypedRecord {
  const controls: readonly Control[] = RECORDS[record].controls;
  const values = controls.flatMap((control) =>
    controlTexts(control, { value: Reflect.get(row, control.field), timeZone })
  );
  return {
    values: Object.fromEntries(values),
    contactIds: contactIdsOf(row),
  };
}

/** Whom a record is about. */
export function contactIdsOf(
  { contact_ids: several, contact_id: one }: {
    id: string;
    contact_ids?: string[];
    contact_id?: string;
  },
): readonly string[] {
  return several ?? (one === undefined ? [] : [one]);
}

/** The parts of a date, and what the names of their controls end in. */
export const DATE_PARTS = ["day", "month", "year"] as const;

function controlTexts(
  { field, kind }: Control,
  { value, timeZone }: { value: unknown; timeZone: string },
): [name: string, text: string][] {
  if (kind === "contacts") return [];
  if (kind === "partial_date") {
    return DATE_PARTS.map((part) => [
      `${field}_${part}`,
      String((value as Record<string, number | null> | null)?.[part] ?? ""),
    ]);
  }
  const text = value instanceof Date ? instantText(value, timeZone) : String(value ?? "");
  return [[field, text]];
}

function instantText(instant: Date, timeZone: string): string {
  return localTimeText(localTime(instant, timeZone));
}
