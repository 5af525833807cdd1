/** `deno task start`: builds, opens the site (which migrates it), serves, and says where. */
import { isSetUp } from "../lib/accounts/setup.ts";
import type { Site } from "../lib/site.ts";
import { buildIfStale } from "./build.ts";
import { orExplain } from "./or_explain.ts";
import { serve } from "./serve.ts";

await orExplain(async () => {
  await buildIfStale();
  const { site, close } = await import("../main.ts");
  try {
    await serveBuilt({ site, close });
  } finally {
    await close();
  }
});

async function serveBuilt(
  { site, close }: { site: Site; close: () => Promise<void> },
): Promise<void> {
  const { default: built } = await import(import.meta.resolve("../_fresh/server.js")) as {
    default: { fetch: Deno.ServeHandler };
  };
  const setUp = await isSetUp(site.db);
  await serve({
    config: site.config,
    log: site.log,
    handle: built.fetch,
    onListen(address) {
      const { frontendUrl } = site.config;
      console.log(`Mycorrhizal Feeds listens on ${address}`);
      if (!setUp) console.log(`Make the first account at ${frontendUrl ?? address}/setup`);
    },
    close,
  });
}
