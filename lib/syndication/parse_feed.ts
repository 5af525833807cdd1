/** Reads a foreign feed file, RSS or Atom: bytes in, items of plain text out. */
import type { Steps } from "../shared/steps.ts";
import { decodeFile } from "./parsing/decode_file.ts";
import { type FeedDrafts, readFeedDrafts } from "./parsing/feed_reader.ts";
import { type FeedContext, finishItem, readAuthors } from "./parsing/finish_item.ts";
import { chooseHome } from "./parsing/item_link.ts";
import type { FeedFileError, ParsedFeed, ParsedItem } from "./parsing/parsed_feed.ts";

export { MAX_FEED_ITEMS } from "./parsing/feed_reader.ts";
export type {
  FeedFault,
  FeedFileError,
  ItemFault,
  ParsedFeed,
  ParsedItem,
} from "./parsing/parsed_feed.ts";

export type FeedParsing =
  | { kind: "feed"; feed: ParsedFeed }
  | { kind: "refused"; reason: FeedFileError };

/**
 * Reads RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, in steps between which others may have their turn. It
 * never throws for what a file holds: what can't be taken is a fault of its item or of the file, and
 * the rest is read. Nothing is fetched, no entity of a document type is expanded, and time and memory
 * are linear in the file.
 *
 * @param charset What the Content-Type says, if anything
 */
export function* parseFeed(
  bytes: Uint8Array,
  { charset }: { charset?: string | undefined },
): Steps<FeedParsing> {
  const { text, faults } = yield* decodeFile(bytes, { charset });
  if (text.trim() === "") return { kind: "refused", reason: "empty_file" };
  const drafts = yield* readFeedDrafts(text);
  if (drafts === null) return { kind: "refused", reason: "not_a_feed" };
  const context = yield* readContext(drafts);
  const items: ParsedItem[] = [];
  for (const draft of drafts.items) {
    items.push(yield* finishItem(draft, { position: items.length + 1, context }));
  }
  return { kind: "feed", feed: { items, faults: [...faults, ...drafts.faults] } };
}

function* readContext({ channel }: FeedDrafts): Steps<FeedContext> {
  return { home: chooseHome(channel), author: yield* readAuthors(channel, ["atom author"]) };
}
