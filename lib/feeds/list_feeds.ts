/** The feeds that a user can end. */
import type { Db } from "../../db/database.ts";
import { MAX_ACTIVE_FEEDS } from "../shared/feed_options.ts";
import { type Feed, listActiveFeeds } from "./queries/feeds.ts";

export type { Feed };

/** Every active feed of the user's, newest first; there are at most {@link MAX_ACTIVE_FEEDS}. */
export async function listFeeds(db: Db, userId: string): Promise<Feed[]> {
  return await listActiveFeeds(db, { userId, limit: MAX_ACTIVE_FEEDS });
}
