/** What tests of the workspaces' pages do again and again: make one, let somebody in, hand out an address. */
import { v7 as uuidv7 } from "uuid";
import type { WorkspaceRole } from "../../lib/shared/workspace_options.ts";
import type { TestApp } from "../app_for_test.ts";
import { addPersona, type Persona, type PersonaOptions } from "../personas.ts";
import { locationOf, post } from "./forms.ts";

/** Makes a workspace by its form; gives its path. */
export async function addWorkspace(persona: Persona, name = "Media desk"): Promise<string> {
  const id = uuidv7();
  const response = await post(persona, "/workspaces", { id, name, language: "en" });
  if (response.status !== 303) throw new Error(`Cannot make a workspace: ${response.status}`);
  return `/workspaces/${id}`;
}

/** Somebody new, let into the workspace by its admin. */
export async function addColleague(
  app: TestApp,
  { admin, path, role, language }: Pick<PersonaOptions, "language"> & {
    admin: Persona;
    path: string;
    role: WorkspaceRole;
  },
): Promise<Persona> {
  const colleague = await addPersona(app, { language });
  const response = await post(admin, `${path}/members`, { email: colleague.user.email, role });
  if (response.status !== 303) throw new Error(`Cannot add a member: ${response.status}`);
  return colleague;
}

/** The page shows the addresses this once. */
export interface IssuedAddress {
  id: string;
  html: string;
  /** Of what has passed, and of what is filtered out. */
  urls: string[];
}

export async function issueAddress(
  persona: Persona,
  path: string,
  values: Record<string, string> = {},
): Promise<IssuedAddress> {
  const id = values.id ?? uuidv7();
  const form = { id, label: "Kitchen tablet", ...values };
  const response = await post(persona, `${path}/feeds`, form);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`Cannot issue an address: ${response.status}`);
  return { id, html, urls: workspaceUrlsIn(html) };
}

/** The secret addresses that a page shows. */
export function workspaceUrlsIn(html: string): string[] {
  return [...new Set(html.match(/https?:\/\/[^\s"<]+\?token=[\w-]+/g) ?? [])];
}

/** Adds an article by the form; gives its id. */
export async function addArticle(
  persona: Persona,
  path: string,
  values: Record<string, string> = {},
): Promise<string> {
  const response = await post(persona, `${path}/articles/new`, { ...ARTICLE, ...values });
  if (response.status !== 303) throw new Error(`Cannot add an article: ${response.status}`);
  return new URL(locationOf(response), "http://localhost").searchParams.get("article") ?? "";
}

/** The form of an article, filled in. */
export const ARTICLE = {
  url: "https://example.org/river",
  title: "The river that remembers",
  summary: "",
  author: "",
  published_at: "2026-02-27T10:00",
  verdict: "",
  reason: "",
};
