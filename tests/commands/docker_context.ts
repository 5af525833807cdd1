/** What `docker build` reads: the instructions, and the files that `.dockerignore` lets through. */

const ROOT = new URL("../../", import.meta.url);

export interface Instruction {
  keyword: string;
  /** What follows the keyword, continued lines joined. */
  text: string;
}

export async function readDockerfile(): Promise<Instruction[]> {
  const text = await Deno.readTextFile(new URL("Dockerfile", ROOT));
  const lines = text.split("\n").filter((line) => !/^\s*(#|$)/.test(line)).join("\n");
  return lines.replaceAll(/\\\n\s*/g, "").split("\n").map((line) => {
    const [, keyword = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { keyword, text: rest };
  });
}

/** What follows each instruction of that kind, in order. */
export function textsOf(instructions: readonly Instruction[], keyword: string): string[] {
  return instructions.filter((one) => one.keyword === keyword).map(({ text }) => text);
}

/** A command in its exec form. */
export function execForm(text: string): string[] {
  const command: unknown = JSON.parse(text);
  if (!Array.isArray(command)) throw new Error(`Cannot read ${text}: it is no exec form`);
  return command.map(String);
}

/**
 * The patterns of `.dockerignore`, of which this reads what the file uses: everything is left out
 * but the names that a `!` lets through.
 */
export async function admittedNames(): Promise<string[]> {
  const text = await Deno.readTextFile(new URL(".dockerignore", ROOT));
  const [all, ...patterns] = text.split("\n").filter((line) => !/^\s*(#|$)/.test(line));
  if (all !== "*" || patterns.some((pattern) => !/^![\w.]+$/.test(pattern))) {
    throw new Error("Cannot read .dockerignore: its patterns are of another kind");
  }
  return patterns.map((pattern) => pattern.slice(1));
}

/** Paths from the root of the project, as `docker build` sends them. */
export async function contextFiles(): Promise<string[]> {
  const names = await admittedNames();
  return (await Promise.all(names.map(filesAt))).flat();
}

async function filesAt(path: string): Promise<string[]> {
  if ((await Deno.stat(new URL(path, ROOT))).isFile) return [path];
  const entries = await Array.fromAsync(Deno.readDir(new URL(`${path}/`, ROOT)));
  return (await Promise.all(entries.map(({ name }) => filesAt(`${path}/${name}`)))).flat();
}
