/** The RSS 2.0 format: a channel of finished strings as an XML document. */
import { textAsHtml } from "../syndication/html_text.ts";
import { escapeAttribute, escapeText } from "../syndication/xml.ts";

/** A channel as it is published. All strings are plain text, localized by the caller. */
export interface RssChannel {
  title: string;
  /** Absolute URL of the page that the channel is about, never one with a token. */
  link: string;
  description: string;
  /** The newest change of an item, or the channel's beginning. Never the time of the request. */
  lastBuildDate: Date;
  generator: string;
  /** In the order in which they are published. */
  items: readonly RssItem[];
}

/** One item of a channel. */
export interface RssItem {
  /** Permanent, and no address. */
  guid: string;
  title: string;
  /** Absolute http or https URL. */
  link: string;
  published: Date;
  /** Left out when null. */
  author: string | null;
  /** Plain text. Left out when null. */
  description: string | null;
}

/** The `author` of RSS itself takes an e-mail address, which nobody has given for this. */
const DUBLIN_CORE = "http://purl.org/dc/elements/1.1/";

/** Parsers take a year that begins with zeros for one of two digits. */
const FIRST_INSTANT = Date.parse("1000-01-01T00:00:00Z");
const LAST_INSTANT = Date.parse("9999-12-31T23:59:59Z");

/**
 * Renders a channel, item by item. The same channel gives the same strings, whatever process, host or
 * time. There is no `atom:link` to the feed itself: with the token, every copy of the document would
 * carry the secret (PI-10 of the TECH).
 *
 * @throws RangeError if a date is invalid
 */
export function* renderRss(channel: RssChannel): Generator<string, void> {
  yield renderHead(channel);
  for (const item of channel.items) yield renderItem(item);
  yield "</channel>\n</rss>\n";
}

function renderHead(channel: RssChannel): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:dc="${escapeAttribute(DUBLIN_CORE)}">
<channel>
<title>${escapeText(channel.title)}</title>
<link>${escapeText(channel.link)}</link>
<description>${escapeText(channel.description)}</description>
<lastBuildDate>${formatRfc822(channel.lastBuildDate)}</lastBuildDate>
<generator>${escapeText(channel.generator)}</generator>
`;
}

function renderItem(item: RssItem): string {
  const author = renderOptional("dc:creator", item.author);
  // An item's description is HTML to readers; titles and the channel's description are phrases.
  const html = item.description === null ? null : textAsHtml(item.description);
  return `<item>
<guid isPermaLink="false">${escapeText(item.guid)}</guid>
<title>${escapeText(item.title)}</title>
<link>${escapeText(item.link)}</link>
<pubDate>${formatRfc822(item.published)}</pubDate>
${author}${renderOptional("description", html)}</item>
`;
}

function renderOptional(name: string, text: string | null): string {
  return text === null ? "" : `<${name}>${escapeText(text)}</${name}>\n`;
}

/**
 * An instant as RFC 822 with a year of four digits, in GMT and whole seconds. Beyond the years 1000
 * to 9999 it is the nearest that can be said: one absurd date must not make the whole feed unreadable.
 *
 * @throws RangeError if the date is invalid
 */
function formatRfc822(instant: Date): string {
  const time = Math.min(Math.max(instant.getTime(), FIRST_INSTANT), LAST_INSTANT);
  if (Number.isNaN(time)) throw new RangeError("Cannot format the date: it is invalid");
  return new Date(time).toUTCString();
}
