import { define } from "../../../../../../../lib/define.ts";
import { readJson } from "../../../../../../../lib/http/body.ts";
import { pageQuery } from "../../../../../../../lib/shared/page_query.ts";
import { parseInput } from "../../../../../../../lib/shared/parse_input.ts";
import { memberSchema } from "../../../../../../../lib/shared/workspace_forms.ts";
import { write } from "../../../../../../../lib/work/write.ts";
import { addMember, listMembers } from "../../../../../../../lib/workspaces/members.ts";
import { MANAGERS } from "../../../../../../../lib/workspaces/membership.ts";
import { answerCreated } from "../../../../../../(_rest)/answers.ts";
import { pathMember, pathMemberWith } from "../../../../../../(_rest)/path_member.ts";
import { readQuery } from "../../../../../../(_rest)/query.ts";
import { workspacePath } from "../../../../../../(_rest)/workspace_path.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { member } = pathMember(ctx);
    const page = readQuery(ctx.url, pageQuery);
    return Response.json(await listMembers(ctx.state.site.db, { ...member, ...page }));
  },

  async POST(ctx) {
    const { actor, member } = await pathMemberWith(MANAGERS, ctx);
    const input = parseInput(memberSchema, await readJson(ctx.req));
    const added = await write(
      ctx.state.site,
      actor,
      (unit) => addMember(unit, { ...member, input }),
    );
    return answerCreated(added, `${workspacePath(member.workspaceId)}/members/${added.id}`);
  },
});
