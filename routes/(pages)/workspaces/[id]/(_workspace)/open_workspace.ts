/** The workspace that a path names, for whoever is signed in. */
import type { Context } from "fresh";
import type { State } from "../../../../../lib/define.ts";
import {
  WORKSPACE_ROLES,
  type WorkspaceRole,
} from "../../../../../lib/shared/workspace_options.ts";
import {
  type MemberOf,
  type Membership,
  requireRole,
} from "../../../../../lib/workspaces/membership.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";

type Asked = Pick<Context<State>, "state" | "params">;

/**
 * Whose request it is, and where.
 *
 * @throws {DomainError} `not_found` when the path has no UUID
 */
export function memberOf({ state, params }: Asked): MemberOf {
  return { workspaceId: pathUuid(params), userId: requireViewer(state).user.id };
}

/**
 * The membership, for somebody with one of the roles. What changes something asks once more in its
 * transaction.
 *
 * @throws {DomainError} `not_found` for who is no member; `insufficient_role`
 */
export async function openWorkspace(
  asked: Asked,
  roles: readonly WorkspaceRole[] = WORKSPACE_ROLES,
): Promise<Membership> {
  return await requireRole(asked.state.site.db, { ...memberOf(asked), roles });
}
