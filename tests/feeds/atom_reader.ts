/** Reads an Atom document as a strict parser sees it, for tests of what a reader receives. */

import { XmlDocument } from "../packages/libxml2.ts";
import { readNodeText } from "../syndication/node_text.ts";

const NAMESPACES = { a: "http://www.w3.org/2005/Atom" };

/** The text of every element and attribute that can hold a string, after parsing. */
export interface ReadAtom {
  feed: Record<string, string>;
  entries: Record<string, string>[];
}

const FEED_PATHS = {
  id: "a:id",
  title: "a:title",
  updated: "a:updated",
  language: "@xml:lang",
  authorName: "a:author/a:name",
  generatorName: "a:generator",
  generatorVersion: "a:generator/@version",
  generatorUri: "a:generator/@uri",
  alternate: "a:link[@rel='alternate']/@href",
};

const ENTRY_PATHS = {
  id: "a:id",
  title: "a:title",
  published: "a:published",
  updated: "a:updated",
  content: "a:content",
  alternate: "a:link[@rel='alternate']/@href",
};

/**
 * Parses a document. What it has not is not in the answer.
 *
 * @throws Error if it is not well-formed
 */
export function readAtom(xml: string): ReadAtom {
  using document = XmlDocument.fromString(xml);
  return {
    feed: readPaths(document.root, FEED_PATHS),
    entries: document.find("/a:feed/a:entry", NAMESPACES).map((entry) =>
      readPaths(entry, ENTRY_PATHS)
    ),
  };
}

function readPaths(
  node: Pick<XmlDocument, "find">,
  paths: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) =>
      node.find(path, NAMESPACES).map((found) => [name, readNodeText(found)])
    ),
  );
}
