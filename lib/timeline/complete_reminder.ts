/** The rule of completing a reminder. */
import { v7 as uuidv7 } from "uuid";
import type { SecretBox } from "../encryption/secret_box.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Unit } from "../work/write.ts";
import { insertCompletion } from "./queries/completions.ts";
import type { RecordRow } from "./record_rows.ts";
import { STORES } from "./record_stores.ts";
import { openValues, type RecordInput, sealValues } from "./record_values.ts";

/**
 * Notes that a reminder was done: now, and in the reminder's own words, unless the input says
 * otherwise. The reminder stays, and tells when it was last completed.
 *
 * @throws {DomainError} `not_found` when the reminder is absent.
 */
export async function completeReminder(
  unit: Unit,
  { userId, reminderId, input, secretBox }: {
    userId: string;
    reminderId: string;
    input: RecordInput<"completion">;
    secretBox: SecretBox;
  },
): Promise<RecordRow<"completion">> {
  const key = { userId, id: reminderId };
  await STORES.reminder.lock(unit.tx, key);
  const reminder = await STORES.reminder.find(unit.tx, key);
  if (reminder === undefined) throw new DomainError("not_found", "Cannot find the reminder");

  const id = uuidv7();
  const { message } = openValues("reminder", reminder, { secretBox, id: reminderId });
  const values = {
    message: input.message ?? message,
    completed_at: input.completed_at ?? unit.now,
  };
  await insertCompletion(unit.tx, {
    id,
    userId,
    reminderId,
    contactId: reminder.contact_id,
    values: sealValues("completion", values, { secretBox, id }),
    now: unit.now,
  });
  return {
    id,
    reminder_id: reminderId,
    contact_id: reminder.contact_id,
    ...values,
    created_at: unit.now,
    updated_at: unit.now,
  };
}
