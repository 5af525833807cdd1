/** Workspaces: made by anybody, listed for their members, renamed by their admins. */
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Locale } from "../shared/locales.ts";
import type { WorkspaceInput, WorkspacePatch } from "../shared/workspace_forms.ts";
import { byCreation, type Page, readPage } from "../work/newest_first.ts";
import type { Unit } from "../work/write.ts";
import {
  admit,
  closeWorkspace,
  MANAGERS,
  type MemberOf,
  type Membership,
  requireMembership,
} from "./membership.ts";
import { insertMember } from "./queries/members.ts";
import {
  insertWorkspace,
  listMemberships,
  updateWorkspace as updateRow,
} from "./queries/workspaces.ts";

export type { Membership };

export interface WorkspaceCreation {
  creator: { id: string; language: Locale };
  input: WorkspaceInput;
  /** The new row's id where the caller must be able to repeat itself. */
  id?: string;
}

/**
 * Makes a workspace, whose creator is its admin.
 *
 * @throws {DomainError} `already_done` when `id` exists: a form was sent twice; `session_ended`
 */
export async function createWorkspace(
  unit: Unit,
  { creator, input, id = uuidv7() }: WorkspaceCreation,
): Promise<Membership> {
  const { tx, now } = unit;
  const { name, language = creator.language } = input;
  await admit(unit, creator.id);
  const workspace = await insertWorkspace(tx, { id, name, language, now });
  if (workspace === undefined) {
    throw new DomainError("already_done", "Cannot make the workspace: it was made before");
  }
  const role = "admin";
  await insertMember(tx, { workspaceId: id, userId: creator.id, role, now });
  unit.record({
    userId: creator.id,
    action: "workspace.created",
    entityType: "workspace",
    entityId: id,
  });
  return { ...workspace, role };
}

/**
 * A page of the workspaces where the user is a member, newest first.
 *
 * @throws {DomainError} `malformed_cursor`
 */
export async function listWorkspaces(
  db: Db,
  { userId, ...page }: { userId: string; limit: number; cursor?: string },
): Promise<Page<Membership>> {
  return await readPage((stretch) => listMemberships(db, { userId, ...stretch }), {
    by: byCreation,
    ...page,
  });
}

/**
 * Changes name and language, and gives the workspace as it is then.
 *
 * @throws {DomainError} `not_found`, `insufficient_role`, `session_ended`
 */
export async function updateWorkspace(
  unit: Unit,
  { patch, ...member }: MemberOf & { patch: WorkspacePatch },
): Promise<Membership> {
  await closeWorkspace(unit, { ...member, roles: MANAGERS });
  await updateRow(unit.tx, { workspaceId: member.workspaceId, ...patch, now: unit.now });
  return await requireMembership(unit.tx, member);
}
