/** Rotating API tokens over REST. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { type Json, jsonOf } from "./json.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

function daysAfterStart(days: number): Date {
  return new Date(START.getTime() + days * DAY_MS);
}

function post(person: Persona, path: string, body?: unknown): Promise<Response> {
  return person.fetch(`/api/v1/api-tokens${path}`, { method: "POST", body });
}

async function create(person: Persona, body: Json = {}): Promise<Json> {
  return await jsonOf(await post(person, "", { name: "Backup", scope: "read", ...body }), 201);
}

async function list(person: Persona, query = ""): Promise<Json> {
  return await jsonOf(await person.fetch(`/api/v1/api-tokens${query}`), 200);
}

databaseTest("POST /api/v1/api-tokens/:id/rotate takes the former's place at once", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const bearer = await addBearer(app, ada, "full");
  app.setNow(daysAfterStart(3));

  const answer = await post(ada, `/${bearer.apiTokenId}/rotate`);

  const location = answer.headers.get("location");
  const { token, ...rotated } = await jsonOf(answer, 201);
  assert.notEqual(rotated.id, bearer.apiTokenId);
  assert.equal(location, `/api/v1/api-tokens/${rotated.id}`);
  assert.deepEqual(rotated, {
    id: rotated.id,
    name: "A full program",
    scope: "full",
    created_at: daysAfterStart(3).toISOString(),
    expires_at: daysAfterStart(93).toISOString(),
    last_used_at: null,
  });
  assert.deepEqual((await list(ada)).items, [rotated]);
  assert.equal((await bearer.fetch("/api/v1/contacts")).status, 401);
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await app.fetch("/api/v1/contacts", { headers })).status, 200);
});

databaseTest("POST /api/v1/api-tokens/:id/rotate has one winner of two at once", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { id } = await create(ada);

  const answers = await Promise.all([post(ada, `/${id}/rotate`), post(ada, `/${id}/rotate`)]);

  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 404]);
  const winner = answers.find(({ status }) => status === 201) ?? Response.error();
  const { token: _, ...active } = await jsonOf(winner, 201);
  assert.deepEqual((await list(ada)).items, [active]);
});

databaseTest("an expired API token stays on the list and can be rotated", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { token: _, ...expired } = await create(ada, { expires_in_days: 1 });
  app.setNow(daysAfterStart(2));
  assert.deepEqual((await list(ada)).items, [expired]);

  const rotated = await jsonOf(await post(ada, `/${expired.id}/rotate`), 201);

  assert.equal(rotated.expires_at, daysAfterStart(3).toISOString());
  assert.equal(((await list(ada)).items as Json[]).length, 1);
});
