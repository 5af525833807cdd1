/** Owns `fresh/dev`: the steps from a project's folder to apps that serve it. */

import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { App } from "../app/app.ts";
import { applyBuild } from "./build.ts";
import { bundleIslands } from "./bundle.ts";
import { writeServer } from "./server_entry.ts";
import { findSourceFiles } from "./source_files.ts";

export interface BuildOptions {
  mode?: "development" | "production";
  /** `disk` also writes `_fresh/`, from which another process can serve. */
  snapshot?: "disk" | "memory";
}

export class Builder {
  readonly #root: string;

  /** @param options.root The project's folder as a path or file URL; the current one by default. */
  constructor({ root = "." }: { root?: string } = {}) {
    this.#root = resolve(root.startsWith("file:") ? fileURLToPath(root) : root);
  }

  /** Builds in memory and serves the app that is imported. */
  async listen<State>(
    importApp: () => Promise<{ app: App<State> }>,
    options?: Partial<Deno.ServeTcpOptions>,
  ): Promise<void> {
    const apply = await this.build({ mode: "development", snapshot: "memory" });
    const { app } = await importApp();
    apply(app);
    await app.listen(options);
  }

  /** @returns A function that gives any number of apps this build. */
  async build(options: BuildOptions = {}): Promise<<State>(app: App<State>) => void> {
    const { mode = "production", snapshot = "disk" } = options;
    const root = this.#root;
    const { routes, islands, static: statics } = findSourceFiles(root);
    const hashes: Record<string, string> = {};
    for (const path of statics) {
      hashes[encodeURI(path.replace("static", ""))] = hashOf(Deno.readFileSync(join(root, path)));
    }
    const id = hashOf(JSON.stringify(hashes));
    const { files, ...chunks } = bundleIslands(root, { id, mode, islands });
    for (const [path, bytes] of files) hashes[encodeURI(`/${path}`)] = hashOf(bytes);
    const manifest = { id, mode, routes, hashes, ...chunks };
    if (snapshot === "disk") writeServer(manifest, { root, files });
    const modules: Record<string, object> = {};
    for (const path of [...routes, ...islands]) {
      modules[path] = await import(pathToFileURL(join(root, path)).href);
    }
    const read = async (path: string) => files.get(path) ?? await Deno.readFile(join(root, path));
    return (app) => applyBuild(app, { manifest, modules, read });
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
