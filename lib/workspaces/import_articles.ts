/** The import of an RSS or Atom file: its items become articles without a verdict. */
import { DomainError } from "../shared/domain_error.ts";
import type { Steps } from "../shared/steps.ts";
import type { Site } from "../site.ts";
import {
  type FeedParsing,
  MAX_FEED_ITEMS,
  type ParsedFeed,
  parseFeed,
} from "../syndication/parse_feed.ts";
import { inTurns, nextTurn } from "../tasks/turns.ts";
import type { Actor } from "../work/actor.ts";
import { type Unit, write } from "../work/write.ts";
import type { ArticleWarning } from "./article_fault.ts";
import { batchesOf } from "./article_batches.ts";
import { type ImportedArticle, type ReadItem, readItems } from "./imported_article.ts";
import { CURATORS, enterWorkspace, type MemberOf, requireRole } from "./membership.ts";
import { findByExternalIds, saveArticles } from "./queries/articles.ts";

export interface ArticleImport extends MemberOf {
  actor: Actor;
  /** The file as it was sent. */
  bytes: Uint8Array;
  /** What was said of its encoding, if anything. */
  charset?: string;
}

/** What became of the items: each counts once. */
export interface ArticleImportReport {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  warnings: ArticleWarning[];
}

/**
 * Imports a file whole or not at all, everybody else having their turns meanwhile. An article is met
 * again by its address, and its verdict stays. Of two items with one address the first counts, as
 * feeds begin with what is new.
 *
 * @throws {DomainError} `file_is_not_a_feed`, and what `enterWorkspace` throws
 */
export async function importArticles(
  site: Pick<Site, "db" | "now">,
  { actor, bytes, charset, ...member }: ArticleImport,
): Promise<ArticleImportReport> {
  await requireRole(site.db, { ...member, roles: CURATORS });
  const { feed, read } = await inTurns(readFile(bytes, { charset }));
  const articles = read.map(({ article }) => article).filter((article) => article !== null);
  const { created, updated } = await write(site, actor, async (unit) => {
    await enterWorkspace(unit, { ...member, roles: CURATORS });
    return await save(unit, { workspaceId: member.workspaceId, articles });
  });
  return {
    created,
    updated,
    unchanged: articles.length - created - updated,
    skipped: read.length - articles.length,
    warnings: [...warningsOf(feed), ...read.flatMap(({ warnings }) => warnings)],
  };
}

function* readFile(
  bytes: Uint8Array,
  options: { charset?: string | undefined },
): Steps<{ feed: ParsedFeed; read: ReadItem[] }> {
  const feed = requireFeed(yield* parseFeed(bytes, options));
  return { feed, read: yield* readItems(feed.items) };
}

function requireFeed(parsing: FeedParsing): ParsedFeed {
  if (parsing.kind === "feed") return parsing.feed;
  const why = parsing.reason === "empty_file" ? "it is empty" : "it is neither RSS nor Atom";
  throw new DomainError("file_is_not_a_feed", `Cannot import the file: ${why}`);
}

async function save(
  unit: Unit,
  { workspaceId, articles }: { workspaceId: string; articles: ImportedArticle[] },
): Promise<{ created: number; updated: number }> {
  const { tx, now } = unit;
  // The later of two would win the place in the map: so the first comes last.
  const unique = [...new Map(articles.toReversed().map((one) => [one.external_id, one])).values()]
    .sort(byExternalId);
  const counts = { created: 0, updated: 0 };
  for (const batch of batchesOf(unique)) {
    const externalIds = batch.map(({ external_id }) => external_id);
    const known = new Map(
      (await findByExternalIds(tx, { workspaceId, externalIds })).map((row) => [
        row.external_id,
        row.published_at,
      ]),
    );
    const dated = batch.map((article) => ({
      ...article,
      published_at: article.published_at ?? known.get(article.external_id) ?? now,
    }));
    // Without verdicts there is nothing to decide: who does is of no account.
    const saved = await saveArticles(tx, { workspaceId, articles: dated, decider: "rule", now });
    counts.created += saved.filter(({ isNew }) => isNew).length;
    counts.updated += saved.filter(({ isNew }) => !isNew).length;
    await nextTurn();
  }
  return counts;
}

/** One order for all batches, so that two imports at once never wait in a circle. */
function byExternalId(one: ImportedArticle, other: ImportedArticle): number {
  return one.external_id < other.external_id ? -1 : 1;
}

/** What is wrong with the file as a whole. */
function warningsOf({ faults }: ParsedFeed): ArticleWarning[] {
  return faults.map((fault): ArticleWarning => {
    switch (fault) {
      case "too_many_items":
        return { item: MAX_FEED_ITEMS + 1, code: fault };
      case "cut_off":
        return { item: null, code: fault };
      default:
        return { item: null, code: "doubtful_encoding" };
    }
  });
}
