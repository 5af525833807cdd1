/** The addresses of the lists of articles. */
import { VERDICTS } from "../../../../../lib/shared/workspace_options.ts";
import type { VerdictFilter } from "../../../../../lib/workspaces/articles.ts";

/** Which articles a page shows. */
export interface ArticleFilter {
  /** Null for all of them. */
  verdict: VerdictFilter | null;
  /** Null for the first page. */
  cursor: string | null;
}

/** What has just happened, as the address says it; the article says the rest itself. */
export type ArticleNoticeName = "article_saved" | "article_decided";

export const VERDICT_FILTERS = ["undecided", ...VERDICTS] as const;

/** What the address does not say rightly, it does not say. */
export function readArticleFilter({ searchParams }: URL): ArticleFilter {
  const verdict = searchParams.get("verdict");
  return {
    verdict: VERDICT_FILTERS.find((filter) => filter === verdict) ?? null,
    cursor: searchParams.get("cursor"),
  };
}

/** @param options.notice of what has happened to which article */
export function articlesHref(
  workspaceId: string,
  { verdict, cursor, notice }: ArticleFilter & {
    notice?: { name: ArticleNoticeName; articleId: string };
  },
): string {
  const query = new URLSearchParams({
    ...filterQuery({ verdict, cursor }),
    ...(notice === undefined ? {} : { notice: notice.name, article: notice.articleId }),
  });
  const path = `/workspaces/${workspaceId}`;
  return query.size === 0 ? path : `${path}?${query}`;
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
