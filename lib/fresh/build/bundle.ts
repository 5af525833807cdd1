/** Owns the browser's modules: an entry an island file, one that starts them, shared chunks. */

import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync, type Metafile } from "esbuild";
import { BUNDLE_FOLDER, type Chunk, type Manifest } from "./build.ts";

const BOOT = fileURLToPath(new URL("../browser/boot.ts", import.meta.url));
const RUNTIME = fileURLToPath(new URL("../runtime.ts", import.meta.url));

/** `buildSync` runs a command that ends: there is no service of esbuild's to stop afterwards. */
export function bundleIslands(
  root: string,
  { id, mode, islands }: Pick<Manifest, "id" | "mode"> & { islands: string[] },
) {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [BOOT, ...islands.map((path) => resolve(root, path))],
    outdir: BUNDLE_FOLDER,
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    write: false,
    bundle: true,
    splitting: true,
    metafile: true,
    format: "esm",
    target: "es2022",
    minify: mode === "production",
    sourcemap: mode === "development" && "inline",
    jsx: "automatic",
    jsxImportSource: "preact",
    tsconfigRaw: "{}",
    alias: { "fresh/runtime": RUNTIME },
    define: { BROWSER_BUILD_ID: JSON.stringify(id) },
  });
  return {
    boot: findChunk(metafile.outputs, relative(root, BOOT)),
    islands: Object.fromEntries(islands.map((path) => [path, findChunk(metafile.outputs, path)])),
    files: new Map(outputFiles.map((f) => [relative(root, f.path), new Uint8Array(f.contents)])),
  };
}

function findChunk(outputs: Metafile["outputs"], entryPoint: string): Chunk {
  const entries = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === entryPoint);
  const reached = new Set(entries);
  for (const path of reached) {
    const imports = outputs[path]?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
    for (const imported of imports) reached.add(imported.path);
  }
  const [src = "", ...imports] = [...reached].map((path) => `/${path}`);
  return [src, ...imports];
}
