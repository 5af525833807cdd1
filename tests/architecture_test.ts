/** The rules of who may import whom, and of what appears where (DESIGN section 3). */
import assert from "node:assert/strict";
import { LAYERS, RULES } from "./architecture/rules.ts";
import { readModules, sourceFiles } from "./architecture/modules.ts";

const modules = await readModules();
const sources = await sourceFiles();

for (const [rule, findBreaches] of Object.entries(RULES)) {
  Deno.test(`architecture: ${rule}`, () => {
    assert.deepEqual(findBreaches({ modules, sources }), []);
  });
}

/** A breach of each rule: a file with what it imports or says. */
const BREACHES: Record<string, { path: string; imports?: string[]; text?: string }> = {
  "a lib folder imports db/ and the lib folders below it": {
    path: "lib/feeds/x.ts",
    imports: ["lib/accounts/users.ts"],
  },
  "site.ts imports features as types alone": { path: "lib/site.ts", imports: ["lib/log/log.ts"] },
  "db/ imports db/ and types of lib/shared/": { path: "db/x.ts", imports: ["lib/log/log.ts"] },
  "routes/ imports lib/, islands/ and routes/": {
    path: "routes/x.ts",
    imports: ["db/database.ts"],
  },
  "islands/ imports lib/shared/, islands/ and (_components)": {
    path: "islands/X.tsx",
    imports: ["lib/i18n/translator.ts"],
  },
  "(_components) imports lib/shared/ alone": {
    path: "routes/(_components)/X.tsx",
    imports: ["islands/CopyButton.tsx"],
  },
  "kysely is a value in queries, db/, lib/work/, lib/site.ts and main.ts alone": {
    path: "lib/feeds/x.ts",
    imports: ["kysely"],
  },
  "a feature's queries are imported by that feature alone": {
    path: "lib/accounts/x.ts",
    imports: ["lib/feeds/queries.ts"],
  },
  "SQL statements begin in queries, db/, lib/work/ alone": {
    path: "lib/feeds/x.ts",
    text: 'db.selectFrom("feeds")',
  },
  "each table is written by its owner": {
    path: "lib/contacts/queries.ts",
    text: 'tx.updateTable("users")',
  },
  "clock, network and environment appear in named files alone": {
    path: "lib/feeds/x.ts",
    text: "const now = new Date();",
  },
  "renderers, parsers and policies take no database and no clock": {
    path: "lib/feeds/atom.ts",
    imports: ["db/database.ts"],
  },
  "no file or folder has a name that says nothing": { path: "lib/feeds/utils.ts" },
  "main.ts stays under 60 lines": { path: "main.ts", text: "\n".repeat(60) },
};

for (const [rule, findBreaches] of Object.entries(RULES)) {
  Deno.test(`architecture: a breach is found of: ${rule}`, () => {
    const breach = BREACHES[rule];
    assert.ok(breach, "each rule has an example of its breach");
    const { path, imports = [], text = "" } = breach;
    const module = {
      path,
      imports: imports.map((specifier) => ({
        specifier,
        target: specifier.includes("/") ? specifier : null,
        typeOnly: false,
      })),
    };
    assert.equal(findBreaches({ modules: [module], sources: [{ path, text }] }).length, 1);
  });
}

Deno.test("architecture: every folder of lib/ stands in LAYERS or outside it by name", async () => {
  const outside = ["fresh"];
  const folders: string[] = [];
  for await (const entry of Deno.readDir(new URL("../lib", import.meta.url))) {
    if (entry.isDirectory) folders.push(entry.name);
  }
  const known: readonly string[] = [...LAYERS, ...outside];
  assert.deepEqual(folders.filter((folder) => !known.includes(folder)), []);
});
