/** Each rule as a function that lists its breaches. */
import type { Import, Module, Source } from "./modules.ts";

/** The folders of lib/, lowest first: each imports only those before it. */
export const LAYERS = [
  "shared",
  "config",
  "log",
  "http",
  "i18n",
  "encryption",
  "limits",
  "tasks",
  "syndication",
  "work",
  "credentials",
  "contacts",
  "timeline",
  "feeds",
  "workspaces",
  "accounts",
  "openapi",
] as const;

interface Project {
  modules: Module[];
  sources: Source[];
}

type Rule = (project: Project) => string[];

/** Which tables a folder writes. The secrets of credential tables are ended by lib/credentials. */
const TABLE_OWNERS: Record<string, string[]> = {
  instance: ["lib/accounts", "lib/encryption"],
  users: ["lib/accounts"],
  sessions: ["lib/accounts", "lib/credentials"],
  recovery_links: ["lib/accounts", "lib/credentials"],
  audit_events: ["lib/work"],
  contacts: ["lib/contacts"],
  contact_imports: ["lib/contacts"],
  notes: ["lib/timeline"],
  activities: ["lib/timeline"],
  activity_contacts: ["lib/timeline"],
  reminders: ["lib/timeline"],
  reminder_completions: ["lib/timeline"],
  life_events: ["lib/timeline"],
  external_activities: ["lib/timeline"],
  gifts: ["lib/timeline"],
  feeds: ["lib/feeds", "lib/credentials"],
  api_tokens: ["lib/accounts", "lib/credentials"],
  workspaces: ["lib/workspaces"],
  workspace_members: ["lib/workspaces"],
  articles: ["lib/workspaces"],
  intelligence_feed_tokens: ["lib/workspaces", "lib/credentials"],
};

/**
 * Where what reads the world outside may be named, and nowhere else; where a shared cache is permitted
 * to keep something; and what the older Deno of Deno Deploy does not have.
 */
const CONFINED: { what: string; pattern: RegExp; files: RegExp }[] = [
  { what: "Date.now()", pattern: /\bDate\.now\(/, files: /^lib\/fresh\// },
  {
    what: "new Date() without argument",
    pattern: /\bnew Date\(\)/,
    files: /^(main\.ts$|islands\/|lib\/fresh\/)/,
  },
  {
    what: "fetch(",
    pattern: /(?<![.\w])fetch\(/,
    files: /^(islands\/|lib\/fresh\/|lib\/workspaces\/edge_cache\/purge_request\.ts$)/,
  },
  {
    what: "s-maxage",
    pattern: /s-maxage/,
    files: /^lib\/workspaces\/edge_cache\/edge_cache\.ts$/,
  },
  { what: "a key object", pattern: /\b(KeyObject|createSecretKey)\b/, files: /^$/ },
  { what: "Deno.env", pattern: /\bDeno\.env\b/, files: /^lib\/(config|fresh)\// },
];

const FORBIDDEN_NAME =
  /(^|\/)(utils?|helpers?|common|misc|managers?|services?|data|info)(\.[^/]+)?(\/|$)/;

export const RULES: Record<string, Rule> = {
  "a lib folder imports db/ and the lib folders below it": ({ modules }) =>
    breaches(modules, (module, imported) => {
      const layer = layerOf(module.path);
      if (layer === -1 || imported.target === null) return true;
      if (imported.target === "lib/site.ts" || imported.target === "lib/define.ts") {
        return imported.typeOnly;
      }
      const target = layerOf(imported.target);
      return imported.target.startsWith("db/") || (target !== -1 && target <= layer);
    }),
  "site.ts imports features as types alone": ({ modules }) =>
    breaches(
      modules,
      (module, { typeOnly, target }) =>
        module.path !== "lib/site.ts" || target === null || typeOnly,
    ),
  "db/ imports db/ and types of lib/shared/": ({ modules }) =>
    breaches(
      modules,
      (module, { target, typeOnly }) =>
        !module.path.startsWith("db/") || target === null || target.startsWith("db/") ||
        (target.startsWith("lib/shared/") && typeOnly),
    ),
  "routes/ imports lib/, islands/ and routes/": ({ modules }) =>
    breaches(
      modules,
      (module, { target }) =>
        !module.path.startsWith("routes/") || target === null ||
        /^(lib|islands|routes)\//.test(target),
    ),
  "islands/ imports lib/shared/, islands/ and (_components)": ({ modules }) =>
    breaches(
      modules,
      (module, { target }) =>
        !module.path.startsWith("islands/") || target === null ||
        /^(lib\/(shared|fresh)\/|islands\/|routes\/\(_components\)\/)/.test(target),
    ),
  "(_components) imports lib/shared/ alone": ({ modules }) =>
    breaches(
      modules,
      (module, { target }) =>
        !module.path.startsWith("routes/(_components)/") || target === null ||
        /^(lib\/(shared|fresh)\/|routes\/\(_components\)\/)/.test(target),
    ),
  "kysely is a value in queries, db/, lib/work/, lib/site.ts and main.ts alone": ({ modules }) =>
    breaches(
      modules,
      (module, { specifier, typeOnly }) =>
        !/^kysely(\/|$)/.test(specifier) || typeOnly ||
        /^(db\/|lib\/work\/|lib\/site\.ts$|main\.ts$|lib\/\w+\/queries(\.ts$|\/))/.test(
          module.path,
        ),
    ),
  "a feature's queries are imported by that feature alone": ({ modules }) =>
    breaches(modules, (module, { target }) => {
      const feature = /^(lib\/\w+)\/queries(\.ts$|\/)/.exec(target ?? "")?.[1];
      return feature === undefined || module.path.startsWith(`${feature}/`);
    }),
  "SQL statements begin in queries, db/, lib/work/ alone": ({ sources }) =>
    offending(
      sources,
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
      (path) => /^(db\/|lib\/work\/|lib\/\w+\/queries(\.ts$|\/))/.test(path),
    ),
  "each table is written by its owner": ({ sources }) =>
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*"(\w+)/g)]
        .filter(([, table]) =>
          !(TABLE_OWNERS[table ?? ""] ?? []).some((owner) => path.startsWith(`${owner}/`))
        )
        .map(([, table]) => `${path} writes ${table}`)
    ),
  "clock, network and environment appear in named files alone": ({ sources }) =>
    CONFINED.flatMap(({ what, pattern, files }) =>
      offending(sources, pattern, (path) => files.test(path)).map((path) => `${path}: ${what}`)
    ),
  "renderers, parsers and policies take no database and no clock": ({ modules }) =>
    breaches(
      modules,
      (module, { target }) =>
        !/^lib\/(syndication|http|shared|i18n|limits|feeds\/atom|workspaces\/rss|contacts\/vcard)/
          .test(
            module.path,
          ) ||
        target === null || !(target.startsWith("db/") || target === "lib/site.ts"),
    ),
  "no file or folder has a name that says nothing": ({ sources }) =>
    sources.map(({ path }) => path).filter((path) => FORBIDDEN_NAME.test(path)),
  "main.ts stays under 60 lines": ({ sources }) =>
    sources.filter(({ path, text }) => path === "main.ts" && text.split("\n").length > 60)
      .map(({ path }) => path),
};

function layerOf(path: string): number {
  const folder = /^lib\/(\w+)\//.exec(path)?.[1];
  return LAYERS.findIndex((layer) => layer === folder);
}

function breaches(
  modules: Module[],
  isAllowed: (module: Module, imported: Import) => boolean,
): string[] {
  return modules.flatMap((module) =>
    module.imports.filter((imported) => !isAllowed(module, imported))
      .map(({ specifier }) => `${module.path} imports ${specifier}`)
  );
}

function offending(
  sources: Source[],
  pattern: RegExp,
  isAllowed: (path: string) => boolean,
): string[] {
  return sources.filter(({ path, text }) => !isAllowed(path) && pattern.test(text))
    .map(({ path }) => path);
}
