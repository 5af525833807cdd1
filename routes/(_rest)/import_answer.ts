/** What became of an imported feed, as REST shows it. */
import { describeFault } from "../../lib/workspaces/article_fault.ts";
import type { ArticleImportReport } from "../../lib/workspaces/import_articles.ts";

/** Each fault in English, for a developer. */
export function answerImport({ warnings, ...counts }: ArticleImportReport): Response {
  return Response.json({
    ...counts,
    warnings: warnings.map(({ item, code }) => ({ item, message: describeFault(code) })),
  });
}
