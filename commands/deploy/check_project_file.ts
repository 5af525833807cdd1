/** Whether deno.json names the app and freezes the lock. */
import { z } from "zod";
import type { Finding, Project } from "./check.ts";

const text = z.string().min(1);

/** What a deployment reads of deno.json. What has another shape is as good as absent. */
const projectFile = z.object({
  deploy: z.record(z.string(), z.unknown()).optional().catch(undefined),
  lock: z.object({ frozen: z.literal(true) }).optional().catch(undefined),
});

type ProjectFile = z.infer<typeof projectFile>;

/** All that makes the app is given, so that nothing is guessed from the files. */
export const CREATE_APP = [
  "deno deploy create --org <organization> --app <app> --source local --region eu",
  "--do-not-use-detected-build-config --install-command 'deno install'",
  "--build-command 'deno task build' --pre-deploy-command 'deno task migrate'",
  "--build-timeout 5 --build-memory-limit 1024",
  "--runtime-mode dynamic --entrypoint _fresh/server.js",
].join(" ");

export async function checkProjectFile({ root }: Pick<Project, "root">): Promise<Finding[]> {
  const file = await readProjectFile(root);
  if (file === undefined) {
    return [{
      wrong: "deno.json can't be read",
      right: "it takes one JSON object, without comments",
    }];
  }
  return [...checkDeployBlock(file), ...await checkLock(file, root)];
}

async function readProjectFile(root: URL): Promise<ProjectFile | undefined> {
  try {
    return projectFile.parse(JSON.parse(await Deno.readTextFile(new URL("deno.json", root))));
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}

function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof z.ZodError ||
    error instanceof Deno.errors.NotFound;
}

/** `deno deploy` writes the block anew each time, with these two keys alone. */
function checkDeployBlock({ deploy = {} }: ProjectFile): Finding[] {
  const { org, app, ...others } = deploy;
  const findings: Finding[] = [];
  if (!text.safeParse(org).success || !text.safeParse(app).success) {
    findings.push({
      wrong: "deno.json has no deploy block with org and app",
      right: `make the app once, which writes it, and commit it: ${CREATE_APP}`,
    });
  }
  if (Object.keys(others).length > 0) {
    findings.push({
      wrong: `The deploy block of deno.json holds ${Object.keys(others).join(", ")}`,
      right:
        "keep org and app there alone, for the deployment overwrites the rest; commands belong " +
        "to the app",
    });
  }
  return findings;
}

async function checkLock({ lock }: ProjectFile, root: URL): Promise<Finding[]> {
  if (lock !== undefined && await isFile(new URL("deno.lock", root))) return [];
  return [{
    wrong: "What is installed is not held by a lock",
    right:
      'deno.json takes "lock": { "path": "deno.lock", "frozen": true }, and deno.lock stands ' +
      "beside it",
  }];
}

async function isFile(location: URL): Promise<boolean> {
  try {
    return (await Deno.stat(location)).isFile;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
