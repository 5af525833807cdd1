/** What reading a feed file comes to: items in the file's order, and what was wrong with them. */
import type { CharsetFault } from "./decode_file.ts";

/** What a feed file holds. */
export interface ParsedFeed {
  /** In the file's order, at most MAX_FEED_ITEMS. */
  items: ParsedItem[];
  /** What was wrong with the file as a whole, each at most once. */
  faults: FeedFault[];
}

/**
 * One item or entry. Texts are plain: no markup, no control characters, well-formed, and null where
 * there is none. One longer than MAX_TEXT_LENGTH is cut behind the first character that is too many.
 */
export interface ParsedItem {
  /** 1-based position in the file. */
  position: number;
  /** An absolute http or https address, percent-encoded, or null when the item has none to use. */
  url: string | null;
  /** One line. */
  title: string | null;
  /** Lines as HTML would lay them out, with at most one blank line in a row. */
  summary: string | null;
  /** One line: the names of the authors, never an e-mail address alone. */
  author: string | null;
  /** Of the years 1 to 9999, or null when absent or unreadable. */
  publishedAt: Date | null;
  /** What was there and could not be taken, each at most once. */
  faults: ItemFault[];
}

export type ItemFault =
  /** A date is there, and none that can be read. */
  | "unreadable_date"
  /** A link is there, and none that leads to an http or https address. */
  | "unusable_link"
  /** The file ends inside the item. What had been complete by then was read. */
  | "cut_off";

export type FeedFault =
  | CharsetFault
  /** There are more than MAX_FEED_ITEMS; the others weren't read. */
  | "too_many_items"
  /** The file ends before the feed does. */
  | "cut_off";

/** Why nothing was read. */
export type FeedFileError =
  /** No bytes, or white space alone. */
  | "empty_file"
  /** No RSS and no Atom: a web page, JSON, another kind of XML, anything else. */
  | "not_a_feed";
