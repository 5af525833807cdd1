/**
 * The import of articles: choosing a file, and what became of it. The report is the form's own answer:
 * it is kept nowhere, and a file sent again makes no article twice.
 */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import type { ArticleImportReport } from "../../../../../lib/workspaces/import_articles.ts";
import { CURATORS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { type ArticleImportProblem, importFromForm } from "../(_import)/import_from_form.ts";
import { ArticleImportPage } from "../(_import)/ArticleImportPage.tsx";
import { ArticleImportReportPage } from "../(_import)/ArticleImportReportPage.tsx";
import { openWorkspace } from "../(_workspace)/open_workspace.ts";

type Data =
  & { workspace: Membership }
  & (
    | { kind: "form"; problem: ArticleImportProblem | null }
    | { kind: "report"; report: ArticleImportReport }
  );

export const handler = define.handlers({
  async GET(ctx) {
    return page<Data>({
      workspace: await openWorkspace(ctx, CURATORS),
      kind: "form",
      problem: null,
    });
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    const viewer = requireViewer(ctx.state);
    const sent = { request: ctx.req, viewer, workspaceId: workspace.id };
    const outcome = await importFromForm(ctx.state.site, sent);
    if (outcome.kind === "imported") {
      return page<Data>({ workspace, kind: "report", report: outcome.report });
    }
    const { problem } = outcome;
    const status = problem === "too_large" ? 413 : 422;
    return page<Data>({ workspace, kind: "form", problem }, { status });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => {
  const { workspace } = data;
  switch (data.kind) {
    case "form":
      return <ArticleImportPage {...{ workspace, problem: data.problem, translator }} />;
    case "report":
      return <ArticleImportReportPage {...{ workspace, report: data.report, translator }} />;
    default:
      return data satisfies never;
  }
});
