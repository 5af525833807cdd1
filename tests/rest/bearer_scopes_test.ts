/** What the scope of an API token lets a bearer do, on every REST route that the router has. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { openTestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { listRoutes, type Route } from "../routes.ts";
import { type Json, jsonOf } from "./json.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";

/** The requests that each REST route takes, as the router has them. A feed takes every method. */
async function restRequests(): Promise<Route[]> {
  const routes = await listRoutes();
  const isRest = ({ method, path }: Route) =>
    /^\/api\/(v1|intelligence)\//.test(path) && method !== "ALL" && path !== "/api/v1/openapi.json";
  return routes.filter(isRest).flatMap(({ method, path }) => {
    const request = { method, path: path.replace(/:\w+/g, ABSENT) };
    return method === "GET" ? [request, { ...request, method: "HEAD" }] : [request];
  });
}

/** What somebody may do who is signed in, and no bearer. */
const SESSIONS_ALONE = [`POST /api/v1/api-tokens`, `POST /api/v1/api-tokens/${ABSENT}/rotate`];

databaseTest("a bearer of scope read reads every REST route and changes none", async (db) => {
  const app = await openTestApp(db);
  const bearer = await addBearer(app, await addPersona(app), "read");
  const requests = await restRequests();
  assert.ok(requests.some(({ path }) => path.startsWith("/api/intelligence/workspaces")));
  assert.ok(requests.length > 60);
  const before = await authored(db);

  for (const { method, path } of requests) {
    const answer = await bearer.fetch(path, { method, body: bodyOf(method) });
    const name = `${method} ${path}`;
    if (["GET", "HEAD"].includes(method)) {
      assert.ok([200, 400, 404].includes(answer.status), `${name}: ${answer.status}`);
      await answer.body?.cancel();
      continue;
    }
    assert.equal(
      answer.headers.get("www-authenticate"),
      'Bearer error="insufficient_scope"',
      name,
    );
    assert.equal((await jsonOf(answer, 403)).code, "insufficient_scope", name);
  }

  await app.site.tasks.idle();
  assert.deepEqual(await authored(db), before);
});

databaseTest("a bearer of scope full does on REST what its owner does, but mint", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const minted = new Set<string>();

  for (const { method, path } of await restRequests()) {
    const bearer = await addBearer(app, ada, "full");
    const init = { method, body: bodyOf(method) };
    const answer = await bearer.fetch(path, init);
    const name = `${method} ${path}`;
    if (answer.status === 403) {
      assert.equal((await jsonOf(answer, 403)).code, "session_required", name);
      assert.equal(answer.headers.get("www-authenticate"), null);
      minted.add(name);
      continue;
    }
    await answer.body?.cancel();
    const owners = await ada.fetch(path, init);
    await owners.body?.cancel();
    assert.equal(answer.status, owners.status, name);
    assert.ok(answer.status < 500 && answer.status !== 401, name);
    app.setNow(new Date(app.site.now().getTime() + 1_000));
  }

  assert.deepEqual([...minted].sort(), SESSIONS_ALONE.toSorted());
});

databaseTest("a bearer of scope full may end API tokens, its own among them", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const [own, other] = [await addBearer(app, ada, "full"), await addBearer(app, ada, "read")];

  const path = `/api/v1/api-tokens/${own.apiTokenId}`;
  assert.equal((await own.fetch(path, { method: "DELETE" })).status, 204);

  assert.equal((await own.fetch("/api/v1/contacts")).status, 401);
  assert.equal((await other.fetch("/api/v1/contacts")).status, 200);
});

function bodyOf(method: string): Json | undefined {
  return ["GET", "HEAD", "DELETE"].includes(method) ? undefined : {};
}

/** Everything in the database but when an API token was last used. */
async function authored(db: Db): Promise<string> {
  return (await storedText(db)).replaceAll(/"last_used_at": (null|"[^"]*")/g, "");
}
