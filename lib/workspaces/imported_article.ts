/** An item of a feed file as an article: what is missing is made up for, what is too long is cut. */
import { v7 as uuidv7 } from "uuid";
import {
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_URL_LENGTH,
} from "../shared/limits.ts";
import type { Steps } from "../shared/steps.ts";
import type { ParsedItem } from "../syndication/parse_feed.ts";
import type { ArticleFault, ArticleWarning } from "./article_fault.ts";
import { externalIdOf } from "./article_identity.ts";
import type { IncomingArticle } from "./queries/articles.ts";

/** An article whose date may be missing: then the one that is stored stays. */
export type ImportedArticle = Omit<IncomingArticle, "published_at"> & { published_at: Date | null };

export interface ReadItem {
  /** Null when the item can't be taken. */
  article: ImportedArticle | null;
  warnings: ArticleWarning[];
}

const ELLIPSIS = "…";

/** What an item takes, in characters of a text that take as long. */
const ITEM_COST = 128;

/** Pure but for the new rows' ids. */
export function* readItems(items: readonly ParsedItem[]): Steps<ReadItem[]> {
  const read: ReadItem[] = [];
  for (const item of items) {
    read.push(readItem(item));
    yield ITEM_COST;
  }
  return read;
}

function readItem(item: ParsedItem): ReadItem {
  const faults: ArticleFault[] = item.faults.includes("cut_off") ? ["cut_off"] : [];
  const warn = (fault: ArticleFault) => void faults.push(fault);
  const fault = linkFault(item);
  const article = item.url === null || fault !== null
    ? null
    : toArticle({ ...item, url: item.url }, warn);
  if (fault !== null) warn(fault);
  return { article, warnings: faults.map((code) => ({ item: item.position, code })) };
}

function linkFault({ url }: ParsedItem): ArticleFault | null {
  if (url === null) return "no_link";
  return url.length > MAX_URL_LENGTH ? "link_too_long" : null;
}

function toArticle(
  item: ParsedItem & { url: string },
  warn: (fault: ArticleFault) => void,
): ImportedArticle {
  if (item.publishedAt === null) warn("no_date");
  if (item.title === null) warn("no_title");
  const cut = (text: string | null, max: number, fault: ArticleFault) => {
    if (text === null || text.length <= max) return text;
    warn(fault);
    return shorten(text, max);
  };
  const title = cut(item.title, MAX_TITLE_LENGTH, "title_cut") ?? standInTitle(item);
  return {
    id: uuidv7(),
    external_id: externalIdOf(item.url),
    url: item.url,
    title,
    summary: cut(item.summary, MAX_TEXT_LENGTH, "summary_cut"),
    author: cut(item.author, MAX_NAME_LENGTH, "author_cut"),
    published_at: item.publishedAt,
    verdict: null,
    reason: null,
  };
}

function standInTitle({ summary, url }: { summary: string | null; url: string }): string {
  const [firstLine = ""] = (summary ?? "").split("\n");
  return shorten(firstLine.trim() === "" ? url : firstLine, MAX_TITLE_LENGTH);
}

/** Never half of a surrogate pair. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - ELLIPSIS.length);
  return (/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept) + ELLIPSIS;
}
