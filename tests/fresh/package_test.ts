/** The bounds of the stand-in as a package. */

import assert from "node:assert/strict";

const folder = new URL("../../lib/fresh/", import.meta.url);

function listSources(at: URL): URL[] {
  return [...Deno.readDirSync(at)].flatMap(({ name, isDirectory }) => {
    if (isDirectory) return listSources(new URL(`${name}/`, at));
    return /\.tsx?$/.test(name) ? [new URL(name, at)] : [];
  });
}

Deno.test("lib/fresh stays below 1,000 lines", () => {
  const sources = listSources(folder);
  const lines = sources.map((file) => Deno.readTextFileSync(file).split("\n").length - 1);
  const total = lines.reduce((sum, count) => sum + count, 0);
  assert.ok(sources.length > 10);
  assert.ok(total < 1_000, `${total} lines`);
});

Deno.test("lib/fresh has the name, version and exports of the package that it stands in for", async () => {
  const config = JSON.parse(await Deno.readTextFile(new URL("deno.json", folder)));
  assert.equal(config.name, "@fresh/core");
  assert.equal(config.version, "2.3.3");
  // Imports of its own would hide the project's.
  assert.equal(config.imports, undefined);
  assert.deepEqual(Object.keys(config.exports), [".", "./runtime", "./dev", "./internal"]);
  for (const file of Object.values<string>(config.exports)) {
    assert.ok(Deno.statSync(new URL(file, folder)).isFile, file);
  }
});
