/** The newest entries of a subject that have happened: what its feed shows now. */
import { type DetailLevel, FEED_WINDOW } from "../shared/feed_options.ts";
import type { Site } from "../site.ts";
import { composeHeadlines, composeTimeline } from "../timeline/compose.ts";
import type { AtomEntry } from "./atom.ts";
import { type EntryContext, toFullEntry, toHeadlineEntry } from "./feed_entries.ts";

/** What composing needs of a process; a `Site` fits. */
export type FeedReading = Pick<Site, "db" | "secretBox" | "config" | "now">;

/** At most {@link FEED_WINDOW} entries, newest first. At `headlines` no authored text is read. */
export async function composeWindow(
  site: FeedReading,
  { userId, detail, context }: { userId: string; detail: DetailLevel; context: EntryContext },
): Promise<AtomEntry[]> {
  const now = site.now();
  const query = {
    userId,
    contactId: context.contactId ?? undefined,
    until: now,
    now,
    order: "desc",
    limit: FEED_WINDOW,
  } as const;
  switch (detail) {
    case "headlines":
      return (await composeHeadlines(site, query)).map((item) => toHeadlineEntry(item, context));
    case "full":
      return (await composeTimeline(site, query)).map((item) => toFullEntry(item, context));
    default:
      return detail satisfies never;
  }
}
