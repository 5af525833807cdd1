/** Which edge cache stands in front, in the environment. */
import { ConfigError } from "./config_error.ts";
import { type Environment, readChoice } from "./environment.ts";

const EDGE_CACHES = ["deno-deploy", "vercel", "cloudflare", "varnish"] as const;

export interface VercelSettings {
  readonly kind: "vercel";
  readonly token: string;
  /** Its name or id. */
  readonly project: string;
  /** Null for a project of the token's own user. */
  readonly teamId: string | null;
}

export interface CloudflareSettings {
  readonly kind: "cloudflare";
  readonly apiToken: string;
  readonly zoneId: string;
}

export interface VarnishSettings {
  readonly kind: "varnish";
  /** The origin of each node, without a trailing slash; at least one. */
  readonly purgeUrls: readonly string[];
}

export type EdgeCacheSettings =
  | { readonly kind: "none" }
  | { readonly kind: "deno-deploy" }
  | VercelSettings
  | CloudflareSettings
  | VarnishSettings;

/** What a variable takes, said to the operator. */
interface Variable {
  pattern: RegExp;
  takes: string;
}

const TOKEN = /^[\x21-\x7e]+$/;

const VARIABLES = {
  VERCEL_TOKEN: { pattern: TOKEN, takes: "an access token of Vercel" },
  VERCEL_PROJECT: { pattern: /^[\w.-]{1,100}$/, takes: "the name or the id of a Vercel project" },
  VERCEL_TEAM_ID: {
    pattern: /^team_[a-z0-9]+$/i,
    takes: "the id of a Vercel team, which begins with team_, or nothing",
  },
  CLOUDFLARE_API_TOKEN: {
    pattern: TOKEN,
    takes: "an API token of Cloudflare that may purge the zone's cache",
  },
  CLOUDFLARE_ZONE_ID: {
    pattern: /^[0-9a-f]{32}$/,
    takes: "the id of a Cloudflare zone: 32 hexadecimal digits in lower case",
  },
} satisfies Record<string, Variable>;

/**
 * EDGE_CACHE and the variables of the one that it names. Those of the others are left alone: their
 * vendors' own tools read them too. VARNISH_PURGE_URLS is nobody's but ours.
 *
 * @throws {ConfigError}
 */
export function readEdgeCache(
  env: Environment,
  { frontendUrl, onDeploy }: { frontendUrl: string | null; onDeploy: boolean },
): EdgeCacheSettings {
  const kind = readChoice<EdgeCacheSettings["kind"]>(env, {
    name: "EDGE_CACHE",
    choices: EDGE_CACHES,
    preset: "none",
  });
  if (kind !== "varnish") refuseUnaskedVarnish(env);
  if (kind !== "none") {
    requireFrontendUrl(frontendUrl);
    requirePlatform(kind, onDeploy);
  }
  return Object.freeze(readSettings(env, kind));
}

function readSettings(env: Environment, kind: EdgeCacheSettings["kind"]): EdgeCacheSettings {
  switch (kind) {
    case "none":
    case "deno-deploy":
      return { kind };
    case "vercel":
      return {
        kind,
        token: readRequired(env, "VERCEL_TOKEN"),
        project: readRequired(env, "VERCEL_PROJECT"),
        teamId: env.VERCEL_TEAM_ID ? readRequired(env, "VERCEL_TEAM_ID") : null,
      };
    case "cloudflare":
      return {
        kind,
        apiToken: readRequired(env, "CLOUDFLARE_API_TOKEN"),
        zoneId: readRequired(env, "CLOUDFLARE_ZONE_ID"),
      };
    case "varnish":
      return { kind, purgeUrls: readPurgeUrls(env.VARNISH_PURGE_URLS) };
    default:
      return kind satisfies never;
  }
}

function readRequired(env: Environment, name: keyof typeof VARIABLES): string {
  const { pattern, takes } = VARIABLES[name];
  const value = env[name] ?? "";
  if (pattern.test(value)) return value;
  throw new ConfigError(`Cannot read ${name}: it takes ${takes}`);
}

/** Blanks around an origin are the parser's to drop. */
function readPurgeUrls(text = ""): readonly string[] {
  return Object.freeze(
    text.split(",").map((part) => {
      const url = URL.parse(part);
      const isBareOrigin = url !== null && /^https?:$/.test(url.protocol) &&
        url.href === `${url.origin}/`;
      if (isBareOrigin) return url.origin;
      throw new ConfigError(
        "Cannot read VARNISH_PURGE_URLS: it takes the http or https origin of each Varnish node, " +
          "with commas between them, like http://10.0.0.1:6081, http://10.0.0.2:6081",
      );
    }),
  );
}

/** Another cache's headers would let that Varnish keep feeds, and nothing would purge it. */
function refuseUnaskedVarnish(env: Environment): void {
  if (!env.VARNISH_PURGE_URLS) return;
  throw new ConfigError(
    "Cannot use VARNISH_PURGE_URLS without EDGE_CACHE=varnish: set that too, or leave it out",
  );
}

/** A cached feed leads everybody to one address, which must not be what the first request said. */
function requireFrontendUrl(frontendUrl: string | null): void {
  if (frontendUrl !== null) return;
  throw new ConfigError(
    "Cannot use EDGE_CACHE without FRONTEND_URL: set it to the public http or https origin, like " +
      "https://feeds.example.org",
  );
}

/** Only the cache of Deno Deploy itself is purged there, and it keeps what any cache may keep. */
function requirePlatform(kind: EdgeCacheSettings["kind"], onDeploy: boolean): void {
  if (kind === "deno-deploy" && !onDeploy) {
    throw new ConfigError(
      "Cannot use EDGE_CACHE=deno-deploy outside Deno Deploy, whose cache is purged from inside " +
        "alone: it takes vercel, cloudflare, varnish or nothing here",
    );
  }
  if (kind !== "deno-deploy" && onDeploy) {
    throw new ConfigError(
      `Cannot use EDGE_CACHE=${kind} on Deno Deploy, whose own cache would keep feeds that nothing ` +
        "purges: it takes deno-deploy or nothing here",
    );
  }
}
