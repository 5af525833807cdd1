/** Whether the tests that a document names exist. */

const ROOT = new URL("../", import.meta.url);

/** Whether a string of the file, which begins a test's name or is part of it, holds the text. */
export async function hasTest(file: string, test: string): Promise<boolean> {
  const text = await readIfThere(file);
  if (text === undefined) return false;
  const strings = text.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return strings.some((string) => string.includes(test));
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
