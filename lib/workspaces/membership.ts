/** Who may do what in a workspace, and the one way to begin a change there. */
import type { Db, Tx } from "../../db/database.ts";
import { requireInForce } from "../credentials/require_in_force.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { WorkspaceRole } from "../shared/workspace_options.ts";
import type { Unit } from "../work/write.ts";
import { holdUser } from "./queries/members.ts";
import {
  findMembership,
  holdWorkspace,
  lockWorkspace,
  type Membership,
} from "./queries/workspaces.ts";

export type { Membership };

/** Whose request it is, and where. */
export interface MemberOf {
  workspaceId: string;
  userId: string;
}

/** Who decides about articles and hands out addresses of the feeds. */
export const CURATORS: readonly WorkspaceRole[] = ["admin", "editor"];

/** Who decides about members, and about the workspace itself. */
export const MANAGERS: readonly WorkspaceRole[] = ["admin"];

/** @throws {DomainError} `not_found` when there is no such workspace, or not for this user */
export async function requireMembership(db: Db | Tx, member: MemberOf): Promise<Membership> {
  return found(await findMembership(db, member));
}

/**
 * The same for somebody with one of the roles, before work that takes a while; a change asks again.
 *
 * @throws {DomainError} `not_found`; `insufficient_role`
 */
export async function requireRole(
  db: Db,
  { roles, ...member }: MemberOf & { roles: readonly WorkspaceRole[] },
): Promise<Membership> {
  return permitted(await requireMembership(db, member), roles);
}

/**
 * The membership as it stays until the commit, for somebody with one of the roles. Others may write
 * in the workspace at the same time.
 *
 * @throws {DomainError} `not_found` as above; `insufficient_role`; `session_ended`
 */
export async function enterWorkspace(
  unit: Unit,
  { roles, ...member }: MemberOf & { roles: readonly WorkspaceRole[] },
): Promise<Membership> {
  await admit(unit, member.userId);
  await holdWorkspace(unit.tx, member.workspaceId);
  return permitted(found(await findMembership(unit.tx, member)), roles);
}

/**
 * The same, alone in the workspace until the commit: what is read of members and secrets stays true.
 *
 * @throws {DomainError} as {@link enterWorkspace}
 */
export async function closeWorkspace(
  unit: Unit,
  { roles, ...member }: MemberOf & { roles: readonly WorkspaceRole[] },
): Promise<Membership> {
  await admit(unit, member.userId);
  await lockWorkspace(unit.tx, member.workspaceId);
  return permitted(found(await findMembership(unit.tx, member)), roles);
}

/**
 * How every change begins. The user before the workspace: the order in which a deletion of the account
 * takes them.
 *
 * @throws {DomainError} `session_ended`
 */
export async function admit(unit: Unit, userId: string): Promise<void> {
  await holdUser(unit.tx, userId);
  await requireInForce(unit);
}

function found(membership: Membership | undefined): Membership {
  if (membership !== undefined) return membership;
  throw new DomainError("not_found", "Cannot find the workspace: there is none for this user");
}

function permitted(membership: Membership, roles: readonly WorkspaceRole[]): Membership {
  if (roles.includes(membership.role)) return membership;
  throw new DomainError(
    "insufficient_role",
    `Cannot change this in the workspace: it takes the role ${roles.join(" or ")}`,
  );
}
