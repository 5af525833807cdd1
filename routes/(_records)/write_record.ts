/** Writes down what the form of a record says. */
import { requireContact } from "../../lib/contacts/contacts.ts";
import type { Viewer } from "../../lib/define.ts";
import { fieldIssue } from "../../lib/shared/parse_input.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";
import type { Site } from "../../lib/site.ts";
import { completeReminder } from "../../lib/timeline/complete_reminder.ts";
import type { RecordRow } from "../../lib/timeline/record_rows.ts";
import type { CollectedRecord } from "../../lib/timeline/record_store.ts";
import { createRecord, updateRecord } from "../../lib/timeline/records.ts";
import { write } from "../../lib/work/write.ts";
import { type Attempt, attempt } from "../(_forms)/attempt.ts";
import { asksForPeople, shownRecord, type TypedRecord } from "./record_form.ts";
import { readNewRecord, readRecordPatch } from "./record_input.ts";
import { requireRecord } from "./require_record.ts";

interface Writing<N extends RecordName> {
  viewer: Viewer;
  record: N;
  typed: TypedRecord;
}

/**
 * A new record, or what is wrong with it.
 *
 * @param writing.contactId whose page it was written on: a record of one person is about them
 * @throws {DomainError} `not_found` when that contact is absent
 */
export async function createFromForm<N extends CollectedRecord>(
  site: Site,
  { viewer: { user, actor }, record, typed, contactId }: Writing<N> & { contactId?: string },
): Promise<Attempt<RecordRow<N>>> {
  const { secretBox } = site;
  if (contactId !== undefined) await requireContact(site.db, { userId: user.id, contactId });
  const isAboutPage = contactId !== undefined && !asksForPeople(record);
  const contactIds = isAboutPage ? [contactId] : typed.contactIds;
  return await attemptWriting(record, async () => {
    const input = readNewRecord(record, {
      typed: { ...typed, contactIds },
      timeZone: user.timeZone,
    });
    const { row } = await write(
      site,
      actor,
      (unit) => createRecord(unit, { record, userId: user.id, input, secretBox }),
    );
    return row;
  });
}

/**
 * The changed record, or what is wrong with the changes.
 *
 * @throws {DomainError} `not_found` when the record itself is absent
 */
export async function updateFromForm<N extends RecordName>(
  site: Site,
  { viewer: { user, actor }, record, id, typed }: Writing<N> & { id: string },
): Promise<Attempt<RecordRow<N>>> {
  const { secretBox } = site;
  const { id: userId, timeZone } = user;
  const row = await requireRecord(site, { record, userId, id });
  const shown = shownRecord(record, { row, timeZone });
  return await attemptWriting(record, async () => {
    const patch = readRecordPatch(record, { typed, shown, timeZone });
    return await write(
      site,
      actor,
      (unit) => updateRecord(unit, { record, userId, id, patch, secretBox }),
    );
  });
}

/** The completion of a reminder, or what is wrong with it. */
export async function completeFromForm(
  site: Site,
  { viewer: { user, actor }, reminderId, typed }: Omit<Writing<"completion">, "record"> & {
    reminderId: string;
  },
): Promise<Attempt<RecordRow<"completion">>> {
  const { secretBox } = site;
  return await attempt(async () => {
    const input = readNewRecord("completion", { typed, timeZone: user.timeZone });
    return await write(
      site,
      actor,
      (unit) => completeReminder(unit, { userId: user.id, reminderId, input, secretBox }),
    );
  });
}

/** People who have gone since the form was opened are people who can't be chosen any more. */
async function attemptWriting<Result>(
  record: RecordName,
  work: () => Promise<Result>,
): Promise<Attempt<Result>> {
  const outcome = await attempt(work, ["not_found", "external_activity_exists"]);
  if (outcome.kind === "done" || outcome.refusal.kind === "invalid") return outcome;
  if (outcome.refusal.code !== "not_found") return outcome;
  const field = asksForPeople(record) ? "contact_ids" : "contact_id";
  return {
    kind: "refused",
    refusal: { kind: "invalid", issues: [fieldIssue(field, "not_a_choice")] },
  };
}
