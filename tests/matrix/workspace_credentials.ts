/** The secrets of workspaces' feeds: those that live on, and those that open nothing. */
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { START } from "../app_for_test.ts";
import { addPersona } from "../personas.ts";
import { jsonOf } from "../rest/json.ts";
import type { World } from "./world.ts";

/** A secret is the workspace's: what becomes of whoever has issued it is all one to it. */
export async function outlivingFeedTokens(world: World): Promise<Record<string, string>> {
  const { app, db, workspace } = world;
  const issue = async () => {
    const editor = await addPersona(app);
    await workspace.admit(editor, "editor");
    const path = `${workspace.path}/feed-tokens`;
    const answer = await editor.fetch(path, { method: "POST", body: { label: "Tablet" } });
    return { editor, secret: String((await jsonOf(answer, 201)).token) };
  };
  const [left, disabled] = [await issue(), await issue()];
  const { id } = left.editor.user;
  await left.editor.fetch(`${workspace.path}/members/${id}`, { method: "DELETE" });
  await db.updateTable("users").set({ disabled_at: START })
    .where("id", "=", disabled.editor.user.id).execute();
  return {
    "the workspace feed token of a user who has left": left.secret,
    "the workspace feed token of a disabled user": disabled.secret,
  };
}

export async function deadFeedTokens(world: World): Promise<Record<string, string>> {
  return { ...unknownFeedTokens(world), ...await endedFeedTokens(world) };
}

function unknownFeedTokens({ secrets: { workspaceFeed, feed } }: World): Record<string, string> {
  return {
    "an unknown workspace feed token": mintSecret("workspace_feed_token").secret,
    "a workspace feed token cut short": workspaceFeed.slice(0, -1),
    "a workspace feed token and more": `${workspaceFeed}A`,
    "a workspace feed token without its prefix": workspaceFeed.replace("cfeed_", ""),
    "a workspace feed token as a feed token": workspaceFeed.replace("cfeed_", "mycorrhizal_feed_"),
    "a workspace feed token as an API token": workspaceFeed.replace("cfeed_", "mycorrhizal_"),
    "a feed token as a workspace feed token": feed.replace("mycorrhizal_feed_", "cfeed_"),
    "a workspace feed token in capitals": workspaceFeed.toUpperCase(),
    "a workspace feed token and a comma": `${workspaceFeed},${workspaceFeed}`,
    "a workspace feed token and a blank": `${workspaceFeed} `,
  };
}

async function endedFeedTokens(world: World): Promise<Record<string, string>> {
  const { owner, workspace } = world;
  const revoked = await workspace.issue();
  await owner.fetch(`${workspace.path}/feed-tokens/${revoked.id}/revoke`, { method: "POST" });
  const [foreign, deleted] = [await world.addWorkspace(), await world.addWorkspace()];
  const orphaned = await deleted.issue();
  await owner.fetch(deleted.path, { method: "DELETE" });
  return {
    "a revoked workspace feed token": String(revoked.token),
    "another workspace's feed token": String((await foreign.issue()).token),
    "a deleted workspace's feed token": String(orphaned.token),
  };
}
