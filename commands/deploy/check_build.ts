/** Whether the build succeeds, and whether what it makes starts as Deno Deploy starts it. */
import { randomBytes } from "node:crypto";
import type { Ended } from "./run_program.ts";
import type { Finding, Project } from "./check.ts";

type Building = Pick<Project, "run" | "settings">;

/** Empty is absent (lib/config/environment.ts). */
const WITHOUT_DATABASE = { DENO_DEPLOY: "true", DATABASE_URL: "", PGHOST: "", PGDATABASE: "" };

/** Nobody listens there: a database is not connected to before the first query. */
const DATABASE_OF_NOBODY = "postgresql://preflight@127.0.0.1:1/preflight";

export async function checkBuild({ run, settings }: Building): Promise<Finding[]> {
  const { code } = await run({ program: Deno.execPath(), args: ["task", "build"] });
  if (code !== 0) {
    return [{ wrong: "The build fails", right: "deno task build says why" }];
  }
  return [
    ...await checkRefusal({ run, settings }),
    ...await checkAnswer({ run, settings }),
  ];
}

/** The disk of Deno Deploy is not kept, so a start without a database would lose what is written. */
async function checkRefusal({ run }: Building): Promise<Finding[]> {
  const { code, output } = await askBuiltServer(run, WITHOUT_DATABASE);
  if (code !== 0 && /^Cannot start on Deno Deploy without a database/m.test(output)) return [];
  return [{
    wrong: "The built server does not refuse to start on Deno Deploy without a database",
    right: "DENO_DEPLOY=true deno serve -A _fresh/server.js must end with the line that says so",
  }];
}

/**
 * With the operator's own settings where they name a database, for then they are the app's; else
 * with a database of nobody, which must be enough to start: a warm-up has none.
 */
async function checkAnswer({ run, settings }: Building): Promise<Finding[]> {
  const ended = await askBuiltServer(run, {
    DENO_DEPLOY: "true",
    ...(settings.hasDatabase ? {} : {
      DATABASE_URL: DATABASE_OF_NOBODY,
      ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    }),
  });
  if (ended.code === 0) return [];
  return [{
    wrong: "The built server does not answer /healthz in the environment of Deno Deploy",
    right: explanationIn(ended) ??
      "DENO_DEPLOY=true deno serve -A _fresh/server.js says why, with DATABASE_URL and ENCRYPTION_KEY",
  }];
}

function askBuiltServer(run: Project["run"], env: Record<string, string>): Promise<Ended> {
  const args = ["run", "-A", "commands/deploy/ask_built_server.ts"];
  return run({ program: Deno.execPath(), args, env });
}

/** The line of an error that is made for operators. Any other output may hold a secret. */
function explanationIn({ output }: Ended): string | undefined {
  return /^Cannot .*$/m.exec(output)?.[0];
}
