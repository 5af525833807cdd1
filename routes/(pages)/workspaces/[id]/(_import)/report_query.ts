/**
 * What became of a file of articles, as the address of the page says it that tells of it: numbers and
 * closed codes, so that a reload sends nothing again, nothing is kept, and nothing authored is in it.
 */
import type { ArticleFault, ArticleWarning } from "../../../../../lib/workspaces/article_fault.ts";
import type { ArticleImportReport } from "../../../../../lib/workspaces/import_articles.ts";
import { MAX_FEED_ITEMS } from "../../../../../lib/syndication/parse_feed.ts";

export const OUTCOMES = ["created", "updated", "unchanged", "skipped"] as const;

/** What the page tells: the counts, and what was wrong. */
export interface ToldReport extends Record<typeof OUTCOMES[number], number> {
  warnings: ArticleWarning[];
  /** How many warnings there are besides. */
  more: number;
}

/** Who reads more of them than that mends the file instead. */
const MAX_WARNINGS = 100;

/** More than a file with every fault in each of its items can have. */
const MAX_COUNT = 10 * MAX_FEED_ITEMS;

/** `12.no_date`, or `file.cut_off` of the file as a whole. */
const WARNING = /^(file|[1-9]\d{0,5})\.([a-z_]+)$/;

const FAULTS = {
  no_link: true,
  link_too_long: true,
  no_title: true,
  no_date: true,
  title_cut: true,
  summary_cut: true,
  author_cut: true,
  cut_off: true,
  too_many_items: true,
  doubtful_encoding: true,
} satisfies Record<ArticleFault, true>;

export function reportQuery({ warnings, ...counts }: ArticleImportReport): URLSearchParams {
  const told = warnings.slice(0, MAX_WARNINGS).map(({ item, code }) => `${item ?? "file"}.${code}`);
  const more = warnings.length - told.length;
  return new URLSearchParams({
    ...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, String(counts[outcome])])),
    ...(told.length === 0 ? {} : { warnings: told.join(",") }),
    ...(more === 0 ? {} : { more: String(more) }),
  });
}

/** Null for an address that tells of no import. What it does not say rightly, it does not say. */
export function readReport({ searchParams }: URL): ToldReport | null {
  const [created, updated, unchanged, skipped] = OUTCOMES.map((outcome) =>
    readCount(searchParams.get(outcome))
  );
  if (
    created === undefined || updated === undefined || unchanged === undefined ||
    skipped === undefined
  ) return null;
  const warnings = (searchParams.get("warnings") ?? "").split(",").slice(0, MAX_WARNINGS)
    .map(readWarning).filter((warning) => warning !== undefined);
  const more = readCount(searchParams.get("more")) ?? 0;
  return { created, updated, unchanged, skipped, warnings, more };
}

function readCount(text: string | null): number | undefined {
  if (text === null || !/^(0|[1-9]\d{0,6})$/.test(text)) return undefined;
  const count = Number(text);
  return count <= MAX_COUNT ? count : undefined;
}

function readWarning(text: string): ArticleWarning | undefined {
  const [, item, code = ""] = WARNING.exec(text) ?? [];
  if (item === undefined || !isFault(code)) return undefined;
  if (item === "file") return { item: null, code };
  const position = Number(item);
  // The first that was not read has a number too.
  return position <= MAX_FEED_ITEMS + 1 ? { item: position, code } : undefined;
}

function isFault(code: string): code is ArticleFault {
  return Object.hasOwn(FAULTS, code);
}
