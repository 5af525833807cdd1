/** The statements of the workspaces themselves. */
import type { Db, Tx } from "../../../db/database.ts";
import type { Locale } from "../../shared/locales.ts";
import type { WorkspaceRole } from "../../shared/workspace_options.ts";
import type { Stretch } from "../../work/newest_first.ts";

export interface Workspace {
  id: string;
  name: string;
  language: Locale;
  created_at: Date;
  updated_at: Date;
}

/** A workspace and what a member may do there. */
export interface Membership extends Workspace {
  role: WorkspaceRole;
}

const WORKSPACE_COLUMNS = [
  "workspaces.id",
  "workspaces.name",
  "workspaces.language",
  "workspaces.created_at",
  "workspaces.updated_at",
] as const;

/** The new workspace, or undefined where one with that id exists: the same form came twice. */
export async function insertWorkspace(
  tx: Tx,
  { id, name, language, now }: { id: string; name: string; language: Locale; now: Date },
): Promise<Workspace | undefined> {
  return await tx.insertInto("workspaces")
    .values({ id, name, language, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning(WORKSPACE_COLUMNS)
    .executeTakeFirst();
}

/** A change that changes nothing leaves `updated_at` where it is. */
export async function updateWorkspace(
  tx: Tx,
  { workspaceId, name, language, now }: {
    workspaceId: string;
    name?: string;
    language?: Locale;
    now: Date;
  },
): Promise<void> {
  if (name === undefined && language === undefined) return;
  await tx.updateTable("workspaces")
    .set({ name, language, updated_at: now })
    .where("id", "=", workspaceId)
    .where((where) =>
      where.or([
        ...(name === undefined ? [] : [where("name", "!=", name)]),
        ...(language === undefined ? [] : [where("language", "!=", language)]),
      ])
    )
    .execute();
}

/** Takes members, articles and feed tokens along. */
export async function deleteWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.deleteFrom("workspaces").where("id", "=", workspaceId).execute();
}

/** Where the user is a member, newest first. */
export async function listMemberships(
  db: Db | Tx,
  { userId, limit, after }: { userId: string } & Stretch,
): Promise<Membership[]> {
  let query = selectMemberships(db, userId);
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("workspaces.created_at", "workspaces.id"),
        "<",
        tuple(after.instant, after.id),
      )
    );
  }
  return await query
    .orderBy("workspaces.created_at", "desc")
    .orderBy("workspaces.id", "desc")
    .limit(limit)
    .execute();
}

/** Undefined where there is no such workspace, or the user is no member of it. */
export async function findMembership(
  db: Db | Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<Membership | undefined> {
  return await selectMemberships(db, userId)
    .where("workspaces.id", "=", workspaceId)
    .executeTakeFirst();
}

function selectMemberships(db: Db | Tx, userId: string) {
  return db.selectFrom("workspaces")
    .innerJoin("workspace_members", "workspace_members.workspace_id", "workspaces.id")
    .select([...WORKSPACE_COLUMNS, "workspace_members.role"])
    .where("workspace_members.user_id", "=", userId);
}

/** Lets others write beside this transaction, but nobody change the workspace or its members. */
export async function holdWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.selectFrom("workspaces").select("id").where("id", "=", workspaceId).forShare()
    .execute();
}

/** Makes everything else that writes in the workspace wait for this transaction. */
export async function lockWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.selectFrom("workspaces").select("id").where("id", "=", workspaceId).forNoKeyUpdate()
    .execute();
}

/** The same for each workspace of a user. In one order, so that two never wait in a circle. */
export async function lockWorkspacesOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("workspaces")
    .select("id")
    .where(
      "id",
      "in",
      (query) =>
        query.selectFrom("workspace_members").select("workspace_id").where("user_id", "=", userId),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}
