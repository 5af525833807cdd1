/** Whether the tests that the documents name exist. */

const ROOT = new URL("../", import.meta.url);

/** The first string of a call that registers a test, or its `name:`. */
const REGISTERED =
  /^[ \t]*(?:await )?(?:Deno\.test(?:\.\w+)?|\w+Test|testNeeding|\w+\.step)\(\s*(?:\{\s*name:\s*)?(?:"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/gm;

/** A call that registers a table of tests, each by its `name:`. */
const REGISTERED_TABLE = /^test[A-Z]\w*\(\[/m;

/** What a program puts into a name. */
const PLACEHOLDER = /\$\{[^}]*\}/g;

/** A shorter part of a name could stand in any. */
const TELLING_LENGTH = 12;

/**
 * Whether the file registers a test of that name, or one whose name holds it: the fixed part of a
 * generated name, which must be long enough to tell it from others.
 */
export async function hasTest(file: string, test: string): Promise<boolean> {
  const names = registeredTests(await readIfThere(file) ?? "");
  const fixedLength = test.replaceAll(PLACEHOLDER, "").trim().length;
  return names.some((name) =>
    name === test || (fixedLength >= TELLING_LENGTH && name.includes(test))
  );
}

/** Names as they stand in the source: with `${…}` where they are generated. */
export function registeredTests(source: string): string[] {
  const tabled = REGISTERED_TABLE.test(source) ? source.matchAll(/\bname: "([^"\\\n]*)"/g) : [];
  return [...source.matchAll(REGISTERED), ...tabled]
    .map(([, quoted, template]) => quoted ?? template ?? "");
}

/** The manual: README.md and everything below docs/. */
export async function listDocuments(): Promise<string[]> {
  return ["README.md", ...await documentsBelow("docs")];
}

async function documentsBelow(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(new URL(`${folder}/`, ROOT))) {
    if (isDirectory) paths.push(...await documentsBelow(`${folder}/${name}`));
    else if (name.endsWith(".md")) paths.push(`${folder}/${name}`);
  }
  return paths.sort();
}

/** The paths below `tests/` that the document names in backticks. */
export async function namedTestPaths(document: string): Promise<string[]> {
  const text = await readIfThere(document) ?? "";
  return [...text.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, path = ""]) => path);
}

/** Whether there is such a file or folder. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await Deno.stat(new URL(path, ROOT));
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** The cells of every row of the document's tables that have so many, heads left out. */
export async function tableRows(document: string, cells: number): Promise<string[][]> {
  const text = await readIfThere(document) ?? "";
  const rows = text.split("\n").filter((line) => line.startsWith("| "))
    .map((line) => line.slice(2, -2).split(" | ").map((cell) => cell.trim()));
  return rows.filter((row, index) => row.length === cells && !isHead(rows, index));
}

/** A head is what stands above the line of dashes, and that line. */
function isHead(rows: string[][], index: number): boolean {
  return isRule(rows[index]) || isRule(rows[index + 1]);
}

function isRule(row: string[] | undefined): boolean {
  return row !== undefined && row.every((cell) => /^-+$/.test(cell));
}

export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(new URL(path, ROOT));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
