/** Every credential opens its own surfaces by its own carrier alone (DESIGN section 10, invariant 2). */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { addRecoveryLink } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { type Json, jsonOf } from "../rest/json.ts";
import { ENVIRONMENT, openWorld, type World } from "./world.ts";

const SURFACES = {
  rest: { path: "/api/v1/contacts", refusal: "401" },
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
  "session by cookie": ["rest", "page"],
  "read API token by bearer": ["rest"],
  "full API token by bearer": ["rest"],
  "feed token by query": ["feed"],
  "recovery link by query": ["recovery"],
};

const AN_HOUR_BEFORE = new Date(START.getTime() - 60 * 60 * 1000);

databaseTest(
  "a credential opens the surfaces of its kind, and a dead one opens none",
  async (db) => {
    const world = await openWorld(await openTestApp(db, { env: ENVIRONMENT }));
    const credentials = { ...await liveCredentials(world), ...await deadCredentials(world) };
    const actual: Record<string, Record<string, string>> = {};
    const expected: typeof actual = {};
    for (const [turn, [credential, secret]] of Object.entries(credentials).entries()) {
      // Far enough from the last one that no limit counts.
      world.app.setNow(new Date(START.getTime() + turn * 10_000));
      for (const carrier of Object.keys(CARRIERS) as Carrier[]) {
        const name = `${credential} by ${carrier}`;
        actual[name] = await answersTo(world.app, CARRIERS[carrier](secret));
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
  app: TestApp,
  { headers, query }: { headers: Record<string, string>; query: string },
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [surface, { path }] of Object.entries(SURFACES)) {
    const { status, headers: answered, body } = await app.fetch(`${path}${query}`, { headers });
    await body?.cancel();
    const location = (answered.get("location") ?? "").split("?")[0] ?? "";
    answers[surface] = `${status} ${location}`.trim();
  }
  return answers;
}

function secretOf(person: Persona): string {
  return person.cookie.split("=")[1] ?? "";
}

async function liveCredentials({ db, owner, secrets }: World): Promise<Record<string, string>> {
  return {
    "session": secretOf(owner),
    "read API token": secrets.readToken,
    "full API token": secrets.fullToken,
    "feed token": secrets.feed,
    "recovery link": await addRecoveryLink(db, { userId: owner.user.id }),
  };
}

async function deadCredentials(world: World): Promise<Record<string, string>> {
  return {
    ...unknownCredentials(world),
    ...await endedFeeds(world),
    ...await endedApiTokens(world),
    ...await endedSessions(world),
    ...await credentialsOfDisabled(world),
  };
}

function unknownCredentials({ secrets }: World): Record<string, string> {
  return {
    "nothing": "",
    "an unknown session": mintSecret("session").secret,
    "an unknown API token": mintSecret("api_token").secret,
    "an unknown feed token": mintSecret("feed").secret,
    "an unknown recovery link": mintSecret("recovery_link").secret,
    "an API token cut short": secrets.fullToken.slice(0, -1),
    "an API token and more": `${secrets.fullToken}A`,
    "an API token without its prefix": secrets.fullToken.replace("mycorrhizal_", ""),
    "an API token as a feed token": secrets.fullToken.replace("_", "_feed_"),
    "a feed token as an API token": secrets.feed.replace("_feed_", "_"),
    "a feed token in capitals": secrets.feed.toUpperCase(),
    "a feed token and a comma": `${secrets.feed},${secrets.feed}`,
    "a feed token and a blank": `${secrets.feed} `,
  };
}

function creating({ owner }: World) {
  return async (path: string, body: object = {}) =>
    await jsonOf(await owner.fetch(`/api/v1/${path}`, { method: "POST", body }), 201);
}

async function endedFeeds(world: World): Promise<Record<string, string>> {
  const create = creating(world);
  const remove = (path: string) => world.owner.fetch(`/api/v1/${path}`, { method: "DELETE" });
  const aggregate = { name: "Tablet", kind: "aggregate" };
  const revoked = await create("feeds", aggregate);
  await remove(`feeds/${revoked.id}`);
  const rotated = await create("feeds", aggregate);
  await create(`feeds/${rotated.id}/rotate`);
  const contactId = await world.add("contacts", { given_name: "Grace" });
  const orphaned = await create("feeds", { name: "x", kind: "contact", entity_id: contactId });
  await remove(`contacts/${contactId}`);
  return {
    "a revoked feed token": feedToken(revoked),
    "a rotated feed token": feedToken(rotated),
    "the feed token of a deleted contact": feedToken(orphaned),
  };
}

async function endedApiTokens(world: World): Promise<Record<string, string>> {
  const create = creating(world);
  const input = { name: "Script", scope: "full" };
  const revoked = await create("api-tokens", input);
  await world.owner.fetch(`/api/v1/api-tokens/${revoked.id}`, { method: "DELETE" });
  const rotated = await create("api-tokens", input);
  await create(`api-tokens/${rotated.id}/rotate`);
  const expired = await create("api-tokens", input);
  await sql`update api_tokens set created_at = ${AN_HOUR_BEFORE}, expires_at = ${START}
    where id = ${expired.id}`.execute(world.db);
  return {
    "a revoked API token": String(revoked.token),
    "a rotated API token": String(rotated.token),
    "an expired API token": String(expired.token),
  };
}

async function endedSessions({ app, db }: World): Promise<Record<string, string>> {
  const signedOut = await addPersona(app);
  await signedOut.fetch("/sign-out", { method: "POST" });
  const expired = await addPersona(app);
  await db.updateTable("sessions").set({ expires_at: START })
    .where("user_id", "=", expired.user.id).execute();
  const link = { userId: signedOut.user.id, expiresAt: START };
  return {
    "a session that was signed out": secretOf(signedOut),
    "an expired session": secretOf(expired),
    "an expired recovery link": await addRecoveryLink(db, link),
  };
}

async function credentialsOfDisabled({ app, db }: World): Promise<Record<string, string>> {
  const disabled = await addPersona(app);
  const body = { name: "Tablet", kind: "aggregate" };
  const feed = await jsonOf(await disabled.fetch("/api/v1/feeds", { method: "POST", body }), 201);
  const { secret } = await addBearer(app, disabled, "full");
  const link = await addRecoveryLink(db, { userId: disabled.user.id });
  await db.updateTable("users").set({ disabled_at: START })
    .where("id", "=", disabled.user.id).execute();
  return {
    "a disabled user's session": secretOf(disabled),
    "a disabled user's API token": secret,
    "a disabled user's feed token": feedToken(feed),
    "a disabled user's recovery link": link,
  };
}

function feedToken({ url }: Json): string {
  return String(url).split("token=")[1] ?? "";
}
