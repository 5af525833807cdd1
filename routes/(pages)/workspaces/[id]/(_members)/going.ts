/** Who is about to leave a workspace, or to be taken out of it. */
import type { State } from "../../../../../lib/define.ts";
import { WORKSPACE_ROLES } from "../../../../../lib/shared/workspace_options.ts";
import { requireListedMember } from "../../../../../lib/workspaces/listed_member.ts";
import type { Member } from "../../../../../lib/workspaces/members.ts";
import { MANAGERS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { pathMember } from "../../../../(_rest)/path_member.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";
import { openWorkspace } from "../(_workspace)/open_workspace.ts";
import { partHref } from "../(_workspace)/WorkspaceFrame.tsx";

export interface Going {
  workspace: Membership;
  member: Member;
  /** Whether it is the reader who goes. */
  isOwn: boolean;
}

/**
 * Everybody may leave; it takes an admin to take out somebody else.
 *
 * @throws {DomainError} `not_found`, `insufficient_role`
 */
export async function openGoing(
  asked: { state: State; params: Record<string, string> },
): Promise<Going> {
  const { member: reader } = pathMember(asked);
  const memberId = pathUuid(asked.params, "memberId");
  const isOwn = memberId === reader.userId;
  const workspace = await openWorkspace(asked, isOwn ? WORKSPACE_ROLES : MANAGERS);
  const member = await requireListedMember(asked.state.site.db, { ...reader, memberId });
  return { workspace, member, isOwn };
}

/** Where somebody is led who has left, or has taken out somebody else. */
export function placeAfter({ workspace, isOwn }: Going): string {
  return isOwn
    ? "/workspaces?notice=workspace_left"
    : `${partHref(workspace.id, "members")}?notice=member_removed`;
}
