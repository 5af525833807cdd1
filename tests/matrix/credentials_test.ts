/** Every credential opens its own surfaces by its own carrier alone (DESIGN section 10, invariant 2). */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { addRecoveryLink } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { WORKSPACES } from "../rest/workspace.ts";
import { deadCredentials, secretOf } from "./dead_credentials.ts";
import { listFeedRoutes } from "./feed_routes.ts";
import { outlivingFeedTokens } from "./workspace_credentials.ts";
import { ENVIRONMENT, openWorld, type World } from "./world.ts";

type Surface = "rest" | "workspaces" | "page" | "recovery" | "atom" | "rss";

interface SurfacePath {
  surface: Surface;
  path: string;
  /** Of whoever has no right to it. */
  refusal: string;
}

/** The feeds are the router's: one that is added comes along. */
async function listSurfacePaths(): Promise<SurfacePath[]> {
  const { atom, rss } = await listFeedRoutes();
  return [
    { surface: "rest", path: "/api/v1/contacts", refusal: "401" },
    { surface: "workspaces", path: WORKSPACES, refusal: "401" },
    { surface: "page", path: "/settings/feeds", refusal: "303 /sign-in" },
    { surface: "recovery", path: "/recover/reset", refusal: "404" },
    ...atom.map((path) => ({ surface: "atom", path, refusal: "404" } as const)),
    ...rss.map((path) => ({ surface: "rss", path, refusal: "401" } as const)),
  ];
}

const CARRIERS = {
  cookie: (secret: string) => ({ headers: { cookie: `session=${secret}` }, query: "" }),
  bearer: (secret: string) => ({ headers: { authorization: `Bearer ${secret}` }, query: "" }),
  query: (secret: string) => ({ headers: {}, query: `?token=${encodeURIComponent(secret)}` }),
};
type Carrier = keyof typeof CARRIERS;

/** What opens, by credential and carrier. Nothing else opens anything. */
const OPENED: Record<string, Surface[]> = {
  "session by cookie": ["rest", "workspaces", "page"],
  "read API token by bearer": ["rest", "workspaces"],
  "full API token by bearer": ["rest", "workspaces"],
  "feed token by query": ["atom"],
  "workspace feed token by query": ["rss"],
  "the workspace feed token of a user who has left by query": ["rss"],
  "the workspace feed token of a disabled user by query": ["rss"],
  "recovery link by query": ["recovery"],
};

databaseTest(
  "a credential opens the surfaces of its kind, and a dead one opens none",
  async (db) => {
    const world = await openWorld(await openTestApp(db, { env: ENVIRONMENT }));
    const surfaces = await listSurfacePaths();
    const credentials = { ...await liveCredentials(world), ...await deadCredentials(world) };
    const actual: Record<string, Record<string, string>> = {};
    const expected: typeof actual = {};
    for (const [turn, [credential, secret]] of Object.entries(credentials).entries()) {
      // Far enough from the last one that no limit counts.
      world.app.setNow(new Date(START.getTime() + turn * 30_000));
      for (const carrier of Object.keys(CARRIERS) as Carrier[]) {
        const name = `${credential} by ${carrier}`;
        const sent = CARRIERS[carrier](secret);
        actual[name] = {};
        expected[name] = {};
        for (const { surface, path, refusal } of surfaces) {
          actual[name][path] = await answerTo(world, { path, ...sent });
          expected[name][path] = OPENED[name]?.includes(surface) ? "200" : refusal;
        }
      }
    }

    assert.deepEqual(actual, expected);
    assert.ok(Object.keys(OPENED).every((name) => name in actual), "each of them was tried");
    const opened = new Set(Object.values(OPENED).flat());
    assert.deepEqual(new Set(surfaces.map(({ surface }) => surface)), opened, "and each surface");
  },
);

async function answerTo(
  { app, workspace }: World,
  { path, headers, query }: { path: string; headers: Record<string, string>; query: string },
): Promise<string> {
  const target = `${path.replace(":id", workspace.id)}${query}`;
  const { status, headers: answered, body } = await app.fetch(target, { headers });
  await body?.cancel();
  const location = (answered.get("location") ?? "").split("?")[0] ?? "";
  return `${status} ${location}`.trim();
}

async function liveCredentials(world: World): Promise<Record<string, string>> {
  const { db, owner, secrets } = world;
  return {
    "session": secretOf(owner),
    "read API token": secrets.readToken,
    "full API token": secrets.fullToken,
    "feed token": secrets.feed,
    "workspace feed token": secrets.workspaceFeed,
    "recovery link": await addRecoveryLink(db, { userId: owner.user.id }),
    ...await outlivingFeedTokens(world),
  };
}
