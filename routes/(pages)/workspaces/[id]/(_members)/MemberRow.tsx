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
import { RelativeMoment } from "../../../settings/(_settings)/RelativeMoment.tsx";
import { partHref } from "../(_workspace)/WorkspaceFrame.tsx";
import { removalTexts } from "./removal_texts.ts";

interface Props {
  workspace: Membership;
  member: Member;
  now: Date;
  /** Who reads the list. */
  user: User;
  translator: Translator;
}

export function MemberRow(props: Props) {
  const { workspace, member, translator, ...reader } = props;
  const isOwn = member.id === reader.user.id;
  const isManager = MANAGERS.includes(workspace.role);
  return (
    <li>
      <div class="row">
        <h2>{member.display_name}</h2>
        <Badge label={translator.text(`workspaces.role.${member.role}`)} />
        {isOwn && <Badge label={translator.text("workspace.members.you")} />}
      </div>
      <p>{member.email}</p>
      <dl class="facts">
        <div>
          <dt>{translator.text("workspace.members.since")}</dt>
          <dd>
            <RelativeMoment instant={member.created_at} {...{ translator, ...reader }} />
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

function RoleForm({ workspace, member: { id, display_name: name, role }, translator }: Props) {
  return (
    <details>
      <summary>{translator.text("workspace.members.change")}</summary>
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
          value={role}
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
