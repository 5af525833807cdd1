/** The contacts that tests of pages make, and how a list shows them. */
import type { Persona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { readHtml } from "./forms.ts";

/** Gives the ids, in the order of the names. */
export async function addNamed(persona: Persona, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const display_name of names) {
    ids.push((await create(persona, "contacts", { display_name })).id);
  }
  return ids;
}

/** Gives the id. */
export async function addAda(persona: Persona): Promise<string> {
  return (await create(persona, "contacts", { display_name: "Ada" })).id;
}

/** Names of the contacts on a page of the list. */
export async function listedNames(persona: Persona, path: string): Promise<string[]> {
  const html = await readHtml(persona, path);
  return [...html.matchAll(/<h2><a href="\/contacts\/[\w-]+">([^<]*)<\/a><\/h2>/g)]
    .map(([, name = ""]) => name);
}
