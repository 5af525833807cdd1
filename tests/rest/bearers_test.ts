/** Which credentials open REST as bearers, and what comes of it (DESIGN section 4). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { type Json, jsonOf } from "./json.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Signed out, pages lead to the sign-in from now on. */
async function completeSetup(db: Db): Promise<void> {
  await db.updateTable("instance").set({ setup_completed_at: START }).execute();
}

function feedOf(body: Json): string {
  return new URL(String(body.url), "http://localhost").searchParams.get("token") ?? "";
}

databaseTest("REST answers 401 to every bearer but a live API token", async (db) => {
  const app = await openTestApp(db);
  const [ada, disabled] = [await addPersona(app), await addPersona(app)];
  const live = await addBearer(app, ada, "full");
  const suspended = await addBearer(app, disabled, "full");
  await db.updateTable("users").set({ disabled_at: START }).where("id", "=", disabled.user.id)
    .execute();
  const feed = feedOf(
    await jsonOf(
      await ada.fetch("/api/v1/feeds", { method: "POST", body: { name: "x", kind: "aggregate" } }),
      201,
    ),
  );
  const session = ada.cookie.split("=")[1] ?? "";
  const refused = [
    `Bearer ${feed}`,
    `Bearer ${session}`,
    `Bearer ${suspended.secret}`,
    `Bearer mycorrhizal_${"A".repeat(43)}`,
    `Bearer mycorrhizal_feed_${"A".repeat(38)}`,
    `Bearer ${live.secret}A`,
    `Bearer ${live.secret.slice(0, -1)}`,
    `Bearer ${live.secret} ${live.secret}`,
    `Bearer ${live.secret.toUpperCase()}`,
    "Bearer",
    "Bearer ",
    live.secret,
    `Token ${live.secret}`,
    `Basic ${btoa(`ada:${live.secret}`)}`,
  ];
  for (const authorization of refused) {
    for (const cookie of ["", ada.cookie]) {
      const headers = { authorization, cookie };
      const answer = await app.fetch("/api/v1/contacts", { headers });
      assert.equal(answer.headers.get("www-authenticate"), "Bearer", authorization);
      assert.equal((await jsonOf(answer, 401)).code, "unauthorized");
    }
  }
  for (const scheme of ["Bearer", "bearer", "BEARER"]) {
    const headers = { authorization: `${scheme} ${live.secret}` };
    assert.equal((await app.fetch("/api/v1/contacts", { headers })).status, 200);
  }
});

databaseTest("a bearer opens REST until it expires", async (db) => {
  const app = await openTestApp(db);
  const bearer = await addBearer(app, await addPersona(app), "read");
  const expiry = START.getTime() + 90 * DAY_MS;

  app.setNow(new Date(expiry - 1));
  assert.equal((await bearer.fetch("/api/v1/contacts")).status, 200);
  app.setNow(new Date(expiry));
  assert.equal((await bearer.fetch("/api/v1/contacts")).status, 401);
});

databaseTest("a bearer works again when its owner is enabled again", async (db) => {
  const app = await openTestApp(db);
  const bearer = await addBearer(app, await addPersona(app), "read");
  const suspend = (disabled_at: Date | null) =>
    db.updateTable("users").set({ disabled_at }).execute();

  await suspend(START);
  assert.equal((await bearer.fetch("/api/v1/contacts")).status, 401);
  assert.deepEqual(await usesOf(app), [null], "a refused call is no use");
  await suspend(null);
  assert.equal((await bearer.fetch("/api/v1/contacts")).status, 200);
});

databaseTest("an API token opens neither a feed nor a page nor a session", async (db) => {
  await completeSetup(db);
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { secret, fetch } = await addBearer(app, ada, "full");

  const poll = await app.fetch(`/api/v1/feeds/atom?token=${secret}`);
  assert.deepEqual([poll.status, await poll.text()], [404, ""]);
  assert.equal(
    (await app.fetch("/api/v1/contacts", { headers: { cookie: `session=${secret}` } }))
      .status,
    401,
  );
  const page = await fetch("/contacts");
  assert.deepEqual([page.status, page.headers.get("location")], [303, "/sign-in?next=%2Fcontacts"]);
});

databaseTest("a bearer counts alone on a page, whose cookie does not act", async (db) => {
  await completeSetup(db);
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { secret } = await addBearer(app, ada, "full");
  for (const token of [secret, "anything"]) {
    const answer = await app.fetch("/settings/api-tokens/revocation", {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        cookie: ada.cookie,
        "sec-fetch-site": "cross-site",
      },
    });
    assert.equal(answer.headers.get("location"), "/sign-in");
  }
  assert.deepEqual(
    await db.selectFrom("api_tokens").select("revoked_at").execute(),
    [{ revoked_at: null }],
  );
  const behindBasic = { authorization: "Basic eDp5", cookie: ada.cookie };
  const page = await app.fetch("/settings/api-tokens", { headers: behindBasic });
  assert.equal(page.status, 200, app.logLines.join("\n"));
});

databaseTest("a bearer acts as its owner alone, and the audit log says how", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  const bearer = await addBearer(app, ada, "full");
  const body = { given_name: "Grace" };
  const made = await jsonOf(
    await bearer.fetch("/api/v1/contacts", {
      method: "POST",
      // A program is not asked where it comes from.
      headers: { origin: "https://elsewhere.example", cookie: eve.cookie },
      body,
    }),
    201,
  );
  const deletion = { method: "DELETE", headers: { cookie: eve.cookie } };

  const answer = await bearer.fetch(`/api/v1/contacts/${made.id}`, deletion);

  assert.equal(answer.status, 204);
  assert.equal(answer.headers.get("set-cookie"), null);
  const events = await db.selectFrom("audit_events")
    .select(["user_id", "actor_user_id", "actor_via", "action"])
    .where("entity_id", "=", String(made.id)).execute();
  assert.deepEqual(events, [{
    user_id: ada.user.id,
    actor_user_id: ada.user.id,
    actor_via: "api_token",
    action: "contact.deleted",
  }]);
  assert.match(app.logLines.at(-1) ?? "", new RegExp(`user_id=${ada.user.id}`));
});

databaseTest("a bearer's use is noted at most hourly, whatever comes of it", async (db) => {
  const app = await openTestApp(db);
  const bearer = await addBearer(app, await addPersona(app), "read");
  const at = (milliseconds: number) => app.setNow(new Date(START.getTime() + milliseconds));

  await bearer.fetch("/api/v1/nothing");
  assert.deepEqual(await usesOf(app), [null], "no route, no guard");
  await bearer.fetch("/api/v1/contacts", { method: "POST", body: {} });
  assert.deepEqual(await usesOf(app), [START]);
  at(HOUR_MS);
  await bearer.fetch("/api/v1/contacts");
  assert.deepEqual(await usesOf(app), [START]);
  at(HOUR_MS + 1);
  await bearer.fetch("/api/v1/contacts", { method: "HEAD" });
  assert.deepEqual(await usesOf(app), [new Date(START.getTime() + HOUR_MS + 1)]);
});

databaseTest("a person's bearers and browsers share one limit", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const bearer = await addBearer(app, ada, "read");
  for (let count = 1; count < 300; count++) {
    assert.equal((await bearer.fetch("/api/v1/feeds")).status, 200);
  }

  const refused = [await bearer.fetch("/api/v1/feeds"), await ada.fetch("/api/v1/feeds")];

  for (const answer of refused) {
    assert.equal(answer.headers.get("retry-after"), "1");
    await jsonOf(answer, 429);
  }
});

/** When each API token was last used. */
async function usesOf({ site }: TestApp): Promise<(Date | null)[]> {
  await site.tasks.idle();
  const rows = await site.db.selectFrom("api_tokens").select("last_used_at").execute();
  return rows.map((row) => row.last_used_at);
}
