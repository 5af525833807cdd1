/** The classes of the markup and the rules of the style: each has the other. */
import assert from "node:assert/strict";

const ROOT = new URL("../../", import.meta.url);

async function filesBelow(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(new URL(folder, ROOT))) {
    const path = `${folder}${name}`;
    if (isDirectory) files.push(...await filesBelow(`${path}/`));
    else if (path.endsWith(".tsx")) files.push(path);
  }
  return files;
}

function read(path: string): Promise<string> {
  return Deno.readTextFile(new URL(path, ROOT));
}

/** The value of a class attribute: a text, or code with texts in it. */
const CLASS_ATTRIBUTE = /\bclass(?:Name)?=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;

/** The words of each class attribute; of one that is put together, only what stands there. */
function classesIn(markup: string): string[] {
  return [...markup.matchAll(CLASS_ATTRIBUTE)].flatMap(([, text, code = ""]) => {
    if (text !== undefined) return text.split(" ");
    const values = code.replaceAll(/[=!]== "[^"]*"/g, "").match(/"[^"]*"|`[^`]*`/g) ?? [];
    return values.flatMap((value) => value.slice(1, -1).split(" "));
  }).filter((name) => !name.includes("${"));
}

async function styledClasses(): Promise<string[]> {
  const style = (await read("static/styles.css")).replaceAll(/\/\*[^]*?\*\//g, "");
  const selectors = style.match(/[^{};]+(?=\{)/g) ?? [];
  const names = selectors.flatMap((text) => text.match(/(?<=\.)[a-z][a-z-]*/g) ?? []);
  return [...new Set(names)];
}

const files = [...await filesBelow("routes/"), ...await filesBelow("islands/")];
const markup = (await Promise.all(files.map(read))).join("\n");
const styled = await styledClasses();

Deno.test("every class of the markup has a rule in the style", () => {
  const used = new Set(classesIn(markup));

  assert.ok(used.size > 40, `${used.size} classes`);
  assert.deepEqual([...used].filter((name) => !styled.includes(name)), []);
});

/** What the end of a class is, where `button-${tone}` puts it together. */
const ENDS = /(?<=^(?:button|preview)-)(?:primary|quiet|ending|headlines|full)$/;

Deno.test("every class of the style is of use in the markup", () => {
  const isUsed = (name: string) =>
    new RegExp(`["\`\\s]${name.replace(ENDS, "\\$")}(?![\\w-])`).test(markup);

  assert.deepEqual(styled.filter((name) => !isUsed(name)), []);
});
