/** Copies of the project in a folder of their own, for commands that change where they run. */
import { runIn } from "../../commands/deploy/run_program.ts";
import { contextFiles } from "./docker_context.ts";

const ROOT = new URL("../../", import.meta.url);

/** A deploy block as `deno deploy create` writes it. */
export const DEPLOY_BLOCK = { org: "example", app: "feeds" };

/** Lends a folder that is gone afterwards. Its address ends in a slash. */
export async function withFolder(use: (folder: URL) => Promise<void>): Promise<void> {
  const path = await Deno.makeTempDir({ prefix: "feeds-copy-" });
  try {
    await use(new URL(`file://${path}/`));
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}

/** Lends a clone of what the application runs from, with an app to deploy to, all committed. */
export async function withClone(use: (folder: URL) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    for (const path of [...await contextFiles(), ".gitignore"]) {
      await copyFile(path, new URL(path, folder));
    }
    await changeProjectFile(folder, (file) => ({ ...file, deploy: DEPLOY_BLOCK }));
    await git(folder, "init", "--quiet");
    await commit(folder);
    await use(folder);
  });
}

/** Lends a folder with what the checks read of a project that can be deployed. */
export async function withProjectFile(use: (folder: URL) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    for (const path of ["deno.json", "deno.lock"]) await copyFile(path, new URL(path, folder));
    await changeProjectFile(folder, (file) => ({ ...file, deploy: DEPLOY_BLOCK }));
    await use(folder);
  });
}

/** Copies a file of the project, with the folders that it needs. */
export async function copyFile(path: string, to: URL): Promise<void> {
  await Deno.mkdir(new URL(".", to), { recursive: true });
  await Deno.copyFile(new URL(path, ROOT), to);
}

export async function changeProjectFile(
  folder: URL,
  change: (file: Record<string, unknown>) => unknown,
): Promise<void> {
  const location = new URL("deno.json", folder);
  const file = JSON.parse(await Deno.readTextFile(location));
  await Deno.writeTextFile(location, JSON.stringify(change(file), null, 2));
}

/** Replaces a text that stands in the file. */
export async function changeFile(location: URL, text: string, by: string): Promise<void> {
  const content = await Deno.readTextFile(location);
  if (!content.includes(text)) throw new Error(`Cannot change the file: it has no ${text}`);
  await Deno.writeTextFile(location, content.replace(text, by));
}

export async function commit(folder: URL): Promise<void> {
  await git(folder, "add", "--all");
  const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"];
  await git(folder, ...author, "commit", "--quiet", "--message", "x");
}

async function git(folder: URL, ...args: string[]): Promise<void> {
  const { code, output } = await runIn(folder)({ program: "git", args });
  if (code !== 0) throw new Error(`Cannot prepare the clone: ${output}`);
}
