/** Every credential opens its own surfaces by its own carrier alone (DESIGN section 10, invariant 2). */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { addRecoveryLink } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { WORKSPACES } from "../rest/workspace.ts";
import { deadCredentials, secretOf } from "./dead_credentials.ts";
import { outlivingFeedTokens } from "./workspace_credentials.ts";
import { ENVIRONMENT, openWorld, type World } from "./world.ts";

const SURFACES = {
  rest: { path: "/api/v1/contacts", refusal: "401" },
  workspaces: { path: WORKSPACES, refusal: "401" },
  passed: { path: `${WORKSPACES}/:workspace/rss`, refusal: "401" },
  filtered: { path: `${WORKSPACES}/:workspace/rss/filtered`, refusal: "401" },
  page: { path: "/settings/feeds", refusal: "303 /sign-in" },
  feed: { path: "/api/v1/feeds/atom", refusal: "404" },
  recovery: { path: "/recover/reset", refusal: "404" },
};
type Surface = keyof typeof SURFACES;

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
  "feed token by query": ["feed"],
  "workspace feed token by query": ["passed", "filtered"],
  "the workspace feed token of a user who has left by query": ["passed", "filtered"],
  "the workspace feed token of a disabled user by query": ["passed", "filtered"],
  "recovery link by query": ["recovery"],
};

databaseTest(
  "a credential opens the surfaces of its kind, and a dead one opens none",
  async (db) => {
    const world = await openWorld(await openTestApp(db, { env: ENVIRONMENT }));
    const credentials = { ...await liveCredentials(world), ...await deadCredentials(world) };
    const actual: Record<string, Record<string, string>> = {};
    const expected: typeof actual = {};
    for (const [turn, [credential, secret]] of Object.entries(credentials).entries()) {
      // Far enough from the last one that no limit counts.
      world.app.setNow(new Date(START.getTime() + turn * 30_000));
      for (const carrier of Object.keys(CARRIERS) as Carrier[]) {
        const name = `${credential} by ${carrier}`;
        actual[name] = await answersTo(world, CARRIERS[carrier](secret));
        expected[name] = Object.fromEntries(
          Object.entries(SURFACES).map(([surface, { refusal }]) => [
            surface,
            OPENED[name]?.includes(surface as Surface) ? "200" : refusal,
          ]),
        );
      }
    }

    assert.deepEqual(actual, expected);
    assert.ok(Object.keys(OPENED).every((name) => name in actual), "each of them was tried");
  },
);

async function answersTo(
  { app, workspace }: World,
  { headers, query }: { headers: Record<string, string>; query: string },
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [surface, { path }] of Object.entries(SURFACES)) {
    const target = `${path.replace(":workspace", workspace.id)}${query}`;
    const { status, headers: answered, body } = await app.fetch(target, { headers });
    await body?.cancel();
    const location = (answered.get("location") ?? "").split("?")[0] ?? "";
    answers[surface] = `${status} ${location}`.trim();
  }
  return answers;
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
