/** Records that tests of pages write down, and read again, through REST. */
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";
import type { Persona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { create } from "./feed_forms.ts";

export type Row = Record<string, unknown> & { id: string };

/** A contact, and one of each record about it, by the record's name. */
export async function writeEach(
  persona: Persona,
): Promise<Record<RecordName, Row> & { ada: Row }> {
  const ada = await create(persona, "contacts", { display_name: "Ada" });
  const rows: [string, Row][] = [];
  for (const record of COLLECTED) {
    rows.push([record, await create(persona, RECORDS[record].path, sampleInput(record, ada.id))]);
  }
  const made = Object.fromEntries(rows) as Record<typeof COLLECTED[number], Row>;
  const completion = await create(persona, `reminders/${made.reminder.id}/completions`, {
    message: "canary message",
  });
  return { ...made, completion, ada };
}

export async function readRecord(persona: Persona, record: RecordName, id: string): Promise<Row> {
  return await (await persona.fetch(`/api/v1/${RECORDS[record].path}/${id}`)).json();
}

/** The records with that path, newest first. */
export async function listRecords(persona: Persona, path: string): Promise<Row[]> {
  return (await (await persona.fetch(`/api/v1/${path}`)).json()).items;
}
