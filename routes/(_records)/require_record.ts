/** A record that has to be there for its page. */
import { DomainError } from "../../lib/shared/domain_error.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";
import type { Reading } from "../../lib/timeline/reading.ts";
import type { RecordRow } from "../../lib/timeline/record_rows.ts";
import { findRecord } from "../../lib/timeline/records.ts";

/** @throws {DomainError} `not_found` when it is absent, another user's, or its contacts are deleted */
export async function requireRecord<N extends RecordName>(
  reading: Reading,
  { record, userId, id }: { record: N; userId: string; id: string },
): Promise<RecordRow<N>> {
  const row = await findRecord(reading, { record, userId, id });
  if (row === undefined) throw new DomainError("not_found", "Cannot find the record: it is absent");
  return row;
}
