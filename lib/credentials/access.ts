/** When a feed was last read, and when an API token or a workspace's feed token was last used. */
import type { Db, Tx } from "../../db/database.ts";
import { updateApiTokenUse, updateFeedAccess, updateWorkspaceFeedTokenUse } from "./queries.ts";

/** How fine the notes are: readers poll often, and a write for each poll would be pointless load. */
const ACCESS_NOTE_MS = 60 * 60 * 1000;

/** Notes a read, at most once an hour a feed (ADR decision 7). */
export async function noteFeedAccess(
  db: Db | Tx,
  { feedId, now }: { feedId: string; now: Date },
): Promise<void> {
  await updateFeedAccess(db, { feedId, now, notedBefore: anHourBefore(now) });
}

/** Notes a use, at most once an hour an API token. */
export async function noteApiTokenUse(
  db: Db | Tx,
  { apiTokenId, now }: { apiTokenId: string; now: Date },
): Promise<void> {
  await updateApiTokenUse(db, { apiTokenId, now, notedBefore: anHourBefore(now) });
}

/** Notes a use, at most once an hour a feed token. What an edge cache serves itself is not noted. */
export async function noteWorkspaceFeedTokenUse(
  db: Db | Tx,
  { tokenId, now }: { tokenId: string; now: Date },
): Promise<void> {
  await updateWorkspaceFeedTokenUse(db, { tokenId, now, notedBefore: anHourBefore(now) });
}

function anHourBefore(now: Date): Date {
  return new Date(now.getTime() - ACCESS_NOTE_MS);
}
