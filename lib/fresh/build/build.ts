/** Owns what a finished build is, and which app serves from which; also as `fresh/internal`. */

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { App } from "../app/app.ts";
import { registerIslands } from "../render/islands.ts";
import { currentBuild } from "../render/page_scope.ts";

/** Where the browser's modules are served from, and written to below the project's root. */
export const BUNDLE_FOLDER = "_fresh/js";

/** The URLs of a browser module and of all that it imports, without the base path. */
export type Chunk = [src: string, ...imports: string[]];

/** The plain data of a build. Paths are relative to the project's root. */
export interface Manifest {
  /** Changes with the content of the static files. */
  id: string;
  mode: "development" | "production";
  /** What starts the islands of a page. */
  boot: Chunk;
  routes: string[];
  /** By path of the island file. */
  islands: Record<string, Chunk>;
  /** By URL path, percent-encoded. */
  hashes: Record<string, string>;
}

export interface Build {
  manifest: Manifest;
  /** The exports of routes and islands, by path. */
  modules: Record<string, object>;
  read(path: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** Which build each app was given last. */
export const builds: WeakMap<object, Build> = new WeakMap();

export function applyBuild<State>(app: App<State>, build: Build): void {
  currentBuild.id = build.manifest.id;
  registerIslands(build);
  builds.set(app, build);
  app.config.mode = build.manifest.mode;
}

/** What a built server exports: the form that `deno serve` and Deno Deploy take. */
export function serveBuild<State>(
  app: App<State>,
  { root, ...build }: Omit<Build, "read"> & { root: URL },
): { fetch: ReturnType<App<State>["handler"]> } {
  applyBuild(app, { ...build, read: (path) => Deno.readFile(join(fileURLToPath(root), path)) });
  return { fetch: app.handler() };
}
