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

export function ArticleNotice({ notice, list, translator }: Props) {
  if (notice === "workspace_created") {
    return <Notice>{translator.text("workspace.notice.created")}</Notice>;
  }
  if (list.notice === null) return null;
  const { name, article: { title, verdict } } = list.notice;
  const happened = name === "article_saved" || verdict === null ? "saved" : verdict;
  return <Notice>{translator.text(`workspace.articles.notice.${happened}`, { title })}</Notice>;
}
