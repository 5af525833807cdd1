/** Gives a member another role. */
import { page } from "fresh";
import { define } from "../../../../../../lib/define.ts";
import { readForm } from "../../../../../../lib/http/form.ts";
import { parseInput } from "../../../../../../lib/shared/parse_input.ts";
import { memberPatchSchema } from "../../../../../../lib/shared/workspace_forms.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { changeMember } from "../../../../../../lib/workspaces/members.ts";
import { MANAGERS, type Membership } from "../../../../../../lib/workspaces/membership.ts";
import { attempt } from "../../../../../(_forms)/attempt.ts";
import { refusalStatus } from "../../../../../(_forms)/refusal_status.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { pathMember } from "../../../../../(_rest)/path_member.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";
import { type MemberList, reopenAtMember } from "../../(_members)/member_list.ts";
import { MemberListPage } from "../../(_members)/MemberListPage.tsx";
import { membersHref } from "../../(_members)/members_href.ts";
import { openWorkspace } from "../../(_workspace)/open_workspace.ts";
import { partHref } from "../../(_workspace)/WorkspaceFrame.tsx";

interface Data {
  workspace: Membership;
  list: MemberList;
}

export const handler = define.handlers({
  /** Where somebody arrives who asks for the address of a role that was not given. */
  GET(ctx) {
    return ctx.redirect(partHref(pathMember(ctx).member.workspaceId, "members"), 303);
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, MANAGERS);
    const { actor, member } = pathMember(ctx);
    const { values } = await readForm(ctx.req);
    const act = { ...member, memberId: pathUuid(ctx.params, "memberId") };
    const outcome = await attempt(() => {
      const change = { ...act, ...parseInput(memberPatchSchema, { role: values.role }) };
      return write(ctx.state.site, actor, (unit) => changeMember(unit, change));
    }, ["last_workspace_admin"]);
    if (outcome.kind === "done") {
      const notice = { name: "member_changed", memberId: act.memberId } as const;
      return ctx.redirect(membersHref(workspace.id, notice), 303);
    }
    const { refusal } = outcome;
    const form = { values, refusal };
    const list = await reopenAtMember(ctx.state.site, { ...act, url: ctx.url, form });
    return page<Data>({ workspace, list }, { status: refusalStatus(refusal) });
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <MemberListPage
    {...data}
    notice={null}
    user={requireViewer(state).user}
    translator={state.translator}
  />
));
