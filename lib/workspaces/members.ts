/** The members of a workspace, among whom an admin always remains. */
import type { Db } from "../../db/database.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { MemberInput } from "../shared/workspace_forms.ts";
import { WORKSPACE_ROLES, type WorkspaceRole } from "../shared/workspace_options.ts";
import { byCreation, type Page, readPage } from "../work/newest_first.ts";
import { keepUser } from "../work/user_locks.ts";
import type { AuditAction, Unit } from "../work/write.ts";
import { requireMember } from "./listed_member.ts";
import { closeWorkspace, MANAGERS, type MemberOf, requireMembership } from "./membership.ts";
import {
  deleteMember,
  findMember,
  findUserByEmail,
  hasOtherAdmin,
  insertMember,
  listMembers as listRows,
  listSolelyAdministered,
  lockOutUser,
  type Member,
  type NamedWorkspace,
  updateMemberRole,
} from "./queries/members.ts";
import { lockWorkspacesOf } from "./queries/workspaces.ts";

export type { Member, NamedWorkspace };

/** More than anybody looks through at once; those that are dealt with make room for the rest. */
const MAX_NAMED = 100;

/** Who acts where, and on whom. */
interface ActOnMember extends MemberOf {
  memberId: string;
}

/**
 * A page of the members, those who came last first.
 *
 * @throws {DomainError} `not_found` for somebody who is none of them; `malformed_cursor`
 */
export async function listMembers(
  db: Db,
  { workspaceId, userId, ...page }: MemberOf & { limit: number; cursor?: string },
): Promise<Page<Member>> {
  await requireMembership(db, { workspaceId, userId });
  return await readPage((stretch) => listRows(db, { workspaceId, ...stretch }), {
    by: byCreation,
    ...page,
  });
}

/**
 * Lets somebody who has an account in.
 *
 * @throws {DomainError} `unknown_user`, `already_a_member`, and what `closeWorkspace` throws
 */
export async function addMember(
  unit: Unit,
  { input, ...actor }: MemberOf & { input: MemberInput },
): Promise<Member> {
  const { workspaceId } = actor;
  const { role, email } = input;
  await closeWorkspace(unit, { ...actor, roles: MANAGERS });
  const memberId = await findUserByEmail(unit.tx, email);
  if (memberId === undefined) throw unknownUser();
  // Before the user is held: a deletion of a member holds the user and waits for the workspace.
  if (await findMember(unit.tx, { workspaceId, userId: memberId }) !== undefined) {
    throw new DomainError("already_a_member", "Cannot add the member: they are in");
  }
  if (!await keepUser(unit.tx, memberId)) throw unknownUser();
  await insertMember(unit.tx, { workspaceId, userId: memberId, role, now: unit.now });
  record(unit, "workspace_member.added", { ...actor, memberId });
  return await requireMember(unit.tx, { ...actor, memberId });
}

/**
 * Gives a member another role.
 *
 * @throws {DomainError} `last_workspace_admin` when nobody could manage the workspace then, and what
 * `closeWorkspace` throws
 */
export async function changeMember(
  unit: Unit,
  { role, ...act }: ActOnMember & { role: WorkspaceRole },
): Promise<Member> {
  await closeWorkspace(unit, { ...act, roles: MANAGERS });
  const member = await requireMember(unit.tx, act);
  if (role !== "admin") await refuseLastAdmin(unit, { ...act, member });
  const { workspaceId, memberId } = act;
  const hasChanged = await updateMemberRole(unit.tx, {
    workspaceId,
    userId: memberId,
    role,
    now: unit.now,
  });
  if (hasChanged) record(unit, "workspace_member.changed", act);
  return { ...member, role };
}

/**
 * Takes a member out; everybody may leave. The addresses that they have handed out stay.
 *
 * @throws {DomainError} as {@link changeMember}
 */
export async function removeMember(unit: Unit, act: ActOnMember): Promise<void> {
  const { workspaceId, userId, memberId } = act;
  const roles = memberId === userId ? WORKSPACE_ROLES : MANAGERS;
  await closeWorkspace(unit, { workspaceId, userId, roles });
  await refuseLastAdmin(unit, { ...act, member: await requireMember(unit.tx, act) });
  await deleteMember(unit.tx, { workspaceId, userId: memberId });
  record(unit, "workspace_member.removed", act);
}

/**
 * Refuses to let a user go whose workspaces would be without an admin then. The caller has locked
 * the user.
 *
 * @throws {DomainError} `sole_workspace_admin`; {@link listWorkspacesInNeed} says of which
 */
export async function refuseSoleAdmin(unit: Unit, userId: string): Promise<void> {
  await lockOutUser(unit.tx, userId);
  await lockWorkspacesOf(unit.tx, userId);
  const inNeed = await listSolelyAdministered(unit.tx, { userId, limit: 1 });
  if (inNeed.length === 0) return;
  throw new DomainError(
    "sole_workspace_admin",
    "Cannot delete the account: a workspace would be without an admin whose account may be used",
  );
}

/** The workspaces that would be without an admin if the user went, by name. */
export async function listWorkspacesInNeed(db: Db, userId: string): Promise<NamedWorkspace[]> {
  return await listSolelyAdministered(db, { userId, limit: MAX_NAMED });
}

function unknownUser(): DomainError {
  return new DomainError("unknown_user", "Cannot add the member: nobody here has that address");
}

/** In the log of whoever did it. */
function record(unit: Unit, action: AuditAction, { userId, memberId }: ActOnMember): void {
  unit.record({ userId, action, entityType: "workspace_member", entityId: memberId });
}

async function refuseLastAdmin(
  unit: Unit,
  { workspaceId, member }: { workspaceId: string; member: Member },
): Promise<void> {
  if (member.role !== "admin") return;
  if (!await hasOtherAdmin(unit.tx, { workspaceId, userId: member.id })) throw lastAdmin();
}

function lastAdmin(): DomainError {
  return new DomainError(
    "last_workspace_admin",
    "Cannot let the admin of a workspace go: there is no other whose account may be used",
  );
}
