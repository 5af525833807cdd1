/** What a feed would publish now, seen before any address exists (DESIGN section 9). */
import { translatorFor } from "../i18n/translator.ts";
import type { PublicationInput } from "../shared/feed_form.ts";
import type { Locale } from "../shared/locales.ts";
import type { AtomEntry } from "./atom.ts";
import { composeWindow, type FeedReading } from "./feed_window.ts";
import { requireContact } from "./require_contact.ts";

/** Whose timeline it is, in which language and zone. */
export interface FeedOwner {
  id: string;
  language: Locale;
  timeZone: string;
}

/**
 * The entries exactly as a poll would publish them, newest first.
 *
 * @throws {DomainError} `not_found` when the contact is absent, deleted or another user's
 */
export async function previewFeed(
  site: FeedReading,
  { owner, input }: { owner: FeedOwner; input: PublicationInput },
): Promise<AtomEntry[]> {
  const { detail, entity_id: contactId = null } = input;
  if (contactId !== null) await requireContact(site.db, { userId: owner.id, contactId });
  const context = {
    translator: translatorFor(owner.language),
    timeZone: owner.timeZone,
    frontendUrl: site.config.frontendUrl,
    contactId,
  };
  return await composeWindow(site, { userId: owner.id, detail, context });
}
