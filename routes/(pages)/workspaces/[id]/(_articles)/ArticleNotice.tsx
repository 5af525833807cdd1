/** What has just happened to an article, or to the workspace on its first page. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { Notice } from "../../../../(_components)/Notice.tsx";
import type { ArticleList } from "./article_list.ts";

interface Props {
  /** As the address says it. */
  notice: string | null;
  list: ArticleList;
  translator: Translator;
}

/** At the top of the page, where no row says it. */
export function ArticleNotice({ notice, list, translator }: Props) {
  if (notice === "workspace_created") {
    return <Notice>{translator.text("workspace.notice.created")}</Notice>;
  }
  if (list.notice === null || list.notice.rowId !== null) return null;
  return <Notice>{articleNoticeText(list.notice, translator)}</Notice>;
}

export function articleNoticeText(
  { name, article: { title, verdict } }: NonNullable<ArticleList["notice"]>,
  translator: Translator,
): string {
  const happened = name === "article_saved" || verdict === null ? "saved" : verdict;
  return translator.text(`workspace.articles.notice.${happened}`, { title });
}
