/** What requests about workspaces are about: made anew for each of them. */
import { v7 as uuidv7 } from "uuid";
import { addPersona } from "../personas.ts";
import { ARTICLE } from "../rest/workspace.ts";
import type { Asked } from "./answers.ts";
import type { World } from "./world.ts";

export const FEED_FILE = `<rss version="2.0"><channel><title>News</title><item><title>News</title>
<link>https://example.org/imported</link></item></channel></rss>`;

/** A workspace that may be changed. */
export function workspace({ workspace: { id } }: World): Asked {
  const name = "Another name";
  return { params: { id }, json: { name }, form: { id: uuidv7(), name, language: "de" } };
}

/** A workspace that may be deleted. */
export async function freshWorkspace({ addWorkspace }: World): Promise<Asked> {
  const { id } = await addWorkspace();
  return { params: { id }, form: {} };
}

/** Somebody who may be let in. */
export async function newcomer(world: World): Promise<Asked> {
  const { user: { email } } = await addPersona(world.app);
  const input = { email, role: "viewer" };
  return { ...workspace(world), json: input, form: input };
}

/** A member of whom nothing hangs. */
export async function member({ app, workspace }: World): Promise<Asked> {
  const somebody = await addPersona(app);
  await workspace.admit(somebody, "viewer");
  const input = { role: "editor" };
  const params = { id: workspace.id, memberId: somebody.user.id };
  return { params, json: input, form: input };
}

export function newArticle(world: World): Asked {
  const { url, title } = ARTICLE;
  const form = { url, title, published_at: "2026-02-01T10:30" };
  return { ...workspace(world), json: ARTICLE, form };
}

export async function article({ workspace }: World): Promise<Asked> {
  const { id: articleId } = await workspace.post({ url: `https://example.org/${uuidv7()}` });
  const input = { verdict: "passed" };
  return { params: { id: workspace.id, articleId: String(articleId) }, json: input, form: input };
}

export function feedFile(world: World): Asked {
  return { params: workspace(world).params, rss: FEED_FILE };
}

export function newFeedToken(world: World): Asked {
  const label = "Tablet";
  return { ...workspace(world), json: { label }, form: { id: uuidv7(), label } };
}

export async function feedToken({ workspace }: World): Promise<Asked> {
  const { id: tokenId } = await workspace.issue();
  return { params: { id: workspace.id, tokenId: String(tokenId) }, form: {} };
}
