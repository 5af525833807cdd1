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
import { type ArticleFilter, type NoticeOfArticle, readArticleFilter } from "./articles_href.ts";

export interface ArticleList {
  filter: ArticleFilter;
  page: OpenPage<Article>;
  counts: ArticleCounts;
  notice: {
    name: NoticeOfArticle["name"];
    article: Article;
    /** The article whose row says it: that one, or its neighbour. Null: neither is on the page. */
    rowId: string | null;
  } | null;
  /** The verdict that was not accepted. */
  refused: { articleId: string; form: FormState } | null;
}

export async function openArticleList(
  { db }: Site,
  { url, ...member }: MemberOf & { url: URL },
): Promise<ArticleList> {
  const filter = readArticleFilter(url);
  const verdict = filter.verdict ?? undefined;
  const page = await openPage(url, (page) => listArticles(db, { ...member, verdict, ...page }));
  return {
    filter,
    page,
    counts: await countArticles(db, member),
    notice: await readNotice(db, { url, items: page.items, ...member }),
    refused: null,
  };
}

/**
 * The page once more after a verdict was refused, with that article on it: somebody else may have
 * decided about it meanwhile.
 *
 * @throws {DomainError} `not_found`
 */
export async function reopenAtArticle(
  site: Site,
  { articleId, values, refusal, ...asked }: MemberOf & {
    url: URL;
    articleId: string;
    values: FormState["values"];
    refusal: Refusal;
  },
): Promise<ArticleList> {
  const article = await requireArticle(site.db, { ...asked, articleId });
  const list = await openArticleList(site, asked);
  const isListed = list.page.items.some(({ id }) => id === articleId);
  const items = isListed ? list.page.items : [article, ...list.page.items];
  const refused = { articleId, form: { values, refusal } };
  return { ...list, page: { ...list.page, items }, refused };
}

/** Null for an address that tells of nothing that can have happened here. */
async function readNotice(
  db: Site["db"],
  { url: { searchParams }, items, ...member }: MemberOf & { url: URL; items: readonly Article[] },
): Promise<ArticleList["notice"]> {
  const name = searchParams.get("notice");
  const articleId = uuid().safeParse(searchParams.get("article")).data;
  if (name !== "article_saved" && name !== "article_decided") return null;
  if (articleId === undefined) return null;
  const found = await attempt(() => requireArticle(db, { ...member, articleId }), ["not_found"]);
  if (found.kind === "refused") return null;
  const rows = [articleId, searchParams.get("at")];
  const rowId = rows.find((row) => items.some(({ id }) => id === row)) ?? null;
  return { name, article: found.result, rowId };
}
