/**
 * Runs the tests: prepares one PostgreSQL server and one migrated PGlite for all files, and tells at
 * the end what was skipped and why. Arguments go to `deno test`; without any, all tests run.
 */
import { join } from "node:path";
import { dumpMigrated } from "./embedded_databases.ts";
import { closingLines, readRunReport } from "./run_report.ts";
import { prepareTemplateServer, type TemplateServer } from "./server_databases.ts";

/** What a shell says of a command that SIGINT ended. */
const INTERRUPTED = 130;

Deno.exit(await runTests(Deno.args.length > 0 ? Deno.args : ["tests/"]));

/** The exit code of `deno test`. Interrupted, it still takes down what it has put up. */
async function runTests(args: string[]): Promise<number> {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => interruption.abort());
  }
  const folder = await Deno.makeTempDir({ prefix: "feeds-test-run-" });
  const server = await prepareServer();
  try {
    const junit = join(folder, "junit.xml");
    const command = new Deno.Command(Deno.execPath(), {
      // Files side by side: each has its own databases, and nothing else is shared.
      args: [
        "test",
        "-A",
        "--parallel",
        "--lock=tests/deno.lock",
        `--junit-path=${junit}`,
        ...args,
      ],
      env: {
        TEST_PGLITE_SNAPSHOT: await writeSnapshot(folder),
        ...describeServer(server),
        // One more than cores: some wait for a browser, a server or another process.
        DENO_JOBS: String(navigator.hardwareConcurrency + 1),
      },
      signal: interruption.signal,
    });
    if (interruption.signal.aborted) return INTERRUPTED;
    const { code } = await command.spawn().status;
    if (interruption.signal.aborted) return INTERRUPTED;
    await printClosingLines(junit);
    return code;
  } finally {
    if (!(server instanceof Error)) await server.stop();
    await Deno.remove(folder, { recursive: true });
  }
}

/** Without a server the tests that need one are skipped, unless a certain server was asked for. */
async function prepareServer(): Promise<TemplateServer | Error> {
  try {
    return await prepareTemplateServer();
  } catch (error) {
    if (Deno.env.has("TEST_DATABASE_URL") || !(error instanceof Error)) throw error;
    return error;
  }
}

function describeServer(server: TemplateServer | Error): Record<string, string> {
  if (server instanceof Error) {
    const [reason] = server.message.split("\n");
    return { TEST_NO_POSTGRESQL: `no PostgreSQL server: ${reason}` };
  }
  return { TEST_DATABASE_URL: server.url, TEST_DATABASE_TEMPLATE: server.template };
}

async function writeSnapshot(folder: string): Promise<string> {
  const path = join(folder, "pglite.tar");
  await Deno.writeFile(path, (await dumpMigrated()).stream());
  return path;
}

/** There is no report when the tests could not even be loaded; `deno test` has said why. */
async function printClosingLines(junit: string): Promise<void> {
  try {
    const report = readRunReport(await Deno.readTextFile(junit));
    console.log(closingLines(report).join("\n"));
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
