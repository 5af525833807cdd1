/** Who asks about which workspace. */
import type { State, Viewer } from "../../lib/define.ts";
import type { WorkspaceRole } from "../../lib/shared/workspace_options.ts";
import { type MemberOf, requireRole } from "../../lib/workspaces/membership.ts";
import { requireViewer } from "../(_request)/require_viewer.ts";
import { pathUuid } from "./path_uuid.ts";

interface Asked {
  state: State;
  params: Record<string, string>;
}

interface PathMember {
  actor: Viewer["actor"];
  member: MemberOf;
}

/** The viewer, and the workspace of the path as if they were a member: the rules say whether. */
export function pathMember({ state, params }: Asked): PathMember {
  const { user, actor } = requireViewer(state);
  return { actor, member: { workspaceId: pathUuid(params), userId: user.id } };
}

/**
 * The same for somebody with one of the roles, before the body is read: who may not write learns
 * nothing else. The change asks again.
 *
 * @throws {DomainError} `not_found`; `insufficient_role`
 */
export async function pathMemberWith(
  roles: readonly WorkspaceRole[],
  asked: Asked,
): Promise<PathMember> {
  const found = pathMember(asked);
  await requireRole(asked.state.site.db, { ...found.member, roles });
  return found;
}
