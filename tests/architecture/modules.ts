/** The module graph and the texts of the project's own files. */

export interface Module {
  /** Path from the root of the repository. */
  path: string;
  imports: Import[];
}

export interface Import {
  /** As written. */
  specifier: string;
  /** Path from the root of the repository, or null for a package. */
  target: string | null;
  typeOnly: boolean;
}

export interface Source {
  path: string;
  text: string;
}

const ROOT = new URL("../../", import.meta.url);
const FOLDERS = ["routes", "islands", "lib", "db", "commands"];

/** Every source file of the application, tests left out. */
export async function sourceFiles(): Promise<Source[]> {
  const paths = ["main.ts", "app.ts", "dev.ts", "fresh.config.ts"];
  for (const folder of FOLDERS) paths.push(...await filesBelow(folder));
  return await Promise.all(
    paths.map(async (path) => ({ path, text: await Deno.readTextFile(new URL(path, ROOT)) })),
  );
}

/** Paths of the TypeScript files in a folder of the project, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const entry of Deno.readDir(new URL(`${folder}/`, ROOT))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) paths.push(...await filesBelow(path));
    else if (/\.tsx?$/.test(entry.name)) paths.push(path);
  }
  return paths.sort();
}

interface DependencyInfo {
  specifier: string;
  code?: { specifier?: string };
  type?: { specifier?: string };
}

/** The graph as Deno resolves it. An import that has no code to load is a type import. */
export async function readModules(): Promise<Module[]> {
  const modules = new Map<string, Module>();
  for (const { path } of await sourceFiles()) {
    if (modules.has(path)) continue;
    for (const module of await readGraph(path)) modules.set(module.path, module);
  }
  return [...modules.values()];
}

async function readGraph(path: string): Promise<Module[]> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", path],
    cwd: ROOT,
    stdout: "piped",
    stderr: "piped",
  });
  const { stdout } = await command.output();
  const graph = JSON.parse(new TextDecoder().decode(stdout)) as {
    modules: { specifier: string; dependencies?: DependencyInfo[] }[];
  };
  const own = graph.modules.filter(({ specifier }) => localPath(specifier) !== null);
  return await Promise.all(own.map(async ({ specifier, dependencies = [] }) => {
    const modulePath = localPath(specifier) ?? "";
    const text = await Deno.readTextFile(new URL(modulePath, ROOT));
    return {
      path: modulePath,
      imports: dependencies.map((dependency) => ({
        specifier: dependency.specifier,
        target: localPath((dependency.code ?? dependency.type)?.specifier ?? ""),
        typeOnly: isTypeOnly(text, dependency.specifier),
      })),
    };
  }));
}

/** `deno info` loads what type imports name, so the statement itself has to be read. */
function isTypeOnly(text: string, specifier: string): boolean {
  const quoted = specifier.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const statements = text.matchAll(
    new RegExp(`^(?:import|export)\\s+([^;]*?)\\sfrom\\s+"${quoted}"`, "gm"),
  );
  const clauses = [...statements].map(([, clause]) => clause ?? "");
  return clauses.length > 0 && clauses.every((clause) => {
    if (/^type\s/.test(clause)) return true;
    const names = /^\{([^}]*)\}$/s.exec(clause)?.[1]?.split(",").map((name) => name.trim()) ?? [];
    const named = names.filter((name) => name !== "");
    return named.length > 0 && named.every((name) => name.startsWith("type "));
  });
}

function localPath(specifier: string): string | null {
  if (!specifier.startsWith(ROOT.href)) return null;
  const path = decodeURIComponent(specifier.slice(ROOT.href.length));
  return path.startsWith("node_modules/") ? null : path;
}
