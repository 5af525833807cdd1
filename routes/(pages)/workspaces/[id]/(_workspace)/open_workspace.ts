/** The workspace that a path names, for whoever is signed in. */
import type { State } from "../../../../../lib/define.ts";
import {
  WORKSPACE_ROLES,
  type WorkspaceRole,
} from "../../../../../lib/shared/workspace_options.ts";
import { type Membership, requireRole } from "../../../../../lib/workspaces/membership.ts";
import { pathMember } from "../../../../(_rest)/path_member.ts";

/**
 * The membership, for somebody with one of the roles. What changes something asks once more in its
 * transaction.
 *
 * @throws {DomainError} `not_found` for who is no member; `insufficient_role`
 */
export async function openWorkspace(
  asked: { state: State; params: Record<string, string> },
  roles: readonly WorkspaceRole[] = WORKSPACE_ROLES,
): Promise<Membership> {
  return await requireRole(asked.state.site.db, { ...pathMember(asked).member, roles });
}
