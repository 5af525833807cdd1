/** Every kind of credential that opens nothing: ended, foreign, malformed, or never made. */
import { sql } from "kysely";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { START } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { addRecoveryLink } from "../credentials/issued.ts";
import { addPersona, type Persona } from "../personas.ts";
import { type Json, jsonOf } from "../rest/json.ts";
import { deadFeedTokens } from "./workspace_credentials.ts";
import type { World } from "./world.ts";

const AN_HOUR_BEFORE = new Date(START.getTime() - 60 * 60 * 1000);

/** By what each of them is. */
export async function deadCredentials(world: World): Promise<Record<string, string>> {
  return {
    ...unknownCredentials(world),
    ...await endedFeeds(world),
    ...await deadFeedTokens(world),
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

/** Of the session by which the person is signed in. */
export function secretOf(person: Persona): string {
  return person.cookie.split("=")[1] ?? "";
}
