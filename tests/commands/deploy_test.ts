/** What a deployment does, with programs that are said to have run. */
import assert from "node:assert/strict";
import { deploy, type Deploying } from "../../commands/deploy/deploy.ts";
import type { ProgramCall, Run } from "../../commands/deploy/run_program.ts";
import { WrongUse } from "../../commands/or_explain.ts";
import { changeProjectFile, withProjectFile } from "./project_copy.ts";

const REFUSAL = "Cannot start on Deno Deploy without a database, because its disk is not kept\n";

Deno.test("deploy() deploys to production where nothing stands in the way", async () => {
  await withReady(async (ready) => {
    const { code, said, calls } = await deployed([], ready);
    assert.deepEqual({ code, said }, { code: 0, said: [] });
    assert.deepEqual(calls.at(-1), {
      program: Deno.execPath(),
      args: ["deploy", "--prod"],
      isShown: true,
    });
  });
});

Deno.test("deploy() passes on what follows the dashes, and ends with the code of it", async () => {
  await withReady(async (ready) => {
    const passedOn = ["--json", "--non-interactive", "--check"];
    const { code, calls } = await deployed(["--", ...passedOn], { ...ready, deployCode: 3 });
    assert.equal(code, 3);
    assert.deepEqual(calls.at(-1)?.args, ["deploy", "--prod", ...passedOn]);
  });
});

Deno.test("deploy() stops after the checks where --check is given", async () => {
  await withReady(async (ready) => {
    const { code, said, calls } = await deployed(["--check", "--", "--json"], ready);
    assert.equal(code, 0);
    assert.deepEqual(said, ["Nothing stands in the way of a deployment"]);
    assert.deepEqual(calls.filter(({ args }) => args[0] === "deploy"), []);
  });
});

Deno.test("deploy() says every finding in a line of its own, and does not deploy", async () => {
  await withReady(async (ready) => {
    await changeProjectFile(ready.root, () => ({}));
    const { code, said, calls } = await deployed([], {
      ...ready,
      denoVersion: "2.4.9",
      settings: { hasToken: false, hasDatabase: false },
      status: " M main.ts\n",
    });
    assert.equal(code, 1);
    assert.equal(said[0], "Cannot deploy:");
    assert.deepEqual(said.slice(1).map((line) => line.split(/[ :]/, 3).join(" ")), [
      "- Deno 2.4.9",
      "- The folder",
      "- deno.json has",
      "- What is",
      "- Nobody is",
    ]);
    for (const line of said.slice(1)) assert.match(line, /^- [^\n:]+: [^\n]+[^.\n]$/);
    assert.deepEqual(calls.filter(({ args }) => args[0] === "deploy"), []);
  });
});

for (const args of [["--prod"], ["check"], ["--check", "--json"], [""], ["--help"]]) {
  Deno.test(`deploy() refuses the arguments ${JSON.stringify(args)}`, async () => {
    await withReady(async (ready) => {
      await assert.rejects(deployed(args, ready), (error) => {
        assert.ok(error instanceof WrongUse);
        assert.match(error.message, /^Cannot deploy: [^\n]*[^.\n]$/);
        return true;
      });
    });
  });
}

interface Ready extends Omit<Deploying, "run" | "say"> {
  /** What git says of the work tree. */
  status?: string;
  /** How `deno deploy` ends. */
  deployCode?: number;
}

/** Lends what a deployment is given when all is as it should be. */
async function withReady(use: (ready: Ready) => Promise<void>): Promise<void> {
  const settings = { hasToken: true, hasDatabase: false };
  await withProjectFile((root) =>
    use({ root, settings, isInteractive: false, denoVersion: "2.9.6" })
  );
}

async function deployed(
  args: string[],
  { status = "", deployCode = 0, ...ready }: Ready,
): Promise<{ code: number; said: string[]; calls: ProgramCall[] }> {
  const said: string[] = [];
  const calls: ProgramCall[] = [];
  const run: Run = (call) => {
    calls.push(call);
    if (call.program === "git") return Promise.resolve({ code: 0, output: status });
    if (call.args[0] === "deploy") return Promise.resolve({ code: deployCode, output: "" });
    const isRefused = call.env?.DATABASE_URL === "";
    return Promise.resolve(isRefused ? { code: 1, output: REFUSAL } : { code: 0, output: "" });
  };
  const code = await deploy(args, { ...ready, run, say: (line) => said.push(line) });
  return { code, said, calls };
}
