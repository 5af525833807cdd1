/** What the list of articles shows. */
import type { Site } from "../../../../../lib/site.ts";
import { uuid } from "../../../../../lib/shared/fields.ts";
import {
  type Article,
  type ArticleCounts,
  countArticles,
  listArticles,
  requireArticle,
} from "../../../../../lib/workspaces/articles.ts";
import type { MemberOf } from "../../../../../lib/workspaces/membership.ts";
import { attempt, type Refusal } from "../../../../(_forms)/attempt.ts";
import type { FormState } from "../../../../(_forms)/form_state.ts";
import { type OpenPage, openPage } from "../../../settings/(_settings)/open_page.ts";
import { type ArticleFilter, type ArticleNoticeName, readArticleFilter } from "./articles_href.ts";

export interface ArticleList {
  filter: ArticleFilter;
  page: OpenPage<Article>;
  counts: ArticleCounts;
  notice: { name: ArticleNoticeName; article: Article } | null;
  /** The verdict that was not accepted. */
  refused: { articleId: string; form: FormState } | null;
}

export async function openArticleList(
  { db }: Site,
  { url, ...member }: MemberOf & { url: URL },
): Promise<ArticleList> {
  const filter = readArticleFilter(url);
  const verdict = filter.verdict ?? undefined;
  return {
    filter,
    page: await openPage(url, (page) => listArticles(db, { ...member, verdict, ...page })),
    counts: await countArticles(db, member),
    notice: await readNotice(db, { url, ...member }),
    refused: null,
  };
}

/**
 * The page once more after a verdict was refused: with that article alone, which may be on any page.
 *
 * @throws {DomainError} `not_found`
 */
export async function reopenAtArticle(
  { db }: Site,
  { url, articleId, values, refusal, ...member }: MemberOf & {
    url: URL;
    articleId: string;
    values: FormState["values"];
    refusal: Refusal;
  },
): Promise<ArticleList> {
  const article = await requireArticle(db, { ...member, articleId });
  return {
    filter: readArticleFilter(url),
    page: { items: [article], next_cursor: null, isFirst: true },
    counts: await countArticles(db, member),
    notice: null,
    refused: { articleId, form: { values, refusal } },
  };
}

/** Null for an address that tells of nothing that can have happened here. */
async function readNotice(
  db: Site["db"],
  { url: { searchParams }, ...member }: MemberOf & { url: URL },
): Promise<ArticleList["notice"]> {
  const name = searchParams.get("notice");
  const articleId = uuid().safeParse(searchParams.get("article")).data;
  if (name !== "article_saved" && name !== "article_decided") return null;
  if (articleId === undefined) return null;
  const found = await attempt(() => requireArticle(db, { ...member, articleId }), ["not_found"]);
  return found.kind === "done" ? { name, article: found.result } : null;
}
