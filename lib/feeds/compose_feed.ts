/** A feed's document from its row and its owner's timeline (ADR decisions 2 to 4). */
import { translatorFor } from "../i18n/translator.ts";
import { PRODUCT_NAME } from "../shared/product.ts";
import { newestChange } from "../syndication/newest_change.ts";
import type { AtomFeed } from "./atom.ts";
import type { EntryContext } from "./feed_entries.ts";
import { composeWindow, type FeedReading } from "./feed_window.ts";
import { atomFeedId } from "./identity.ts";
import type { PolledFeed } from "./queries/polled_feeds.ts";

/** The newest entries at the feed's level. One without any was last changed when it was made. */
export async function composeFeed(site: FeedReading, feed: PolledFeed): Promise<AtomFeed> {
  const { user_id: userId, entity_id: contactId, kind, detail } = feed;
  const context = {
    translator: translatorFor(feed.language),
    timeZone: feed.time_zone,
    frontendUrl: site.config.frontendUrl,
    contactId,
  };
  const entries = await composeWindow(site, { userId, detail, context });
  const alternate = alternateOf(context);
  return {
    id: atomFeedId({ kind, userId, contactId }),
    title: titleOf(feed, context),
    updated: newestChange(entries.map(({ updated }) => updated)) ?? feed.created_at,
    language: context.translator.locale,
    // An author is required (RFC 4287 section 4.1.1), and the owner's name stays home.
    authorName: PRODUCT_NAME,
    generator: { name: PRODUCT_NAME },
    ...(alternate === undefined ? {} : { alternate }),
    entries,
  };
}

/** Never the user's own label of the feed, which is free text. */
function titleOf(feed: PolledFeed, { translator }: EntryContext): string {
  return feed.contact_name === null
    ? translator.text("feed.title.aggregate")
    : translator.text("feed.title.contact", { contact: feed.contact_name });
}

/** The page that the feed is about. Without it, readers show the secret address as the site's. */
function alternateOf({ frontendUrl, contactId }: EntryContext): string | undefined {
  if (frontendUrl === null) return undefined;
  return contactId === null ? `${frontendUrl}/` : `${frontendUrl}/contacts/${contactId}`;
}
