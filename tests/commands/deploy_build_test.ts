/** What a deployment checks by running it: clones with a fault each, built and asked. */
import assert from "node:assert/strict";
import { checkBuild } from "../../commands/deploy/check_build.ts";
import { checkWorkTree } from "../../commands/deploy/check_work_tree.ts";
import { runIn } from "../../commands/deploy/run_program.ts";
import { changeFile, changeProjectFile, commit, withClone } from "./project_copy.ts";

const NO_SETTINGS = { hasToken: false, hasDatabase: false };

/** Kept out of every line that is said. */
const CANARY = "canary-of-a-secret";

const OPERATOR = {
  DENO_DEPLOY_TOKEN: `${CANARY}-token`,
  DATABASE_URL: `postgresql://feeds:${CANARY}@127.0.0.1:1/feeds`,
  ENCRYPTION_KEY: "00".repeat(32),
};

Deno.test("deno task deploy --check finds nothing in a clone that can be deployed", async () => {
  await withClone(async (folder) => {
    const { code, output } = await check(folder, OPERATOR);
    assert.equal(code, 0, output);
    assert.match(output, /^Nothing stands in the way of a deployment$/m);
    assert.equal(output.includes(CANARY), false, output);
  });
});

Deno.test("deno task deploy --check says all at once, ends with 1, and shows no secret", async () => {
  await withClone(async (folder) => {
    await changeProjectFile(folder, (file) => ({ ...file, deploy: { token: CANARY } }));
    await Deno.writeTextFile(new URL("notes.txt", folder), CANARY);

    const { code, output } = await check(folder, {
      DATABASE_URL: OPERATOR.DATABASE_URL,
      DENO_DEPLOY_TOKEN: "",
      ENCRYPTION_KEY: "",
    });

    assert.equal(code, 1, output);
    for (
      const line of [
        /^- The folder differs from its last commit in deno\.json and 1 more: /m,
        /^- deno\.json has no deploy block with org and app: .*deno deploy create --org /m,
        /^- The deploy block of deno\.json holds token: /m,
        /^- Nobody is at a terminal to sign in: set DENO_DEPLOY_TOKEN /m,
        /^- The built server does not answer \/healthz .*: Cannot start on PostgreSQL without ENCR/m,
      ]
    ) assert.match(output, line);
    assert.equal(output.includes(CANARY), false, output);
  });
});

Deno.test("deno task deploy refuses an argument that is not its own with one line", async () => {
  await withClone(async (folder) => {
    const { code, output } = await runIn(folder)({
      program: Deno.execPath(),
      args: ["task", "deploy", "--prod"],
    });
    assert.equal(code, 1);
    assert.match(output, /^Cannot deploy: deno task deploy takes --check, .*$/m);
    assert.doesNotMatch(output, /^ +at /m);
  });
});

Deno.test("checkBuild() finds that the build fails", async () => {
  await withClone(async (folder) => {
    await Deno.writeTextFile(new URL("islands/Broken.tsx", folder), "export function Broken( {");
    assert.deepEqual(await faultsOf(folder), ["The build fails"]);
  });
});

Deno.test("checkBuild() finds a server that starts on Deno Deploy without a database", async () => {
  await withClone(async (folder) => {
    const settings = new URL("lib/config/database_settings.ts", folder);
    await changeFile(settings, "if (onDeploy) {", "if (false) {");
    assert.deepEqual(await faultsOf(folder), [
      "The built server does not refuse to start on Deno Deploy without a database",
    ]);
  });
});

Deno.test("checkBuild() finds a server that needs its database before the first request", async () => {
  await withClone(async (folder) => {
    await changeFile(new URL("main.ts", folder), "if (!config.onDeploy) await", "await");
    assert.deepEqual(await faultsOf(folder), [
      "The built server does not answer /healthz in the environment of Deno Deploy",
    ]);
  });
});

Deno.test("checkBuild() finds a server whose /healthz does not answer 200", async () => {
  await withClone(async (folder) => {
    await Deno.remove(new URL("routes/healthz.ts", folder));
    const [finding] = await checkBuild({ run: runIn(folder), settings: NO_SETTINGS });
    assert.match(
      finding?.right ?? "",
      /^Cannot use the built server: it answered 404 to \/healthz$/,
    );
  });
});

Deno.test("checkWorkTree() takes a commit, ignored files beside it, and nothing else", async () => {
  await withClone(async (folder) => {
    const run = runIn(folder);
    assert.deepEqual(await checkWorkTree({ run }), []);
    await Deno.mkdir(new URL("data/", folder));
    await Deno.writeTextFile(new URL("data/encryption.key", folder), CANARY);
    assert.deepEqual(await checkWorkTree({ run }), []);
    await Deno.writeTextFile(new URL("new.ts", folder), "");
    assert.match((await checkWorkTree({ run }))[0]?.wrong ?? "", / in new\.ts$/);
    await commit(folder);
    assert.deepEqual(await checkWorkTree({ run }), []);
    await Deno.remove(new URL(".git", folder), { recursive: true });
    assert.match((await checkWorkTree({ run }))[0]?.wrong ?? "", /no git repository/);
  });
});

async function check(folder: URL, env: Record<string, string>) {
  return await runIn(folder)({
    program: Deno.execPath(),
    args: ["task", "deploy", "--check"],
    env: { NO_COLOR: "1", ...env },
  });
}

async function faultsOf(folder: URL): Promise<string[]> {
  const found = await checkBuild({ run: runIn(folder), settings: NO_SETTINGS });
  return found.map(({ wrong }) => wrong);
}
