/** Fills the parameters of an operation's path with rows of the world. */
import type { World } from "./world.ts";

export interface PathParameter {
  /** The segment before it: `contacts` of `/v1/contacts/{id}`. */
  collection: string;
  /** Whether the path is about the row itself, and not about what it holds. */
  isLast: boolean;
}

/** In the order of the path. */
export function parametersIn(path: string): PathParameter[] {
  return [...path.matchAll(/\/([\w-]+)\/{\w+}/g)].map(({ 0: part, 1: collection = "", index }) => ({
    collection,
    isLast: index + part.length === path.length,
  }));
}

/** The rows that it can stand for. What workspaces hold is in the first of them. */
export function knownIds({ ids }: World, { collection, isLast }: PathParameter): string[] {
  const known = ids[collection] ?? [];
  return collection === "workspaces" && !isLast ? known.slice(0, 1) : known;
}

export function fillPath(path: string, ids: readonly string[]): string {
  const left = [...ids];
  return path.replaceAll(/{\w+}/g, () => left.shift() ?? "");
}
