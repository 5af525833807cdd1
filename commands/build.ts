/** Builds the islands where the last build was made from other files. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { Builder } from "fresh/dev";

const ROOT = new URL("../", import.meta.url);
const STAMP = new URL("_fresh/stamp", ROOT);

/** All that a build depends on. */
const SOURCES = [
  "deno.json",
  "deno.lock",
  "lib",
  "islands",
  "routes",
  "static",
  "main.ts",
  "app.ts",
];

/** Writes `_fresh/`. Of several processes that start at once, one builds and the others wait. */
export async function buildIfStale(): Promise<void> {
  using lock = await Deno.open(new URL(".build.lock", ROOT), { create: true, write: true });
  await lock.lock(true);
  const stamp = await fingerprint();
  if (await lastStamp() === stamp) return;
  await new Builder({ root: fileURLToPath(ROOT) }).build();
  await Deno.writeTextFile(STAMP, stamp);
}

async function lastStamp(): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(STAMP);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** SHA-256 over the names and contents of the sources. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of await filesAt(new URL(source, ROOT))) {
      hash.update(file.href.slice(ROOT.href.length)).update(await Deno.readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesAt(location: URL): Promise<URL[]> {
  if (!(await Deno.stat(location)).isDirectory) return [location];
  const entries = await Array.fromAsync(Deno.readDir(location));
  const names = entries.map(({ name }) => encodeURIComponent(name)).sort();
  const nested = await Promise.all(
    names.map((name) => filesAt(new URL(`${location.href}/${name}`))),
  );
  return nested.flat();
}
