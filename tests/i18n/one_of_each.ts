/** A timeline with one entry of each type, written down through REST. */
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { Persona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { addContact, type Json, jsonOf } from "../rest/json.ts";

/**
 * All of it with Grace, whose id is given, and the activity with Alan too. Each is on a day of its
 * own: the life event on 29 December, the others between 1 and 7 February.
 */
export async function addOneOfEach(person: Persona): Promise<string> {
  const grace = await addContact(person, "Grace");
  const alan = await addContact(person, "Alan");
  for (const record of COLLECTED) {
    const input = sampleInput(record, grace);
    if (record === "activity") input.contact_ids = [grace, alan];
    const created = await post(person, RECORDS[record].path, input);
    if (record === "reminder") {
      const completed_at = "2026-02-07T09:00:00Z";
      await post(person, `${RECORDS.reminder.path}/${created.id}/completions`, { completed_at });
    }
  }
  return grace;
}

async function post(person: Persona, path: string, body: unknown): Promise<Json> {
  return jsonOf(await person.fetch(`/api/v1/${path}`, { method: "POST", body }), 201);
}
