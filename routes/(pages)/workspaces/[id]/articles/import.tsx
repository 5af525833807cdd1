/** The import of articles: choosing a file, and what became of it, which the address says. */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import { CURATORS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { type ArticleImportProblem, importFromForm } from "../(_import)/import_from_form.ts";
import { ArticleImportPage } from "../(_import)/ArticleImportPage.tsx";
import { ArticleImportReportPage } from "../(_import)/ArticleImportReportPage.tsx";
import { readReport, reportQuery, type ToldReport } from "../(_import)/report_query.ts";
import { openWorkspace } from "../(_workspace)/open_workspace.ts";

interface Data {
  workspace: Membership;
  /** Null where the address tells of none. */
  report: ToldReport | null;
  problem: ArticleImportProblem | null;
}

export const handler = define.handlers({
  async GET(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    return page<Data>({ workspace, report: readReport(ctx.url), problem: null });
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    const viewer = requireViewer(ctx.state);
    const sent = { request: ctx.req, viewer, workspaceId: workspace.id };
    const outcome = await importFromForm(ctx.state.site, sent);
    if (outcome.kind === "imported") {
      return ctx.redirect(`${ctx.url.pathname}?${reportQuery(outcome.report)}`, 303);
    }
    const { problem } = outcome;
    const status = problem === "too_large" ? 413 : 422;
    return page<Data>({ workspace, report: null, problem }, { status });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => {
  const { workspace, report, problem } = data;
  return report === null
    ? <ArticleImportPage {...{ workspace, problem, translator }} />
    : <ArticleImportReportPage {...{ workspace, report, translator }} />;
});
