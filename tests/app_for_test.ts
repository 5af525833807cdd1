/** The real application around a site of the test's, without a socket. */
import { Builder } from "fresh/dev";
import { createApp } from "../app.ts";
import type { Db } from "../db/database.ts";
import { createMailer } from "../lib/accounts/mailer.ts";
import { createPasswordHasher } from "../lib/accounts/passwords.ts";
import { readConfig } from "../lib/config/config.ts";
import { createSecretBox } from "../lib/encryption/secret_box.ts";
import { createLimits } from "../lib/limits/limits.ts";
import { createLog } from "../lib/log/log.ts";
import type { Site } from "../lib/site.ts";
import { createTasks } from "../lib/tasks/tasks.ts";
import type { EdgeCache } from "../lib/workspaces/edge_cache/edge_cache.ts";
import { noEdgeCache } from "../lib/workspaces/edge_cache/no_edge_cache.ts";

/** The instant at which a test's world begins. It stands still unless the test moves it. */
export const START = new Date("2026-03-01T12:00:00.000Z");

const KEY = new Uint8Array(32).fill(7);

export interface TestApp {
  site: Site;
  /** Every line that the application has logged. */
  logLines: string[];
  /** Moves the clock. */
  setNow(now: Date): void;
  /** Answers as `Deno.serve` would ask it to. */
  handler: (request: Request, info?: Deno.ServeHandlerInfo) => Promise<Response>;
  /** One request, by path or whole. Redirects are not followed. */
  fetch(target: string, init?: RequestInit & { clientAddress?: string }): Promise<Response>;
}

export interface TestAppOptions {
  /** As in the environment; the database is the one given. */
  env?: Record<string, string>;
  /** None when absent, whatever the environment says. */
  edgeCache?: EdgeCache;
}

let build: ReturnType<Builder["build"]> | undefined;

/** Routes and islands, built once a file. */
function builtOnce(): ReturnType<Builder["build"]> {
  return build ??= new Builder().build({ snapshot: "memory" });
}

export async function openTestApp(
  db: Db,
  { env = {}, edgeCache = noEdgeCache }: TestAppOptions = {},
): Promise<TestApp> {
  const logLines: string[] = [];
  let current = START;
  const now = () => current;
  const log = createLog({
    format: "text",
    level: "debug",
    now,
    write: (line) => void logLines.push(line),
  });
  const config = readConfig(env);
  const site: Site = {
    config,
    db,
    now,
    secretBox: createSecretBox(KEY),
    passwords: createPasswordHasher({ cost: { ln: 4, r: 1, p: 1 } }),
    limits: createLimits(now),
    mailer: config.mail && createMailer(config.mail),
    edgeCache,
    tasks: createTasks(log),
    log,
  };
  const app = createApp(site);
  const applyBuild = await builtOnce();
  applyBuild(app);
  const handler = app.handler();
  return {
    site,
    logLines,
    setNow: (instant) => void (current = instant),
    handler,
    fetch(target, { clientAddress = "192.0.2.1", ...init } = {}) {
      const request = new Request(new URL(target, "http://localhost:8000"), init);
      return handler(request, connectionFrom(clientAddress));
    },
  };
}

function connectionFrom(hostname: string): Deno.ServeHandlerInfo {
  return {
    remoteAddr: { transport: "tcp", hostname, port: 40_000 },
    completed: Promise.resolve(),
  };
}
