/** What each check of a deployment finds, in a folder and in the words of programs. */
import assert from "node:assert/strict";
import type { Finding } from "../../commands/deploy/check.ts";
import { checkProjectFile, CREATE_APP } from "../../commands/deploy/check_project_file.ts";
import { checkRuntime } from "../../commands/deploy/check_runtime.ts";
import { checkToken } from "../../commands/deploy/check_token.ts";
import { checkWorkTree } from "../../commands/deploy/check_work_tree.ts";
import type { Ended, Run } from "../../commands/deploy/run_program.ts";
import { changeProjectFile, DEPLOY_BLOCK, withProjectFile } from "./project_copy.ts";

const VERSIONS = { "2.5.0": true, "2.9.6": true, "3.0.0": true, "2.4.9": false, "1.46.3": false };

for (const [denoVersion, isEnough] of Object.entries(VERSIONS)) {
  Deno.test(`checkRuntime() takes Deno 2.5 and newer: ${denoVersion}`, () => {
    assert.equal(checkRuntime({ denoVersion }).length, isEnough ? 0 : 1);
  });
}

Deno.test("checkWorkTree() names the first of the changes and counts the others", async () => {
  const found = await checkWorkTree({
    run: ended({ code: 0, output: " M a.ts\n?? b.ts\n?? c.ts\n" }),
  });
  assert.match(wrongOf(found), /^The folder differs from its last commit in a\.ts and 2 more$/);
  const one = await checkWorkTree({ run: ended({ code: 0, output: "?? b.ts\n" }) });
  assert.match(wrongOf(one), /in b\.ts$/);
});

Deno.test("checkWorkTree() finds a folder without repository, or a machine without git", async () => {
  const outside = await checkWorkTree({ run: ended({ code: 128, output: "fatal: canary\n" }) });
  assert.match(wrongOf(outside), /is no git repository/);
  const absent = await checkWorkTree({
    run: () => Promise.reject(new Deno.errors.NotFound("git")),
  });
  assert.deepEqual(absent, outside);
  const failing = () => Promise.reject(new Deno.errors.PermissionDenied("git"));
  await assert.rejects(async () => await checkWorkTree({ run: failing }), /git/);
});

const PROJECT_FILES: { name: string; file: unknown; finds: RegExp[] }[] = [
  { name: "org and app", file: {}, finds: [] },
  { name: "no block", file: { deploy: undefined }, finds: [/no deploy block/] },
  { name: "a block that is none", file: { deploy: "feeds" }, finds: [/no deploy block/] },
  { name: "an empty app", file: { deploy: { org: "x", app: "" } }, finds: [/no deploy block/] },
  { name: "an app of another type", file: { deploy: { org: "x", app: 1 } }, finds: [/no deploy/] },
  { name: "no org", file: { deploy: { app: "x" } }, finds: [/no deploy block/] },
  {
    name: "keys that would be lost",
    file: { deploy: { ...DEPLOY_BLOCK, include: [], entrypoint: "main.ts" } },
    finds: [/holds include, entrypoint$/],
  },
  {
    name: "such keys alone",
    file: { deploy: { include: [] } },
    finds: [/no deploy block/, /holds include$/],
  },
  { name: "no lock", file: { lock: undefined }, finds: [/not held by a lock/] },
  { name: "a lock that is not frozen", file: { lock: { frozen: false } }, finds: [/not held/] },
  { name: "a lock by its path alone", file: { lock: "deno.lock" }, finds: [/not held/] },
  { name: "a lock that is off", file: { lock: false }, finds: [/not held/] },
];

for (const { name, file, finds } of PROJECT_FILES) {
  Deno.test(`checkProjectFile() reads ${name}`, async () => {
    await withProjectFile(async (root) => {
      await changeProjectFile(root, (before) => ({ ...before, ...Object(file) }));
      assertFinds(await checkProjectFile({ root }), finds);
    });
  });
}

Deno.test("checkProjectFile() finds that deno.lock is absent, or a folder", async () => {
  await withProjectFile(async (root) => {
    await Deno.remove(new URL("deno.lock", root));
    assertFinds(await checkProjectFile({ root }), [/not held by a lock/]);
    await Deno.mkdir(new URL("deno.lock", root));
    assertFinds(await checkProjectFile({ root }), [/not held by a lock/]);
  });
});

for (const text of ["", "{", "// why\n{}", "[]", "null", '"text"', "\u0000\ufffd"]) {
  Deno.test(`checkProjectFile() finds that deno.json can't be read: ${JSON.stringify(text)}`, async () => {
    await withProjectFile(async (root) => {
      await Deno.writeTextFile(new URL("deno.json", root), text);
      assertFinds(await checkProjectFile({ root }), [/^deno\.json can't be read$/]);
      await Deno.remove(new URL("deno.json", root));
      assertFinds(await checkProjectFile({ root }), [/^deno\.json can't be read$/]);
    });
  });
}

Deno.test("checkProjectFile() gives the command that makes the app, with all that the app needs", async () => {
  await withProjectFile(async (root) => {
    await changeProjectFile(root, (file) => ({ ...file, deploy: undefined }));
    const [finding] = await checkProjectFile({ root });
    assert.ok(finding?.right.endsWith(CREATE_APP));
    const { tasks } = JSON.parse(await Deno.readTextFile(new URL("deno.json", root)));
    for (const [option, task] of [["build", "build"], ["pre-deploy", "migrate"]]) {
      assert.ok(CREATE_APP.includes(`--${option}-command 'deno task ${task}'`), String(option));
      assert.ok(task !== undefined && task in tasks, `there is a task ${task}`);
    }
    assert.match(CREATE_APP, /^deno deploy create .*--install-command 'deno install' /);
    assert.match(CREATE_APP, / --runtime-mode dynamic --entrypoint _fresh\/server\.js$/);
  });
});

Deno.test("docs/operations.md gives the command that makes the app, and the checks know it", async () => {
  const manual = await Deno.readTextFile(new URL("../../docs/operations.md", import.meta.url));
  assert.ok(manual.replaceAll(/ \\\n\s*/g, " ").split("\n").includes(CREATE_APP));
});

const TOKENS: { name: string; given: Parameters<typeof checkToken>[0]; isEnough: boolean }[] = [
  { name: "nobody and nothing", given: signIn({}), isEnough: false },
  { name: "a terminal", given: signIn({ isInteractive: true }), isEnough: true },
  { name: "a token in the environment", given: signIn({ hasToken: true }), isEnough: true },
  { name: "--token x", given: signIn({ passedOn: ["--token", "x"] }), isEnough: true },
  { name: "--token=x", given: signIn({ passedOn: ["--json", "--token=x"] }), isEnough: true },
  { name: "--tokens", given: signIn({ passedOn: ["--tokens"] }), isEnough: false },
];

for (const { name, given, isEnough } of TOKENS) {
  Deno.test(`checkToken() is ${isEnough ? "" : "not "}content with ${name}`, () => {
    const found = checkToken(given);
    assert.equal(found.length, isEnough ? 0 : 1);
    if (!isEnough) assert.match(found[0]?.right ?? "", /DENO_DEPLOY_TOKEN/);
  });
}

function signIn(
  { hasToken = false, ...others }: {
    hasToken?: boolean;
    isInteractive?: boolean;
    passedOn?: string[];
  },
): Parameters<typeof checkToken>[0] {
  return {
    isInteractive: false,
    passedOn: [],
    ...others,
    settings: { hasToken, hasDatabase: false },
  };
}

function ended(end: Ended): Run {
  return () => Promise.resolve(end);
}

function wrongOf(findings: readonly Finding[]): string {
  assert.equal(findings.length, 1);
  return findings[0]?.wrong ?? "";
}

function assertFinds(findings: readonly Finding[], expected: readonly RegExp[]): void {
  assert.equal(findings.length, expected.length, JSON.stringify(findings));
  for (const [index, pattern] of expected.entries()) {
    assert.match(findings[index]?.wrong ?? "", pattern);
  }
}
