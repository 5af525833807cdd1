/** What the form of a record sends, read as the input of lib/timeline. */
import type { Form } from "../../lib/http/form.ts";
import { instantOf, parseLocalTime } from "../../lib/i18n/calendar.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { Control, RecordName } from "../../lib/shared/records/record.ts";
import type { RecordInput, RecordPatch } from "../../lib/timeline/record_values.ts";
import { type ControlKind, hasChanged } from "../(_forms)/has_changed.ts";
import { asksForPeople, DATE_PARTS, type TypedRecord } from "./record_form.ts";

/** The people are boxes to be ticked, or one to be chosen from a list. */
export function readTypedRecord(form: Form): TypedRecord {
  const { contact_id: contactId } = form.values;
  const contactIds = contactId === undefined ? form.all("contact_ids") : [contactId];
  return { values: form.values, contactIds };
}

interface Reading {
  typed: TypedRecord;
  timeZone: string;
}

/**
 * A record that is to be made. One that is about one person is about the first of those typed.
 *
 * @throws {InvalidInput}
 */
export function readNewRecord<N extends RecordName>(
  record: N,
  { typed, timeZone }: Reading,
): RecordInput<N> {
  const { schema } = RECORDS[record];
  const person = "contact_id" in schema.shape
    ? { contact_id: typed.contactIds[0] || undefined }
    : {};
  const controls: readonly Control[] = RECORDS[record].controls;
  const input: unknown = parseInput(schema, {
    ...person,
    ...inputOf(controls, { typed, timeZone }),
  });
  return input as RecordInput<N>;
}

/**
 * What a form changes of a record: the controls in which something else stands than was shown. So
 * what a control can't show (seconds, line breaks of another kind) stays as it is.
 *
 * @throws {InvalidInput}
 */
export function readRecordPatch<N extends RecordName>(
  record: N,
  { typed, shown, timeZone }: Reading & { shown: TypedRecord },
): RecordPatch<N> {
  const contactIds = asksForPeople(record) ? typed.contactIds : shown.contactIds;
  const whole = readNewRecord(record, { typed: { ...typed, contactIds }, timeZone });
  const controls: readonly Control[] = RECORDS[record].controls;
  const changed = controls.filter((control) => isChanged(control, { typed, shown }));
  return Object.fromEntries(
    changed.map(({ field }) => [field, Reflect.get(whole, field)]),
  ) as RecordPatch<N>;
}

function isChanged(
  { field, kind }: Control,
  { typed, shown }: { typed: TypedRecord; shown: TypedRecord },
): boolean {
  if (kind === "contacts") {
    return typed.contactIds.toSorted().join() !== shown.contactIds.toSorted().join();
  }
  const names = kind === "partial_date" ? DATE_PARTS.map((part) => `${field}_${part}`) : [field];
  return names.some((name) =>
    hasChanged(CONTROL_KINDS[kind], { typed: typed.values[name], shown: shown.values[name] })
  );
}

const CONTROL_KINDS = {
  text: "line",
  url: "address",
  textarea: "area",
  instant: "line",
  partial_date: "line",
  choice: "line",
} as const satisfies Record<Exclude<Control["kind"], "contacts">, ControlKind>;

function inputOf(controls: readonly Control[], reading: Reading): Record<string, unknown> {
  return Object.fromEntries(
    controls.map((control) => [control.field, controlInput(control, reading)]),
  );
}

function controlInput(control: Control, { typed, timeZone }: Reading): unknown {
  const { values, contactIds } = typed;
  const text = values[control.field] ?? "";
  switch (control.kind) {
    case "text":
    case "url":
    case "textarea":
    case "choice":
      return text;
    case "instant":
      return text === "" && control.required ? undefined : instantInput(text, timeZone);
    case "partial_date":
      return Object.fromEntries(
        DATE_PARTS.map((part) => [part, partInput(values[`${control.field}_${part}`])]),
      );
    case "contacts":
      return contactIds;
    default:
      return control satisfies never;
  }
}

/** A local time as the instant it is; any other text as it stands, for the schema to judge. */
function instantInput(text: string, timeZone: string): string {
  const local = parseLocalTime(text);
  return local === undefined ? text : instantOf(local, timeZone).toISOString();
}

/** Text that is no number becomes one that no date has. */
function partInput(text = ""): number | null {
  const digits = text.trim();
  if (digits === "") return null;
  return /^\d+$/.test(digits) ? Number(digits) : NaN;
}
