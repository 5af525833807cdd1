/** What REST tests do with the feed tokens of a workspace. */
import type { TestApp } from "../app_for_test.ts";
import type { Persona } from "../personas.ts";
import { type Json, jsonOf } from "./json.ts";
import type { TestWorkspace } from "./workspace.ts";

/** The first page. */
export async function listFeedTokens({ path }: TestWorkspace, reader: Persona): Promise<Json[]> {
  const { items } = await jsonOf(await reader.fetch(`${path}/feed-tokens`), 200);
  return items as Json[];
}

export function revokeFeedToken(
  { path }: TestWorkspace,
  { actor, id }: { actor: Persona; id: unknown },
): Promise<Response> {
  return actor.fetch(`${path}/feed-tokens/${id}/revoke`, { method: "POST" });
}

/** What both feeds of the workspace answer to the secret. */
export async function pollFeeds(
  { path }: TestWorkspace,
  { app, token }: { app: TestApp; token: unknown },
): Promise<number[]> {
  const statuses = [];
  for (const feed of ["rss", "rss/filtered"]) {
    const answer = await app.fetch(`${path}/${feed}?token=${token}`);
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  return statuses;
}
