/** The members of a workspace: the list, and adding one. */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import { memberSchema } from "../../../../../lib/shared/workspace_forms.ts";
import { write } from "../../../../../lib/work/write.ts";
import { addMember } from "../../../../../lib/workspaces/members.ts";
import { MANAGERS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import type { FormState } from "../../../../(_forms)/form_state.ts";
import { refusalStatus } from "../../../../(_forms)/refusal_status.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathMember } from "../../../../(_rest)/path_member.ts";
import { type MemberList, openMemberList } from "../(_members)/member_list.ts";
import { MemberFormPage } from "../(_members)/MemberFormPage.tsx";
import { MemberListPage } from "../(_members)/MemberListPage.tsx";
import { membersHref } from "../(_members)/members_href.ts";
import { openWorkspace } from "../(_workspace)/open_workspace.ts";

type Data =
  & { workspace: Membership }
  & ({ kind: "list"; list: MemberList } | { kind: "form"; form: FormState });

export const handler = define.handlers({
  async GET(ctx) {
    const workspace = await openWorkspace(ctx);
    const { member } = pathMember(ctx);
    const list = await openMemberList(ctx.state.site, { ...member, url: ctx.url });
    return page<Data>({ workspace, kind: "list", list });
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, MANAGERS);
    const { actor, member } = pathMember(ctx);
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const input = parseInput(memberSchema, { email: values.email, role: values.role });
      return write(ctx.state.site, actor, (unit) => addMember(unit, { ...member, input }));
    }, ["unknown_user", "already_a_member"]);
    if (outcome.kind === "done") {
      const notice = { name: "member_added", memberId: outcome.result.id } as const;
      return ctx.redirect(membersHref(workspace.id, notice), 303);
    }
    const form = { values, refusal: outcome.refusal };
    const status = refusalStatus(outcome.refusal);
    return page<Data>({ workspace, kind: "form", form }, { status });
  },
});

export default define.page<typeof handler>(({ data, state, url }) => {
  const { translator } = state;
  const { workspace } = data;
  if (data.kind === "form") {
    return <MemberFormPage {...{ workspace, form: data.form, translator }} />;
  }
  const notice = url.searchParams.get("notice");
  const { user } = requireViewer(state);
  return <MemberListPage {...{ workspace, list: data.list, notice, user, translator }} />;
});
