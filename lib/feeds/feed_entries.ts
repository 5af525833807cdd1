/** What a feed says of a timeline: titles, contents and links, in its owner's language. */
import type { Translator } from "../i18n/translator.ts";
import { RECORDS } from "../shared/records/mod.ts";
import type { TimelineHeadline, TimelineItem } from "../timeline/timeline_item.ts";
import type { AtomEntry } from "./atom.ts";
import { atomEntryId } from "./identity.ts";

export interface EntryContext {
  translator: Translator;
  /** IANA name: the zone of the owner's days. */
  timeZone: string;
  /** The origin of the pages, or null where no absolute address exists. */
  frontendUrl: string | null;
  /** The contact of a `contact` feed, null for `aggregate`. */
  contactId: string | null;
}

/** An entry without any text that a person wrote but the contacts' names (ADR decision 4). */
export function toHeadlineEntry(item: TimelineHeadline, context: EntryContext): AtomEntry {
  return toEntry(item, { context, content: headlineOf(item, context) });
}

/** An entry with the authored text where there is any, and else the headline. */
export function toFullEntry(item: TimelineItem, context: EntryContext): AtomEntry {
  return toEntry(item, { context, content: authoredText(item) || headlineOf(item, context) });
}

function toEntry(
  item: TimelineHeadline,
  { context, content }: { context: EntryContext; content: string },
): AtomEntry {
  const alternate = alternateOf(item, context);
  return {
    id: atomEntryId(item.type, item.id),
    title: titleOf(item, context.translator),
    published: item.date,
    updated: item.updatedAt,
    content,
    ...(alternate === undefined ? {} : { alternate }),
  };
}

function titleOf(item: TimelineHeadline, translator: Translator): string {
  const names = item.contacts.map(({ displayName }) => displayName)
    .join(translator.text("list.separator"));
  const type = translator.text(`timeline.type.${item.type}`);
  return translator.text("feed.entry.title", { type, names });
}

/** The texts that decision 4 of the ADR lists, in its order, a blank line between them. */
function authoredText(item: TimelineItem): string {
  const values = new Map<string, unknown>(Object.entries(item.data));
  return RECORDS[item.type].published
    .map((field) => values.get(field))
    .filter((text) => typeof text === "string" && text !== "")
    .join("\n\n");
}

/** Type, what an integration says of it in words of its own, and day. */
function headlineOf(item: TimelineHeadline, { translator, timeZone }: EntryContext): string {
  const type = translator.text(`timeline.type.${item.type}`);
  const date = dateOf(item, { translator, timeZone });
  if (item.type !== "external_activity") {
    return translator.text("feed.entry.headline", { type, date });
  }
  const { source_system: source, type: activity } = item.data;
  return translator.text("feed.entry.external_headline", { type, date, source, activity });
}

/** A life event has a calendar date, the same day everywhere; all else is an instant. */
function dateOf(
  { type, date }: TimelineHeadline,
  { translator, timeZone }: Pick<EntryContext, "translator" | "timeZone">,
): string {
  return translator.instantDate(date, type === "life_event" ? "UTC" : timeZone);
}

/** The page of the feed's contact, or of the first participant that everybody's timeline shows. */
function alternateOf(
  { contacts }: TimelineHeadline,
  { frontendUrl, contactId }: EntryContext,
): string | undefined {
  const linked = contactId ?? contacts.find(({ archived }) => !archived)?.id;
  if (frontendUrl === null || linked === undefined) return undefined;
  return `${frontendUrl}/contacts/${linked}`;
}
