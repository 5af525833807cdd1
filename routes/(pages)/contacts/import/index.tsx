/** The import of contacts: choosing a file, and beginning. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { beginImport, type ImportProblem } from "./(_import)/begin_import.ts";
import { ImportFormPage } from "./(_import)/ImportFormPage.tsx";

export const handler = define.handlers({
  GET() {
    return page<ImportProblem | null>(null);
  },

  async POST(ctx) {
    const viewer = requireViewer(ctx.state);
    const outcome = await beginImport(ctx.state.site, { request: ctx.req, viewer });
    if (outcome.kind === "begun") return ctx.redirect(`/contacts/import/${outcome.importId}`, 303);
    const status = outcome.problem === "too_large" ? 413 : 422;
    return page<ImportProblem | null>(outcome.problem, { status });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <ImportFormPage {...{ problem: data, translator }} />
));
