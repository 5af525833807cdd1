/** Owns projects that are written for one test. */

import { dirname, join } from "node:path";
import { App } from "fresh";
import { Builder } from "fresh/dev";

/** An app that was given the build of these files, by path below the project's root. */
export async function buildProject(files: Record<string, string>): Promise<App<unknown>> {
  const root = await Deno.makeTempDir();
  try {
    for (const [path, content] of Object.entries(files)) {
      await Deno.mkdir(dirname(join(root, path)), { recursive: true });
      await Deno.writeTextFile(join(root, path), content);
    }
    const app = new App().fsRoutes();
    (await new Builder({ root }).build({ snapshot: "memory" }))(app);
    return app;
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}
