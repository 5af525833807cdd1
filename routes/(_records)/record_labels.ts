/** What records and their fields are called. */
import type { MessageKey } from "../../lib/i18n/catalogue.ts";
import type { Translator } from "../../lib/i18n/translator.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";

/** "Note", "Life event". */
export function recordLabel(translator: Translator, record: RecordName): string {
  return record === "reminder"
    ? translator.text("records.reminder")
    : translator.text(`timeline.type.${record}`);
}

/** Each control's label by its name, in the form's order, the person first. */
export function controlLabels(
  translator: Translator,
  record: RecordName,
): Record<string, string> {
  const ofControls = RECORDS[record].controls.map(({ field }) => [
    field,
    translator.text(`record.${record}.${field}` as RecordKey),
  ]);
  return { contact_id: translator.text("records.person"), ...Object.fromEntries(ofControls) };
}

/** One of the values that a control offers. */
export function choiceLabel(
  translator: Translator,
  record: RecordName,
  { field, choice }: { field: string; choice: string },
): string {
  return translator.text(`record.${record}.${field}.${choice}` as RecordKey);
}

/** A description names its fields by text; a test holds the catalogues to have them all. */
type RecordKey = Extract<MessageKey, `record.${string}`>;
