/** What tests of the workspaces' rules begin with, as rows: no rule has made them. */
import { type Insertable, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import type { ArticlesTable } from "../../db/tables/workspaces.ts";
import { DomainError } from "../../lib/shared/domain_error.ts";
import type { WorkspaceRole } from "../../lib/shared/workspace_options.ts";
import { addUser, START } from "../accounts/people.ts";

/** Adds a workspace without members and gives the id. */
export async function addWorkspace(db: Db, { at = START }: { at?: Date } = {}): Promise<string> {
  const id = uuidv7();
  await db.insertInto("workspaces")
    .values({ id, name: "Newsroom", language: "en", created_at: at, updated_at: at }).execute();
  return id;
}

interface NewMember {
  workspaceId: string;
  /** A new user when absent. */
  userId?: string;
  role: WorkspaceRole;
  at?: Date;
}

/** Makes somebody a member and gives the user's id. */
export async function addMember(
  db: Db,
  { workspaceId, userId, role, at = START }: NewMember,
): Promise<string> {
  const id = userId ?? await addUser(db);
  await db.insertInto("workspace_members").values({
    workspace_id: workspaceId,
    user_id: id,
    role,
    created_at: at,
    updated_at: at,
  }).execute();
  return id;
}

export interface Team extends Record<WorkspaceRole, string> {
  workspaceId: string;
}

/** A workspace with one member of each role. */
export async function addTeam(db: Db): Promise<Team> {
  const workspaceId = await addWorkspace(db);
  return {
    workspaceId,
    admin: await addMember(db, { workspaceId, role: "admin" }),
    editor: await addMember(db, { workspaceId, role: "editor" }),
    viewer: await addMember(db, { workspaceId, role: "viewer" }),
  };
}

/** Adds an article without a verdict and gives the id. */
export async function addArticle(
  db: Db,
  workspaceId: string,
  values: Partial<Insertable<ArticlesTable>> = {},
): Promise<string> {
  const id = uuidv7();
  await db.insertInto("articles").values({
    id,
    workspace_id: workspaceId,
    external_id: id,
    url: "https://example.org/",
    title: "News",
    published_at: START,
    verdict: null,
    decided_by: null,
    created_at: START,
    updated_at: START,
    ...values,
  }).execute();
  return id;
}

/** Adds many articles of one instant that have passed. */
export async function addPassedArticles(
  db: Db,
  { workspaceId, count }: { workspaceId: string; count: number },
): Promise<void> {
  await sql`
    insert into articles (id, workspace_id, external_id, url, title, published_at, verdict,
      decided_by, created_at, updated_at)
    select gen_random_uuid(), ${workspaceId}, i, 'https://example.org/' || i, 'News', ${START},
      'passed', 'rule', ${START}, ${START}
    from generate_series(1, ${count}::int) as i`.execute(db);
}

/** The roles of a workspace's members by their ids. */
export async function rolesIn(db: Db, workspaceId: string): Promise<Record<string, WorkspaceRole>> {
  const rows = await db.selectFrom("workspace_members").select(["user_id", "role"])
    .where("workspace_id", "=", workspaceId).orderBy("user_id").execute();
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
}

/** What becomes of it: `done`, or the code of the rule that it breaks. */
export async function outcomeOf(promise: Promise<unknown>): Promise<string> {
  return await promise.then(() => "done", (error: unknown) => {
    if (error instanceof DomainError) return error.code;
    throw error;
  });
}

/** The same of what has settled. */
export async function settledOutcome(settled: PromiseSettledResult<unknown>): Promise<string> {
  return await outcomeOf(
    settled.status === "fulfilled" ? Promise.resolve() : Promise.reject(settled.reason),
  );
}
