/** Owns `_fresh/`: the server entry of a built project, and the browser's modules beside it. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUNDLE_FOLDER, type Manifest } from "./build.ts";

/** Replaces what an earlier build wrote. The files are content by path relative to the root. */
export function writeServer(
  manifest: Manifest,
  { root, files }: { root: string; files: ReadonlyMap<string, Uint8Array> },
): void {
  rmSync(join(root, "_fresh"), { recursive: true, force: true });
  mkdirSync(join(root, BUNDLE_FOLDER), { recursive: true });
  for (const [path, bytes] of files) writeFileSync(join(root, path), bytes);
  writeFileSync(join(root, "_fresh/server.js"), renderServer(manifest));
}

/** Its imports are static, so that a deployment finds every module. */
function renderServer(manifest: Manifest): string {
  const paths = [...manifest.routes, ...Object.keys(manifest.islands)];
  return `// Written by the build, and overwritten by the next one.
import { serveBuild } from "fresh/internal";
import { app } from "../main.ts";
${paths.map((path, i) => `import * as module${i} from "../${path}";`).join("\n")}

export default serveBuild(app, {
  root: new URL("../", import.meta.url),
  modules: { ${paths.map((path, index) => `"${path}": module${index}`).join(", ")} },
  manifest: ${JSON.stringify(manifest)},
});
`;
}
