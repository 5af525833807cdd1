/** The statements of the members: who may do what in a workspace. */
import type { Db, Tx } from "../../../db/database.ts";
import type { WorkspaceRole } from "../../shared/workspace_options.ts";
import type { Stretch } from "../../work/newest_first.ts";

/** A member as the others see them. */
export interface Member {
  /** The user's. */
  id: string;
  email: string;
  display_name: string;
  role: WorkspaceRole;
  /** Since when. */
  created_at: Date;
}

interface MemberKey {
  workspaceId: string;
  userId: string;
}

/** Of somebody who is none yet: the constraint refuses a second row. */
export async function insertMember(
  tx: Tx,
  { workspaceId, userId, role, now }: MemberKey & { role: WorkspaceRole; now: Date },
): Promise<void> {
  await tx.insertInto("workspace_members")
    .values({
      workspace_id: workspaceId,
      user_id: userId,
      role,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** False when the member has that role already. */
export async function updateMemberRole(
  tx: Tx,
  { workspaceId, userId, role, now }: MemberKey & { role: WorkspaceRole; now: Date },
): Promise<boolean> {
  const row = await tx.updateTable("workspace_members")
    .set({ role, updated_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("user_id", "=", userId)
    .where("role", "!=", role)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Does nothing where there is no such member. */
export async function deleteMember(tx: Tx, { workspaceId, userId }: MemberKey): Promise<void> {
  await tx.deleteFrom("workspace_members")
    .where("workspace_id", "=", workspaceId)
    .where("user_id", "=", userId)
    .execute();
}

/** The members of a workspace, those who came last first. */
export async function listMembers(
  db: Db | Tx,
  { workspaceId, limit, after }: { workspaceId: string } & Stretch,
): Promise<Member[]> {
  let query = selectMembers(db, workspaceId);
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("workspace_members.created_at", "workspace_members.user_id"),
        "<",
        tuple(after.instant, after.id),
      )
    );
  }
  return await query
    .orderBy("workspace_members.created_at", "desc")
    .orderBy("workspace_members.user_id", "desc")
    .limit(limit)
    .execute();
}

/** Undefined where the user is no member. */
export async function findMember(
  db: Db | Tx,
  { workspaceId, userId }: MemberKey,
): Promise<Member | undefined> {
  return await selectMembers(db, workspaceId)
    .where("workspace_members.user_id", "=", userId)
    .executeTakeFirst();
}

function selectMembers(db: Db | Tx, workspaceId: string) {
  return db.selectFrom("workspace_members")
    .innerJoin("users", "users.id", "workspace_members.user_id")
    .select([
      "users.id",
      "users.email",
      "users.display_name",
      "workspace_members.role",
      "workspace_members.created_at",
    ])
    .where("workspace_members.workspace_id", "=", workspaceId);
}

/** Whether an admin besides the user could go on: one whose account may be used. */
export async function hasOtherAdmin(
  tx: Tx,
  { workspaceId, userId }: MemberKey,
): Promise<boolean> {
  const row = await selectEnabledAdmins(tx)
    .select("users.id")
    .where("workspace_members.workspace_id", "=", workspaceId)
    .where("users.id", "!=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a workspace is known by. */
export interface NamedWorkspace {
  id: string;
  name: string;
}

/** The workspaces that the user alone administers, by name. */
export async function listSolelyAdministered(
  db: Db | Tx,
  { userId, limit }: { userId: string; limit: number },
): Promise<NamedWorkspace[]> {
  return await db.selectFrom("workspace_members as own")
    .innerJoin("workspaces", "workspaces.id", "own.workspace_id")
    .select(["workspaces.id", "workspaces.name"])
    .where("own.user_id", "=", userId)
    .where("own.role", "=", "admin")
    .where(({ exists, not, ref }) =>
      not(exists(
        selectEnabledAdmins(db)
          .select("users.id")
          .where("workspace_members.workspace_id", "=", ref("own.workspace_id"))
          .where("users.id", "!=", userId),
      ))
    )
    .orderBy("workspaces.name")
    .orderBy("workspaces.id")
    .limit(limit)
    .execute();
}

function selectEnabledAdmins(db: Db | Tx) {
  return db.selectFrom("workspace_members")
    .innerJoin("users", "users.id", "workspace_members.user_id")
    .where("workspace_members.role", "=", "admin")
    .where("users.disabled_at", "is", null);
}

/** The user who has the e-mail address, suspended or not. */
export async function findUserByEmail(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx.selectFrom("users").select("id").where("email", "=", email)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Whoever ends all access to an account locks the user first: they wait for this transaction, or
 * this one waits for them.
 */
export async function holdUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forShare().execute();
}

/** Waits for whoever makes the user a member, and lets nobody do so before this transaction ends. */
export async function lockOutUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
}
