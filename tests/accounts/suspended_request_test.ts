/** A request that was let in makes no access once its user is suspended, or its credential expired. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { suspendUser } from "../../lib/accounts/administration.ts";
import { createApiToken } from "../../lib/accounts/api_tokens.ts";
import { updateAccount } from "../../lib/accounts/own_account.ts";
import { createFeed } from "../../lib/feeds/create_feed.ts";
import type { Unit } from "../../lib/work/write.ts";
import { issueFeedToken } from "../../lib/workspaces/feed_tokens.ts";
import { addMember } from "../../lib/workspaces/members.ts";
import { createWorkspace } from "../../lib/workspaces/workspaces.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { addSession } from "../credentials/issued.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { overlap } from "../overlap.ts";
import { addPersona, type Persona } from "../personas.ts";
import { jsonOf } from "../rest/json.ts";
import { addWorkspace, WORKSPACES } from "../rest/workspace.ts";
import { addTeam, settledOutcome } from "../workspaces/rows.ts";
import { addUser, after, DAY_MS, START } from "./people.ts";
import { stall } from "./stalling.ts";

interface Access {
  path: string;
  body: object;
  /** An API token makes no others. */
  takesSession?: boolean;
}

/** What makes access that outlives the credential of whoever makes it. */
async function accessesOf(app: TestApp, person: Persona): Promise<Access[]> {
  const { id } = await addWorkspace(person);
  const { user: { email } } = await addPersona(app);
  return [
    { path: "/api/v1/feeds", body: { name: "Tablet", kind: "aggregate" } },
    { path: "/api/v1/api-tokens", body: { name: "Script", scope: "full" }, takesSession: true },
    { path: `${WORKSPACES}/${id}/feed-tokens`, body: { label: "Reader" } },
    { path: `${WORKSPACES}/${id}/members`, body: { email, role: "admin" } },
  ];
}

const CREDENTIALS: Record<string, (app: TestApp, person: Persona) => Promise<HeadersInit>> = {
  "session": (_, { cookie }) => Promise.resolve({ cookie }),
  "API token": async (app, person) => ({
    authorization: `Bearer ${(await addBearer(app, person, "full")).secret}`,
  }),
};

const ENDS: Record<string, (app: TestApp, person: Persona) => Promise<void>> = {
  async "of a suspended user"({ site: { db } }, { user: { id } }) {
    await db.updateTable("users").set({ disabled_at: START }).where("id", "=", id).execute();
  },
  // Longer than a session lasts, and an API token that says nothing else.
  "that has expired": (app) => Promise.resolve(app.setNow(after(91 * DAY_MS))),
};

for (const [credential, headersOf] of Object.entries(CREDENTIALS)) {
  for (const [ended, end] of Object.entries(ENDS)) {
    databaseTest(`a request makes no access by the ${credential} ${ended}`, async (db) => {
      const app = await openTestApp(db);
      const person = await addPersona(app);
      const isSession = credential === "session";
      const accesses = (await accessesOf(app, person))
        .filter(({ takesSession = false }) => isSession || !takesSession);
      const headers = { "content-type": "application/json", ...await headersOf(app, person) };
      const requests = [];
      for (const { path, body } of accesses) {
        const init = { method: "POST", headers, body: JSON.stringify(body) };
        requests.push(await stall(app, path, init));
      }
      await app.site.tasks.idle();

      await end(app, person);
      const before = await storedText(db);
      for (const request of requests) {
        const { code } = await jsonOf(await request.finish(), 403);
        assert.equal(code, "session_ended");
      }

      assert.equal(await storedText(db), before);
    });
  }
}

interface Maker {
  userId: string;
  sessionId: string;
  workspaceId: string;
  /** Of somebody who can be let in. */
  email: string;
}

const FEED = { name: "Tablet", kind: "aggregate", detail: "headlines" } as const;
const DETAILS = { display_name: "Ada", language: "de", time_zone: "UTC" } as const;
const API_TOKEN = { name: "Script", scope: "full", expires_in_days: 30 } as const;

const CHANGES: Record<string, (unit: Unit, maker: Maker) => Promise<unknown>> = {
  "updateAccount()": (unit, { userId }) => updateAccount(unit, { userId, input: DETAILS }),
  "createWorkspace()": (unit, { userId }) =>
    createWorkspace(unit, { creator: { id: userId, language: "en" }, input: { name: "Weeklies" } }),
  "createFeed()": (unit, { userId }) => createFeed(unit, { userId, input: FEED }),
  "createApiToken()": (unit, { userId, sessionId }) =>
    createApiToken(unit, { userId, sessionId, input: API_TOKEN }),
  "issueFeedToken()": (unit, { userId, workspaceId }) =>
    issueFeedToken(unit, { userId, workspaceId, label: "Reader" }),
  "addMember()": (unit, { userId, workspaceId, email }) =>
    addMember(unit, { userId, workspaceId, input: { email, role: "viewer" } }),
};

/** Somebody about to make access, and an admin of the installation about to suspend them. */
async function addSuspension(db: Db) {
  const { workspaceId, admin: userId } = await addTeam(db);
  const sessionId = await addSession(db, userId);
  const email = `${await addUser(db)}@example.org`;
  const adminId = await addUser(db, { role: "admin" });
  const byAdmin = { kind: "user", userId: adminId, via: "session" } as const;
  return {
    maker: { userId, sessionId, workspaceId, email },
    actor: { kind: "user", userId, via: "session", credentialId: sessionId } as const,
    suspend: (unit: Unit) => suspendUser({ ...unit, actor: byAdmin }, userId),
  };
}

for (const [name, make] of Object.entries(CHANGES)) {
  postgresqlTest(`${name} is refused behind a suspension that is not committed`, async (db) => {
    const { maker, actor, suspend } = await addSuspension(db);
    const site = { db, now: () => START };

    const { second, hasWaited } = await overlap(
      site,
      suspend,
      (unit) => make({ ...unit, actor }, maker),
    );

    assert.equal(hasWaited, true);
    assert.equal(await settledOutcome(second), "session_ended");
  });
}
