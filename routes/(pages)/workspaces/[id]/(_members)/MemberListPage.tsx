/** The members of a workspace, and for its admins what can be changed about them. */
import { FormDialog } from "../../../../../islands/FormDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MANAGERS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { type FormErrors, formErrors } from "../../../../(_forms)/form_state.ts";
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
  const { page } = list;
  const errors = roleErrors(list, translator);
  const isManager = MANAGERS.includes(workspace.role);
  const path = partHref(workspace.id, "members");
  const title = translator.text("workspace.members.title");
  const add = translator.text("workspace.members.add");
  return (
    <WorkspaceFrame {...{ workspace, translator }} part="members">
      <FormProblems errors={errors.list} {...{ translator }} />
      <MemberNotice {...{ notice, list, translator }} />
      <PageHead
        title={title}
        lead={translator.text("workspace.members.lead")}
        actions={isManager && (
          <FormDialog id="new-member" href={`${path}/new`} label={add} title={add} />
        )}
      />
      <ul class="user-list" aria-label={title}>
        {page.items.map((member) => (
          <MemberRow key={member.id} {...{ workspace, list, member, errors, user, translator }} />
        ))}
      </ul>
      <ListPager list="workspace.members" path={path} {...{ page, translator }} />
    </WorkspaceFrame>
  );
}

/** What is wrong with the one role that was not given. */
function roleErrors({ refused }: MemberList, translator: Translator): FormErrors {
  return formErrors(translator, {
    refusal: refused?.form.refusal ?? null,
    labels: { role: translator.text("workspace.members.role") },
    scope: refused?.memberId,
    culprits: { last_workspace_admin: "role" },
  });
}

/** At the top of the page, where no row says it. Who was taken out is known here no more. */
function MemberNotice(
  { notice, list, translator }: Pick<Props, "notice" | "list" | "translator">,
) {
  if (notice === "member_removed") {
    return <Notice>{translator.text("workspace.members.notice.removed")}</Notice>;
  }
  if (list.notice === null) return null;
  const { name: happened, member: { id, display_name: name, role } } = list.notice;
  if (list.page.items.some((member) => member.id === id)) return null;
  return (
    <Notice>
      {happened === "member_added"
        ? translator.text("workspace.members.notice.added", { name })
        : translator.text("workspace.members.notice.changed", {
          name,
          role: translator.text(`workspaces.role.${role}`),
        })}
    </Notice>
  );
}
