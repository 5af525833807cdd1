/** Rows of the workspaces for the tests of the schema, written without any feature's code. */
import { v7 as uuidv7 } from "uuid";
import type { Db, Tx } from "../../db/database.ts";
import { AT, hexOf, STAMPS } from "./rows.ts";

export async function insertWorkspace(db: Db | Tx): Promise<string> {
  const id = uuidv7();
  await db.insertInto("workspaces").values({ id, name: "Newsroom", language: "en", ...STAMPS })
    .execute();
  return id;
}

export async function insertWorkspaceMember(
  db: Db | Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  await db.insertInto("workspace_members")
    .values({ workspace_id: workspaceId, user_id: userId, role: "editor", ...STAMPS }).execute();
}

export async function insertArticle(db: Db | Tx, workspaceId: string): Promise<string> {
  const id = uuidv7();
  await db.insertInto("articles").values({
    id,
    workspace_id: workspaceId,
    external_id: id,
    url: "https://example.org/",
    title: "t",
    published_at: AT,
    verdict: null,
    decided_by: null,
    ...STAMPS,
  }).execute();
  return id;
}

export async function insertWorkspaceFeedToken(
  db: Db | Tx,
  { workspaceId, createdBy }: { workspaceId: string; createdBy: string },
): Promise<string> {
  const id = uuidv7();
  await db.insertInto("intelligence_feed_tokens").values({
    id,
    workspace_id: workspaceId,
    token_hash: hexOf(id),
    token_prefix: "cfeed_",
    token_start: "a9F2",
    label: "Reader",
    created_at: AT,
    created_by: createdBy,
  }).execute();
  return id;
}
