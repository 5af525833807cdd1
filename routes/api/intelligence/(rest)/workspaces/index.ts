import { define } from "../../../../../lib/define.ts";
import { readJson } from "../../../../../lib/http/body.ts";
import { pageQuery } from "../../../../../lib/shared/page_query.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import { workspaceSchema } from "../../../../../lib/shared/workspace_forms.ts";
import { write } from "../../../../../lib/work/write.ts";
import { createWorkspace, listWorkspaces } from "../../../../../lib/workspaces/workspaces.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { answerCreated } from "../../../../(_rest)/answers.ts";
import { readQuery } from "../../../../(_rest)/query.ts";
import { workspacePath } from "../../../../(_rest)/workspace_path.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const page = readQuery(ctx.url, pageQuery);
    return Response.json(await listWorkspaces(ctx.state.site.db, { userId: user.id, ...page }));
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const input = parseInput(workspaceSchema, await readJson(ctx.req));
    const workspace = await write(
      ctx.state.site,
      actor,
      (unit) => createWorkspace(unit, { creator: user, input }),
    );
    return answerCreated(workspace, workspacePath(workspace.id));
  },
});
