/** The image as far as it can be held without Docker: its instructions, followed in a folder. */
import assert from "node:assert/strict";
import { runIn } from "../../commands/deploy/run_program.ts";
import { startApp, stop } from "../process/started.ts";
import {
  admittedNames,
  contextFiles,
  execForm,
  type Instruction,
  readDockerfile,
  textsOf,
} from "./docker_context.ts";
import { copyFile, withFolder } from "./project_copy.ts";

const instructions = await readDockerfile();
const [healthCheck = ""] = textsOf(instructions, "HEALTHCHECK");

/** What a build does as root before anything of the project is there. */
const PREPARATION = "mkdir /data && chown deno:deno /app /data";

Deno.test("Dockerfile makes an image that starts, is healthy, serves, and stops on SIGTERM", async () => {
  await withFolder(async (folder) => {
    await followTo(folder, instructions);
    const server = new URL("_fresh/server.js", folder);
    const built = await Deno.stat(server);

    const app = await startApp({
      env: { HOST: "127.0.0.1", DATA_DIR: new URL("data", folder).pathname },
      command: [
        "env",
        "-C",
        folder.pathname,
        ...own(execForm(textsOf(instructions, "CMD")[0] ?? "")),
      ],
    });

    assert.equal(await statusOf(`${app.origin}/healthz`), 200);
    assert.equal(await statusOf(`${app.origin}/setup`), 200);
    assert.equal(await checkHealth(app.origin), 0);
    await stop(app, "SIGTERM");
    assert.match(app.output(), /stopped/);
    assert.notEqual(await checkHealth(app.origin), 0);
    assert.deepEqual((await Deno.stat(server)).mtime, built.mtime, "nothing is built again");
  });
});

Deno.test("Dockerfile calls an answer other than 200 unhealthy", async () => {
  const options = { hostname: "127.0.0.1", port: 0, onListen: () => {} };
  await using failing = Deno.serve(options, () => new Response(null, { status: 503 }));
  assert.equal(await checkHealth(`http://127.0.0.1:${failing.addr.port}`), 1);
});

Deno.test("Dockerfile installs before it copies what changes more often", () => {
  const steps = instructions.filter(({ keyword }) => ["COPY", "RUN"].includes(keyword));
  const install = steps.findIndex(({ text }) => text.startsWith("deno install --frozen"));
  const whole = steps.findIndex(({ text }) => text.endsWith(" . ."));
  assert.ok(install !== -1 && install < whole, `${install}, ${whole}`);
});

Deno.test("Dockerfile runs as deno, which owns the volume, and sets no secret", () => {
  const keywords = instructions.map(({ keyword }) => keyword);
  assert.deepEqual(textsOf(instructions, "USER"), ["deno"]);
  assert.ok(keywords.indexOf("USER") < keywords.indexOf("COPY"));
  assert.equal(textsOf(instructions, "RUN")[0], PREPARATION);
  assert.deepEqual(textsOf(instructions, "VOLUME"), ["/data"]);
  assert.deepEqual(textsOf(instructions, "ENV"), ["HOST=0.0.0.0 PORT=8000 DATA_DIR=/data"]);
  assert.deepEqual(textsOf(instructions, "ARG"), []);
  assert.deepEqual(textsOf(instructions, "EXPOSE"), ["8000"]);
});

Deno.test("Dockerfile starts the application itself, so that the signal of a stop reaches it", () => {
  assert.deepEqual(textsOf(instructions, "ENTRYPOINT"), ["[]"]);
  assert.deepEqual(textsOf(instructions, "STOPSIGNAL"), ["SIGTERM"]);
  assert.deepEqual(execForm(textsOf(instructions, "CMD")[0] ?? "").slice(0, 2), ["deno", "run"]);
});

Deno.test("Dockerfile uses the version of Deno that README and CI name", async () => {
  const [, version = ""] = /^denoland\/deno:(\d+\.\d+\.\d+)$/.exec(
    textsOf(instructions, "FROM")[0] ?? "",
  ) ?? [];
  for (const path of ["README.md", ".ci/run"]) {
    const text = await Deno.readTextFile(new URL(`../../${path}`, import.meta.url));
    const named = [...text.matchAll(/deno@([\d.]+)/g)].map(([, found]) => found);
    assert.ok(named.length > 0, path);
    assert.deepEqual(new Set(named), new Set([version]), path);
  }
});

Deno.test(".dockerignore lets through what runs, and no key, database or history", async () => {
  const names = await admittedNames();
  for (const name of [".git", ".env", "data", "node_modules", "_fresh", "coverage", "tests"]) {
    assert.equal(names.includes(name), false, name);
  }
  const files = await contextFiles();
  assert.ok(files.includes("commands/start.ts"));
  assert.deepEqual(files.filter((path) => /\.(env|key|pem)$|_test\.tsx?$/.test(path)), []);
});

/** Does what `docker build` would, but for users: copies from the context and runs. */
async function followTo(folder: URL, steps: readonly Instruction[]): Promise<void> {
  const context = await contextFiles();
  for (const { keyword, text } of steps) {
    if (keyword === "COPY") await copy(text, { context, folder });
    if (keyword === "RUN" && text !== PREPARATION) await runStep(text, folder);
  }
}

async function copy(
  text: string,
  { context, folder }: { context: readonly string[]; folder: URL },
): Promise<void> {
  const paths = text.split(" ").filter((word) => !word.startsWith("--"));
  const sources = paths.slice(0, -1);
  const destination = new URL(paths.at(-1) ?? "", folder);
  for (const source of sources) {
    const found = context.filter((path) => source === "." || path === source);
    assert.ok(found.length > 0, `the context has ${source}`);
    for (const path of found) {
      await copyFile(
        path,
        new URL(source === "." ? path : path.split("/").at(-1) ?? "", destination),
      );
    }
  }
}

async function runStep(text: string, folder: URL): Promise<void> {
  const [program = "", ...args] = own(text.split(" "));
  const { code, output } = await runIn(folder)({ program, args });
  assert.equal(code, 0, `${text}: ${output}`);
}

/** The command with the Deno that runs the tests. */
function own([program, ...args]: string[]): string[] {
  assert.equal(program, "deno");
  return [Deno.execPath(), ...args];
}

async function checkHealth(origin: string): Promise<number> {
  const [program = "", ...args] = own(execForm(/CMD (.*)$/.exec(healthCheck)?.[1] ?? ""));
  const env = { PORT: new URL(origin).port };
  return (await runIn(new URL("./", import.meta.url))({ program, args, env })).code;
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.body?.cancel();
  return answer.status;
}
