/** What the environment says to the one who deploys. */
import type { Environment } from "./environment.ts";

/** Facts alone: neither a token nor an address leaves the environment. */
export interface DeploySettings {
  /** Whether `deno deploy` finds a token. */
  readonly hasToken: boolean;
  /** Whether a database server is named, and so the application's own settings are there. */
  readonly hasDatabase: boolean;
}

export function loadDeploySettings(): DeploySettings {
  return readDeploySettings(Deno.env.toObject());
}

export function readDeploySettings(env: Environment): DeploySettings {
  return Object.freeze({
    hasToken: Boolean(env.DENO_DEPLOY_TOKEN),
    hasDatabase: Boolean(env.DATABASE_URL || env.PGHOST || env.PGDATABASE),
  });
}
