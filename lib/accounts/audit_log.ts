/** What has happened to an account and to what belongs to it, as its owner may read it. */
import type { Db } from "../../db/database.ts";
import { byCreation, type Page, readPage } from "../work/newest_first.ts";
import { listAuditEvents, type LoggedEvent } from "./queries/audit_events.ts";

export type { LoggedEvent };

/**
 * A page of the user's own log, newest first.
 *
 * @throws {DomainError} `malformed_cursor`
 */
export async function readAuditLog(
  db: Db,
  { userId, ...page }: { userId: string; limit: number; cursor?: string },
): Promise<Page<LoggedEvent>> {
  return await readPage((stretch) => listAuditEvents(db, { userId, ...stretch }), {
    by: byCreation,
    ...page,
  });
}
