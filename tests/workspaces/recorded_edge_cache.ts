/** An edge cache that tells what was asked of it, and fails where a test wants it to. */
import type { Db } from "../../db/database.ts";
import { createLog } from "../../lib/log/log.ts";
import { PurgeError } from "../../lib/workspaces/edge_cache/edge_cache.ts";
import type { PurgingSite } from "../../lib/workspaces/purge_revoked.ts";
import { LATER } from "../contacts/acting.ts";

export interface RecordedSite {
  site: PurgingSite;
  /** The tags in the order in which they were purged, also where the purge failed. */
  purges: string[];
  /** Every line that was logged. */
  lines: string[];
}

/** A site, at LATER unless told otherwise, whose purges do what `purge` does. */
export function recordPurges(
  db: Db,
  { purge = () => Promise.resolve(), now = LATER }: {
    purge?: (tag: string) => Promise<void>;
    now?: Date;
  } = {},
): RecordedSite {
  const [purges, lines]: [string[], string[]] = [[], []];
  const write = (line: string) => void lines.push(line);
  return {
    purges,
    lines,
    site: {
      db,
      now: () => now,
      log: createLog({ format: "text", level: "debug", now: () => now, write }),
      edgeCache: {
        headers: () => ({}),
        purge(tag) {
          purges.push(tag);
          return purge(tag);
        },
      },
    },
  };
}

/** A cache that can't be reached, at an address that nobody may read in a log. */
export function unreachable(): Promise<void> {
  const cause = new Error("Cannot connect to cache.internal.example with cfeed_canary");
  return Promise.reject(new PurgeError("unreachable", { cause }));
}
