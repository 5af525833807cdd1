/** The addresses of the lists of articles. */
import { uuid } from "../../../../../lib/shared/fields.ts";
import { VERDICTS } from "../../../../../lib/shared/workspace_options.ts";
import type { Article, VerdictFilter } from "../../../../../lib/workspaces/articles.ts";

/** Which articles a page shows. */
export interface ArticleFilter {
  /** Null for all of them. */
  verdict: VerdictFilter | null;
  /** Null for the first page. */
  cursor: string | null;
}

/** What has just happened, as the address says it; the article says the rest itself. */
export interface NoticeOfArticle {
  name: "article_saved" | "article_decided";
  articleId: string;
  /** Where the list opens when that article is not on it any more. */
  neighbourId?: string;
}

export const VERDICT_FILTERS = ["undecided", ...VERDICTS] as const;

/** What the address does not say rightly, it does not say. */
export function readArticleFilter({ searchParams }: URL): ArticleFilter {
  const verdict = searchParams.get("verdict");
  return {
    verdict: VERDICT_FILTERS.find((filter) => filter === verdict) ?? null,
    cursor: searchParams.get("cursor"),
  };
}

/** With a notice the list opens at the article that it is about, or at its neighbour. */
export function articlesHref(
  workspaceId: string,
  { verdict, cursor, notice }: ArticleFilter & { notice?: NoticeOfArticle },
): string {
  const query = new URLSearchParams(filterQuery({ verdict, cursor }));
  const path = `/workspaces/${workspaceId}`;
  if (notice === undefined) return query.size === 0 ? path : `${path}?${query}`;
  const { name, articleId, neighbourId } = notice;
  query.set("notice", name);
  query.set("article", articleId);
  if (neighbourId !== undefined) query.set("at", neighbourId);
  return `${path}?${query}#${articleAnchor(neighbourId ?? articleId)}`;
}

/** The list after a verdict: at the article, or at its neighbour where the verdict took it away. */
export function hrefAfterVerdict(
  workspaceId: string,
  { filter, article: { id, verdict }, neighbour }: {
    filter: ArticleFilter;
    article: Pick<Article, "id" | "verdict">;
    /** As the form has it. */
    neighbour: string | undefined;
  },
): string {
  const hasLeft = filter.verdict !== null && filter.verdict !== verdict;
  const neighbourId = hasLeft ? uuid().safeParse(neighbour).data : undefined;
  const notice = { name: "article_decided", articleId: id, neighbourId } as const;
  return articlesHref(workspaceId, { ...filter, notice });
}

/** The id of an article's row. */
export function articleAnchor(articleId: string): string {
  return `article-${articleId}`;
}

/** Where a verdict is sent, so that its answer leads back to the same page. */
export function verdictHref(
  { workspaceId, articleId }: { workspaceId: string; articleId: string },
  filter: ArticleFilter,
): string {
  const query = new URLSearchParams(filterQuery(filter));
  const path = `/workspaces/${workspaceId}/articles/${articleId}/verdict`;
  return query.size === 0 ? path : `${path}?${query}`;
}

function filterQuery({ verdict, cursor }: ArticleFilter): Record<string, string> {
  return {
    ...(verdict === null ? {} : { verdict }),
    ...(cursor === null ? {} : { cursor }),
  };
}
