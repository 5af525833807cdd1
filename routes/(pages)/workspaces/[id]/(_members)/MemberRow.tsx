/** One member in the list: who it is, what they may do, and how that can be changed. */
import { ConfirmationDialog } from "../../../../../islands/ConfirmationDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { WORKSPACE_ROLES } from "../../../../../lib/shared/workspace_options.ts";
import type { Member } from "../../../../../lib/workspaces/members.ts";
import { MANAGERS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import { Button } from "../../../../(_components)/Button.tsx";
import { Select } from "../../../../(_components)/Select.tsx";
import type { FormErrors } from "../../../../(_forms)/form_state.ts";
import { RelativeMoment } from "../../../settings/(_settings)/RelativeMoment.tsx";
import { partHref } from "../(_workspace)/WorkspaceFrame.tsx";
import type { MemberList } from "./member_list.ts";
import { memberAnchor } from "./members_href.ts";
import { removalTexts } from "./removal_texts.ts";

interface Props {
  workspace: Membership;
  list: MemberList;
  member: Member;
  /** What is wrong with the role that was not given. */
  errors: FormErrors;
  /** Who reads the list. */
  user: User;
  translator: Translator;
}

export function MemberRow(props: Props) {
  const { workspace, list: { notice, now }, member, user, translator } = props;
  const isOwn = member.id === user.id;
  const isManager = MANAGERS.includes(workspace.role);
  const isMarked = notice?.member.id === member.id;
  return (
    <li id={memberAnchor(member.id)} class={isMarked ? "entry-marked" : undefined} tabIndex={-1}>
      <div class="row">
        <h2>{member.display_name}</h2>
        <Badge label={translator.text(`workspaces.role.${member.role}`)} />
        {isOwn && <Badge label={translator.text("workspace.members.you")} />}
        {isMarked && <Badge label={translator.text("timeline.saved_now")} />}
      </div>
      <p>{member.email}</p>
      <dl class="facts">
        <div>
          <dt>{translator.text("workspace.members.since")}</dt>
          <dd>
            <RelativeMoment instant={member.created_at} {...{ now, user, translator }} />
          </dd>
        </div>
      </dl>
      {(isManager || isOwn) && (
        <div class="row">
          {isManager && <RoleForm {...props} />}
          <Removal {...{ ...props, isOwn }} />
        </div>
      )}
    </li>
  );
}

function RoleForm({ workspace, list, member, errors, translator }: Props) {
  const { id, display_name: name, role } = member;
  const label = translator.text("workspace.members.change");
  const refused = list.refused?.memberId === id ? list.refused : null;
  return (
    <details open={refused !== null}>
      <summary aria-label={translator.text("form.named", { label, name })}>{label}</summary>
      <form
        class="stack"
        method="post"
        action={`${partHref(workspace.id, "members")}/${id}/role`}
        noValidate
      >
        <Select
          name="role"
          scope={id}
          label={translator.text("workspace.members.role")}
          error={refused === null ? undefined : errors.byName.role}
          value={refused?.form.values.role ?? role}
          options={WORKSPACE_ROLES.map((value) => ({
            value,
            label: translator.text(`workspaces.role.${value}`),
          }))}
        />
        <Button>{translator.text("workspace.members.change_submit", { name })}</Button>
      </form>
    </details>
  );
}

function Removal({ workspace, member, isOwn, translator }: Props & { isOwn: boolean }) {
  return (
    <div class="row-actions">
      <ConfirmationDialog
        id={`remove-${member.id}`}
        href={`${partHref(workspace.id, "members")}/${member.id}/removal`}
        label={translator.text(`workspace.members.${isOwn ? "leave" : "removal"}.link`)}
        texts={removalTexts({ workspace, member, isOwn }, translator)}
      />
    </div>
  );
}
