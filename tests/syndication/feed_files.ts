/** Feed files around the part that a test is about, and readings of them that must succeed. */
import assert from "node:assert/strict";
import { type ParsedFeed, type ParsedItem, parseFeed } from "../../lib/syndication/parse_feed.ts";
import { resultOf } from "../steps.ts";

const NAMESPACES = [
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
].join(" ");

/** RSS 2.0 with what stands in its channel. */
export function rss(inChannel: string): string {
  return `<?xml version="1.0"?>\n<rss version="2.0" ${NAMESPACES}><channel>${inChannel}</channel></rss>`;
}

/** Atom 1.0 with what stands in its feed. */
export function atom(inFeed: string): string {
  return `<?xml version="1.0"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${inFeed}</feed>`;
}

export function readFeed(file: string | Uint8Array<ArrayBuffer>, charset?: string): ParsedFeed {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const parsing = resultOf(parseFeed(bytes, { charset }));
  assert.equal(parsing.kind, "feed");
  return parsing.feed;
}

export function readItems(file: string): ParsedItem[] {
  return readFeed(file).items;
}

/** The only item of an RSS channel that holds just that item. */
export function readRssItem(inItem: string): ParsedItem {
  return readOnly(rss(`<item>${inItem}</item>`));
}

/** The only entry of an Atom feed that holds just that entry. */
export function readAtomEntry(inEntry: string): ParsedItem {
  return readOnly(atom(`<entry>${inEntry}</entry>`));
}

function readOnly(file: string): ParsedItem {
  const [item, ...others] = readItems(file);
  assert.ok(item !== undefined);
  assert.deepEqual(others, []);
  return item;
}
