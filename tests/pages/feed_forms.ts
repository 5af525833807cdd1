/** What tests of the feeds' pages do again and again: write something down, send the form. */
import { v7 as uuidv7 } from "uuid";
import type { Persona } from "../personas.ts";

/** Creates through REST and gives back the answer. */
export async function create(
  persona: Persona,
  path: string,
  body: Record<string, unknown>,
): Promise<Record<string, unknown> & { id: string }> {
  const response = await persona.fetch(`/api/v1/${path}`, { method: "POST", body });
  const created = await response.json();
  if (response.status !== 201) throw new Error(`Cannot create ${path}: ${JSON.stringify(created)}`);
  return created;
}

/** Sends the create form of feeds, filled in but for what the test says. */
export function postFeed(
  persona: Persona,
  values: Record<string, string> = {},
): Promise<Response> {
  const form = {
    id: uuidv7(),
    name: "Kitchen tablet",
    kind: "aggregate",
    entity_id: "",
    detail: "headlines",
    ...values,
  };
  return persona.fetch("/settings/feeds", { method: "POST", body: new URLSearchParams(form) });
}

/** The secret addresses that a page shows. */
export function feedUrlsIn(html: string): string[] {
  return [...new Set(html.match(/https?:\/\/[^\s"<]+\?token=[\w-]+/g) ?? [])];
}
