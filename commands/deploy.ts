/**
 * `deno task deploy [--check] [-- …]`: says all that stands in the way of a deployment, and deploys
 * only where nothing does. What follows `--` is passed on to `deno deploy --prod`.
 */
import { loadDeploySettings } from "../lib/config/deploy_settings.ts";
import { deploy } from "./deploy/deploy.ts";
import { runIn } from "./deploy/run_program.ts";
import { orExplain } from "./or_explain.ts";

const ROOT = new URL("../", import.meta.url);

await orExplain(async () => {
  const code = await deploy(Deno.args, {
    root: ROOT,
    settings: loadDeploySettings(),
    isInteractive: Deno.stdin.isTerminal(),
    denoVersion: Deno.version.deno,
    run: runIn(ROOT),
    say: (line) => console.log(line),
  });
  Deno.exit(code);
});
