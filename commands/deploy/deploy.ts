/** The preflight of a deployment, and the deployment that follows it. */
import { WrongUse } from "../or_explain.ts";
import type { Check, Finding, Project } from "./check.ts";
import { checkBuild } from "./check_build.ts";
import { checkProjectFile } from "./check_project_file.ts";
import { checkRuntime } from "./check_runtime.ts";
import { checkToken } from "./check_token.ts";
import { checkWorkTree } from "./check_work_tree.ts";

export interface Deploying extends Omit<Project, "passedOn"> {
  /** Takes one line of what the operator reads. */
  say(line: string): void;
}

/** The build comes last, for it takes seconds. */
const CHECKS: readonly Check[] = [
  checkRuntime,
  checkWorkTree,
  checkProjectFile,
  checkToken,
  checkBuild,
];

/**
 * The exit code: 1 where a check has findings, else that of `deno deploy`, which runs only then. With
 * `--check` nothing is deployed.
 *
 * @throws {WrongUse} for an argument that is not this command's.
 */
export async function deploy(
  args: readonly string[],
  { say, ...surroundings }: Deploying,
): Promise<number> {
  const { isCheckAlone, passedOn } = readArguments(args);
  const project: Project = { ...surroundings, passedOn };
  const findings = await runChecks(project);
  if (findings.length > 0) {
    say("Cannot deploy:");
    for (const { wrong, right } of findings) say(`- ${wrong}: ${right}`);
    return 1;
  }
  if (isCheckAlone) {
    say("Nothing stands in the way of a deployment");
    return 0;
  }
  const { code } = await project.run({
    program: Deno.execPath(),
    args: ["deploy", "--prod", ...passedOn],
    isShown: true,
  });
  return code;
}

function readArguments(args: readonly string[]) {
  const dashes = args.indexOf("--");
  const own = dashes === -1 ? args : args.slice(0, dashes);
  const passedOn = dashes === -1 ? [] : args.slice(dashes + 1);
  if (own.some((arg) => arg !== "--check")) {
    throw new WrongUse(
      "Cannot deploy: deno task deploy takes --check, and after -- what deno deploy takes",
    );
  }
  return { isCheckAlone: own.length > 0, passedOn };
}

async function runChecks(project: Project): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...await check(project));
  return findings;
}
