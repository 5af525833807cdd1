/** What the environment says to the one who deploys. */
import assert from "node:assert/strict";
import { readDeploySettings } from "../../lib/config/deploy_settings.ts";

const ENVIRONMENTS: {
  name: string;
  env: Record<string, string>;
  hasToken?: boolean;
  hasDatabase?: boolean;
}[] = [
  { name: "nothing", env: {} },
  { name: "a token", env: { DENO_DEPLOY_TOKEN: "x" }, hasToken: true },
  { name: "an empty token", env: { DENO_DEPLOY_TOKEN: "" } },
  { name: "DATABASE_URL", env: { DATABASE_URL: "postgresql://127.0.0.1/x" }, hasDatabase: true },
  { name: "PGHOST", env: { PGHOST: "127.0.0.1" }, hasDatabase: true },
  { name: "PGDATABASE", env: { PGDATABASE: "x" }, hasDatabase: true },
  { name: "empty ones", env: { DATABASE_URL: "", PGHOST: "", PGDATABASE: "" } },
  { name: "PGUSER, which asks for no server", env: { PGUSER: "x" } },
];

for (const { name, env, hasToken = false, hasDatabase = false } of ENVIRONMENTS) {
  Deno.test(`readDeploySettings() reads ${name}`, () => {
    assert.deepEqual(readDeploySettings(env), { hasToken, hasDatabase });
  });
}
