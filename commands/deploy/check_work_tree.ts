/**
 * Whether the folder is a commit. `deno deploy` uploads the folder, files that git does not know yet
 * included and those of .gitignore left out, and nothing else would tell later what was deployed.
 */
import type { Finding, Project } from "./check.ts";

const NO_REPOSITORY = {
  wrong: "The folder is no git repository, so nothing would tell later what was deployed",
  right: "deploy from a clone in which git status succeeds",
};

export async function checkWorkTree({ run }: Pick<Project, "run">): Promise<Finding[]> {
  const changes = await listChanges(run);
  if (changes === undefined) return [NO_REPOSITORY];
  const [first] = changes;
  if (first === undefined) return [];
  return [{
    wrong: `The folder differs from its last commit in ${first}${andMore(changes.length - 1)}`,
    right: "commit that, ignore it, or take it back",
  }];
}

/** Paths from the root of the repository; undefined where there is none, or no git. */
async function listChanges(run: Project["run"]): Promise<string[] | undefined> {
  try {
    const { code, output } = await run({
      program: "git",
      args: ["status", "--porcelain", "--untracked-files=normal", "--", "."],
    });
    if (code !== 0) return undefined;
    return output.split("\n").filter((line) => line !== "").map((line) => line.slice(3));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

function andMore(count: number): string {
  return count === 0 ? "" : ` and ${count} more`;
}
