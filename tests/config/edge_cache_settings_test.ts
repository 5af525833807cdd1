/** EDGE_CACHE and the variables of each edge cache: what is taken, and what stops the start. */
import assert from "node:assert/strict";
import { readConfig } from "../../lib/config/config.ts";
import { ConfigError } from "../../lib/config/config_error.ts";
import type { EdgeCacheSettings } from "../../lib/config/edge_cache_settings.ts";

type Env = Record<string, string>;

const FRONTEND_URL = "https://feeds.example.org";
const ZONE = "023e105f4ecef8ad9ca31a8372d0c353";

const ON_DEPLOY: Env = {
  FRONTEND_URL,
  DENO_DEPLOY: "true",
  DATABASE_URL: "postgresql://app:pass@db:5432/app",
  ENCRYPTION_KEY: "00".repeat(32),
};
const VERCEL: Env = {
  FRONTEND_URL,
  EDGE_CACHE: "vercel",
  VERCEL_TOKEN: "canaryVercel",
  VERCEL_PROJECT: "canary-project",
};
const CLOUDFLARE: Env = {
  FRONTEND_URL,
  EDGE_CACHE: "cloudflare",
  CLOUDFLARE_API_TOKEN: "canary_Cloudflare-1",
  CLOUDFLARE_ZONE_ID: ZONE,
};
const VARNISH: Env = {
  FRONTEND_URL,
  EDGE_CACHE: "varnish",
  VARNISH_PURGE_URLS: "http://10.0.0.1:6081",
};

const VERCEL_SETTINGS = {
  kind: "vercel",
  token: "canaryVercel",
  project: "canary-project",
  teamId: null,
} as const;

const TAKEN: { name: string; env: Env; expected: EdgeCacheSettings }[] = [
  { name: "none", env: {}, expected: { kind: "none" } },
  { name: "an empty one for none", env: { EDGE_CACHE: "" }, expected: { kind: "none" } },
  { name: "none on Deno Deploy", env: ON_DEPLOY, expected: { kind: "none" } },
  {
    name: "deno-deploy",
    env: { ...ON_DEPLOY, EDGE_CACHE: "deno-deploy" },
    expected: { kind: "deno-deploy" },
  },
  {
    name: "vercel",
    env: VERCEL,
    expected: VERCEL_SETTINGS,
  },
  {
    name: "vercel with a team",
    env: { ...VERCEL, VERCEL_PROJECT: "prj_Xy12", VERCEL_TEAM_ID: "team_Xy12" },
    expected: { ...VERCEL_SETTINGS, project: "prj_Xy12", teamId: "team_Xy12" },
  },
  {
    name: "vercel with an empty team",
    env: { ...VERCEL, VERCEL_TEAM_ID: "" },
    expected: VERCEL_SETTINGS,
  },
  {
    name: "cloudflare",
    env: CLOUDFLARE,
    expected: { kind: "cloudflare", apiToken: "canary_Cloudflare-1", zoneId: ZONE },
  },
  {
    name: "varnish",
    env: VARNISH,
    expected: { kind: "varnish", purgeUrls: ["http://10.0.0.1:6081"] },
  },
  {
    name: "varnish on several nodes",
    env: {
      ...VARNISH,
      VARNISH_PURGE_URLS: "http://one/, HTTPS://Two.example:443 ,http://[::1]:80",
    },
    expected: { kind: "varnish", purgeUrls: ["http://one", "https://two.example", "http://[::1]"] },
  },
  {
    name: "other programs' tokens for what they are",
    env: { VERCEL_TOKEN: "a b", CLOUDFLARE_API_TOKEN: "c d", CLOUDFLARE_ZONE_ID: "e" },
    expected: { kind: "none" },
  },
];

for (const { name, env, expected } of TAKEN) {
  Deno.test(`readConfig() takes EDGE_CACHE: ${name}`, () => {
    const { edgeCache } = readConfig(env);

    assert.deepEqual(edgeCache, expected);
    assert.ok(Object.isFrozen(edgeCache));
    assert.ok(edgeCache.kind !== "varnish" || Object.isFrozen(edgeCache.purgeUrls));
  });
}

/** Values of one variable, in an environment that is right otherwise. */
const REFUSED: { variable: string; env: Env; values: (string | undefined)[] }[] = [
  {
    variable: "EDGE_CACHE",
    env: VARNISH,
    values: ["canary", "Varnish", " varnish", "none", "*", "true", "vercel,cloudflare"],
  },
  { variable: "VERCEL_TOKEN", env: VERCEL, values: [undefined, "", "canary x", "canary\n", "é"] },
  {
    variable: "VERCEL_PROJECT",
    env: VERCEL,
    values: [undefined, "", "canary/x", "canary x", "canary\n", "canary&teamId=x", "x".repeat(101)],
  },
  {
    variable: "VERCEL_TEAM_ID",
    env: VERCEL,
    values: ["canary", "team_", "team_canary&x", "team_canary\n"],
  },
  {
    variable: "CLOUDFLARE_API_TOKEN",
    env: CLOUDFLARE,
    values: [undefined, "", "canary x", "canary\r\nx: y"],
  },
  {
    variable: "CLOUDFLARE_ZONE_ID",
    env: CLOUDFLARE,
    values: [
      ...[undefined, "", "canary", ZONE.toUpperCase(), ZONE.replace("0", "g"), `${ZONE}\n`],
      ...[ZONE.slice(1), `${ZONE}0`, `../${ZONE.slice(3)}`],
    ],
  },
  {
    variable: "VARNISH_PURGE_URLS",
    env: VARNISH,
    values: [
      ...[undefined, "", " ", ",", "canary", "canary:6081", "10.0.0.1:6081", "ftp://canary"],
      ...["http://", "http://canary/path", "http://canary/?x", "http://canary/#x"],
      ...["http://user:canary@one", "http://one,", "http://one,,http://two"],
      ...["http://one http://canary", "http://one;http://canary"],
    ],
  },
];

for (const { variable, env, values } of REFUSED) {
  for (const value of values) {
    const shown = value === undefined ? "that is missing" : JSON.stringify(value.slice(0, 40));
    Deno.test(`readConfig() refuses ${variable} ${shown} in one line`, () => {
      const { [variable]: _replaced, ...rest } = env;
      const changed = value === undefined ? rest : { ...rest, [variable]: value };
      assertRefused(changed, new RegExp(`^Cannot read ${variable}: it takes [^\n]+[^.\n]$`));
    });
  }
}

for (const env of [VERCEL, CLOUDFLARE, VARNISH, { ...ON_DEPLOY, EDGE_CACHE: "deno-deploy" }]) {
  for (const frontendUrl of ["", "*"]) {
    Deno.test(`readConfig() refuses ${env.EDGE_CACHE} with FRONTEND_URL "${frontendUrl}"`, () => {
      assertRefused(
        { ...env, FRONTEND_URL: frontendUrl },
        /^Cannot use EDGE_CACHE without FRONTEND_URL: set it to the public http or https origin/,
      );
    });
  }
}

Deno.test("readConfig() refuses deno-deploy outside Deno Deploy", () => {
  assertRefused(
    { ...ON_DEPLOY, DENO_DEPLOY: "", EDGE_CACHE: "deno-deploy" },
    /^Cannot use EDGE_CACHE=deno-deploy outside Deno Deploy[^\n]+$/,
  );
});

for (const env of [VERCEL, CLOUDFLARE, VARNISH]) {
  Deno.test(`readConfig() refuses ${env.EDGE_CACHE} on Deno Deploy`, () => {
    assertRefused(
      { ...ON_DEPLOY, ...env },
      new RegExp(`^Cannot use EDGE_CACHE=${env.EDGE_CACHE} on Deno Deploy[^\n]+[^.\n]$`),
    );
  });
}

for (const env of [{ FRONTEND_URL }, VERCEL, CLOUDFLARE]) {
  Deno.test(`readConfig() refuses Varnish nodes beside ${env.EDGE_CACHE ?? "no edge cache"}`, () => {
    assertRefused(
      { ...env, VARNISH_PURGE_URLS: "http://canary:6081" },
      /^Cannot use VARNISH_PURGE_URLS without EDGE_CACHE=varnish[^\n]+$/,
    );
  });
}

function assertRefused(env: Env, message: RegExp): void {
  assert.throws(() => readConfig(env), (error) => {
    assert.ok(error instanceof ConfigError);
    assert.match(error.message, message);
    assert.doesNotMatch(Deno.inspect(error), /canary/i);
    return true;
  });
}
