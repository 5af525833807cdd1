import { define } from "../../../../../../../lib/define.ts";
import { readJson } from "../../../../../../../lib/http/body.ts";
import { parseInput } from "../../../../../../../lib/shared/parse_input.ts";
import { memberPatchSchema } from "../../../../../../../lib/shared/workspace_forms.ts";
import { write } from "../../../../../../../lib/work/write.ts";
import { changeMember, removeMember } from "../../../../../../../lib/workspaces/members.ts";
import { MANAGERS } from "../../../../../../../lib/workspaces/membership.ts";
import { answerNothing } from "../../../../../../(_rest)/answers.ts";
import { pathMember, pathMemberWith } from "../../../../../../(_rest)/path_member.ts";
import { pathUuid } from "../../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async PATCH(ctx) {
    const { actor, member } = await pathMemberWith(MANAGERS, ctx);
    const memberId = pathUuid(ctx.params, "memberId");
    const { role } = parseInput(memberPatchSchema, await readJson(ctx.req));
    return Response.json(
      await write(
        ctx.state.site,
        actor,
        (unit) => changeMember(unit, { ...member, memberId, role }),
      ),
    );
  },

  async DELETE(ctx) {
    const { actor, member } = pathMember(ctx);
    const memberId = pathUuid(ctx.params, "memberId");
    await write(ctx.state.site, actor, (unit) => removeMember(unit, { ...member, memberId }));
    return answerNothing();
  },
});
