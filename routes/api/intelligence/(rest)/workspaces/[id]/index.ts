import { define } from "../../../../../../lib/define.ts";
import { readJson } from "../../../../../../lib/http/body.ts";
import { parseInput } from "../../../../../../lib/shared/parse_input.ts";
import { workspacePatchSchema } from "../../../../../../lib/shared/workspace_forms.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { deleteWorkspace } from "../../../../../../lib/workspaces/delete_workspace.ts";
import { MANAGERS, requireMembership } from "../../../../../../lib/workspaces/membership.ts";
import { updateWorkspace } from "../../../../../../lib/workspaces/workspaces.ts";
import { answerNothing } from "../../../../../(_rest)/answers.ts";
import { pathMember, pathMemberWith } from "../../../../../(_rest)/path_member.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { member } = pathMember(ctx);
    return Response.json(await requireMembership(ctx.state.site.db, member));
  },

  async PATCH(ctx) {
    const { actor, member } = await pathMemberWith(MANAGERS, ctx);
    const patch = parseInput(workspacePatchSchema, await readJson(ctx.req));
    return Response.json(
      await write(ctx.state.site, actor, (unit) => updateWorkspace(unit, { ...member, patch })),
    );
  },

  async DELETE(ctx) {
    const { actor, member } = pathMember(ctx);
    await deleteWorkspace(ctx.state.site, { actor, ...member });
    return answerNothing();
  },
});
