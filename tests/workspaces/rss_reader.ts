/** Reads an RSS document as a strict parser sees it, for tests of what a reader receives. */
import assert from "node:assert/strict";
import { XmlDocument } from "../packages/libxml2.ts";
import { readNodeText } from "../syndication/node_text.ts";

const NAMESPACES = { dc: "http://purl.org/dc/elements/1.1/" };

/** The text of every element and attribute that can hold a string, after parsing. */
export interface ReadRss {
  channel: Record<string, string>;
  items: Record<string, string>[];
}

const CHANNEL_PATHS = ["title", "link", "description", "lastBuildDate", "generator"];
const ITEM_PATHS = ["guid", "title", "link", "pubDate", "dc:creator", "description"];

/** With the weekday that the date has, a year of four digits and the zone of GMT. */
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Parses a document and holds it against RSS 2.0: the elements that it requires, each once, and the
 * form of dates, links and guids.
 *
 * @throws Error if it is not well-formed or no RSS 2.0
 */
export function readRss(xml: string): ReadRss {
  assert.match(xml, /^<\?xml /);
  using document = XmlDocument.fromString(xml);
  const count = (path: string) => document.find(path, NAMESPACES).length;
  assert.equal(count("/rss[@version='2.0']/channel"), 1);
  for (const required of ["title", "link", "description"]) {
    assert.equal(count(`/rss/channel/${required}`), 1, `one ${required} in the channel`);
  }
  const guids = document.find("/rss/channel/item/guid").map(readNodeText);
  assert.equal(new Set(guids.map((guid) => guid.toLowerCase())).size, guids.length);
  assert.equal(count("/rss/channel/item[not(title)]"), 0);
  assert.equal(count("/rss/channel/item[not(guid[@isPermaLink='false'])]"), 0);
  for (const date of document.find("//pubDate | //lastBuildDate").map(readNodeText)) {
    assert.match(date, RFC_822);
    assert.equal(new Date(date).toUTCString(), date, "the weekday is that of the date");
  }
  return {
    channel: readPaths(document.find("/rss/channel")[0], CHANNEL_PATHS),
    items: document.find("/rss/channel/item").map((item) => readPaths(item, ITEM_PATHS)),
  };
}

function readPaths(
  node: Pick<XmlDocument, "find"> | undefined,
  paths: string[],
): Record<string, string> {
  return Object.fromEntries(
    paths.flatMap((path) =>
      (node?.find(path, NAMESPACES) ?? []).map((found) => [path, readNodeText(found)])
    ),
  );
}
