/** The members of a workspace, and for its admins what can be changed about them. */
import { FormDialog } from "../../../../../islands/FormDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MANAGERS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { formErrors } from "../../../../(_forms)/form_state.ts";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { ListPager } from "../../../settings/(_settings)/ListPager.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";
import type { MemberList } from "./member_list.ts";
import { MemberRow } from "./MemberRow.tsx";

interface Props {
  workspace: Membership;
  list: MemberList;
  /** What has just happened, as the address says it. */
  notice: string | null;
  user: User;
  translator: Translator;
}

export function MemberListPage({ workspace, list, notice, user, translator }: Props) {
  const { page, refusal, now } = list;
  const errors = formErrors(translator, { refusal, labels: {} });
  const isManager = MANAGERS.includes(workspace.role);
  const path = partHref(workspace.id, "members");
  const title = translator.text("workspace.members.title");
  const add = translator.text("workspace.members.add");
  return (
    <WorkspaceFrame {...{ workspace, translator }} part="members">
      <FormProblems errors={errors.list} {...{ translator }} />
      <MemberNotice {...{ notice, translator }} />
      <PageHead
        title={title}
        lead={translator.text("workspace.members.lead")}
        actions={isManager && (
          <FormDialog id="new-member" href={`${path}/new`} label={add} title={add} />
        )}
      />
      <ul class="user-list" aria-label={title}>
        {page.items.map((member) => (
          <MemberRow key={member.id} {...{ workspace, member, now, user, translator }} />
        ))}
      </ul>
      <ListPager list="workspace.members" path={path} {...{ page, translator }} />
    </WorkspaceFrame>
  );
}

/** Nothing for an address that tells of nothing that can happen here. */
function MemberNotice({ notice, translator }: { notice: string | null; translator: Translator }) {
  switch (notice) {
    case "member_added":
      return <Notice>{translator.text("workspace.members.notice.added")}</Notice>;
    case "member_changed":
      return <Notice>{translator.text("workspace.members.notice.changed")}</Notice>;
    case "member_removed":
      return <Notice>{translator.text("workspace.members.notice.removed")}</Notice>;
    default:
      return null;
  }
}
