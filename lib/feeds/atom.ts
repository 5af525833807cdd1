/** The Atom 1.0 format: a feed of finished strings as an XML document (RFC 4287). */

import { escapeAttribute, escapeText } from "../syndication/xml.ts";

/** A feed as it is published. All strings are plain text, localized by the caller. */
export interface AtomFeed {
  /** Permanent IRI, never one with a token. */
  id: string;
  title: string;
  /** The newest change of an entry, or the feed's creation. Never the time of the request. */
  updated: Date;
  /** Language tag of all text, such as `de`. */
  language: string;
  authorName: string;
  generator: AtomGenerator;
  /** Absolute URL of the page that the feed is about. Left out when absent. */
  alternate?: string;
  /** In the order in which they are published. */
  entries: readonly AtomEntry[];
}

/** The software that made the feed. */
export interface AtomGenerator {
  name: string;
  version?: string;
  /** Absolute URL. */
  uri?: string;
}

/** One entry of a feed. */
export interface AtomEntry {
  /** Permanent IRI. */
  id: string;
  title: string;
  published: Date;
  updated: Date;
  /** Plain text; readers are never asked to render markup. */
  content: string;
  /** Absolute URL of the page about the entry. Left out when absent. */
  alternate?: string;
}

/** The range of instants that both RFC 3339 and `xsd:dateTime` can say. */
const FIRST_INSTANT = Date.parse("0001-01-01T00:00:00Z");
const LAST_INSTANT = Date.parse("9999-12-31T23:59:59Z");

/**
 * Renders a feed, entry by entry. The same feed gives the same strings, whatever process, host or
 * time. There is no link to the feed itself: with the token, every copy of the document would carry
 * the secret, and without it readers would follow it and fail.
 *
 * @throws RangeError if a date is invalid
 */
export function* renderAtom(feed: AtomFeed): Generator<string, void> {
  yield renderHead(feed);
  for (const entry of feed.entries) yield renderEntry(entry);
  yield "</feed>\n";
}

function renderHead(feed: AtomFeed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeAttribute(feed.language)}">
<id>${escapeText(feed.id)}</id>
<title type="text">${escapeText(feed.title)}</title>
<updated>${formatInstant(feed.updated)}</updated>
<author><name>${escapeText(feed.authorName)}</name></author>
${renderGenerator(feed.generator)}
${renderAlternate(feed.alternate)}`;
}

function renderGenerator({ name, version, uri }: AtomGenerator): string {
  const attributes = renderAttribute("uri", uri) + renderAttribute("version", version);
  return `<generator${attributes}>${escapeText(name)}</generator>`;
}

function renderAttribute(name: string, value: string | undefined): string {
  return value === undefined ? "" : ` ${name}="${escapeAttribute(value)}"`;
}

function renderEntry(entry: AtomEntry): string {
  return `<entry>
<id>${escapeText(entry.id)}</id>
<title type="text">${escapeText(entry.title)}</title>
<published>${formatInstant(entry.published)}</published>
<updated>${formatInstant(entry.updated)}</updated>
<content type="text">${escapeText(entry.content)}</content>
${renderAlternate(entry.alternate)}</entry>
`;
}

function renderAlternate(url: string | undefined): string {
  if (url === undefined) return "";
  return `<link rel="alternate" type="text/html" href="${escapeAttribute(url)}"/>\n`;
}

/**
 * An instant as RFC 4287 section 3.3 has it, cut to the whole second, because some players refuse a
 * fraction. Beyond the years 1 to 9999 it is the nearest that can be said: one absurd date must not
 * make the whole feed unreadable.
 */
export function formatInstant(instant: Date): string {
  const time = Math.min(Math.max(instant.getTime(), FIRST_INSTANT), LAST_INSTANT);
  return `${new Date(time).toISOString().slice(0, "YYYY-MM-DDTHH:MM:SS".length)}Z`;
}
