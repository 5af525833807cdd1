/** Workspaces as REST tests make them. */
import type { WorkspaceRole } from "../../lib/shared/workspace_options.ts";
import type { Persona } from "../personas.ts";
import { type Json, jsonOf } from "./json.ts";

export const WORKSPACES = "/api/intelligence/workspaces";

export interface TestWorkspace {
  id: string;
  /** Where it lives in REST. */
  path: string;
  /** Lets somebody in. */
  admit(person: Persona, role: WorkspaceRole): Promise<void>;
  /** A new feed token, as REST answers it. */
  issue(label?: string): Promise<Json>;
  /** A new article, as REST answers it. */
  post(article?: Json): Promise<Json>;
}

/** A new workspace, whose admin the person is. */
export async function addWorkspace(admin: Persona, name = "Weeklies"): Promise<TestWorkspace> {
  const create = async (path: string, body: object, status = 201) =>
    await jsonOf(await admin.fetch(path, { method: "POST", body }), status);
  const { id } = await create(WORKSPACES, { name });
  const path = `${WORKSPACES}/${id}`;
  return {
    id: String(id),
    path,
    async admit({ user: { email } }, role) {
      await create(`${path}/members`, { email, role });
    },
    issue: (label = "Tablet") => create(`${path}/feed-tokens`, { label }),
    async post(article = {}) {
      const { items } = await create(`${path}/articles`, { ...ARTICLE, ...article }, 200);
      const [posted = {}] = items as Json[];
      return posted;
    },
  };
}

export const ARTICLE = {
  url: "https://example.org/news",
  title: "News",
  published_at: "2026-02-01T10:30:00Z",
};
