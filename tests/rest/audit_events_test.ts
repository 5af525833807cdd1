/** Reading one's own audit log over REST. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { write } from "../../lib/work/write.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { addContact, type Json, jsonOf } from "./json.ts";

const HOUR_MS = 60 * 60 * 1000;

async function read(person: Pick<Persona, "fetch">, query = ""): Promise<Json> {
  return await jsonOf(await person.fetch(`/api/v1/audit-events${query}`), 200);
}

function later({ site, setNow }: TestApp): Date {
  const instant = new Date(site.now().getTime() + HOUR_MS);
  setNow(instant);
  return instant;
}

databaseTest("GET /api/v1/audit-events tells what happened, by whom and how", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const bearer = await addBearer(app, ada, "full");
  const contactId = await addContact(ada);
  const deletedAt = later(app);

  await bearer.fetch(`/api/v1/contacts/${contactId}`, { method: "DELETE" });

  const { items } = await read(ada);
  const [deletion, creation, session, account] = items as Json[];
  assert.deepEqual(deletion, {
    id: deletion?.id,
    action: "contact.deleted",
    entity_type: "contact",
    entity_id: contactId,
    actor: { kind: "user", via: "api_token", is_own: true },
    created_at: deletedAt.toISOString(),
  });
  assert.deepEqual(creation, {
    id: creation?.id,
    action: "api_token.created",
    entity_type: "api_token",
    entity_id: bearer.apiTokenId,
    actor: { kind: "user", via: "session", is_own: true },
    created_at: START.toISOString(),
  });
  const system = { kind: "system", via: null, is_own: false };
  assert.deepEqual([session?.action, session?.actor], ["session.created", system]);
  assert.deepEqual([account?.action, account?.actor], ["user.created", system]);
});

databaseTest("GET /api/v1/audit-events tells another's doing from one's own", async (db) => {
  const app = await openTestApp(db);
  const [ada, admin] = [await addPersona(app), await addPersona(app, { role: "admin" })];
  const actors = [
    { kind: "user", userId: admin.user.id, via: "session" },
    { kind: "operator" },
  ] as const;
  for (const actor of actors) {
    later(app);
    await write(app.site, actor, (unit) => {
      const entity = { entityType: "user", entityId: ada.user.id } as const;
      unit.record({ userId: ada.user.id, action: "user.created", ...entity });
      return Promise.resolve();
    });
  }

  const { items } = await read(ada, "?limit=2");

  assert.deepEqual((items as Json[]).map(({ actor }) => actor), [
    { kind: "operator", via: null, is_own: false },
    { kind: "user", via: "session", is_own: false },
  ]);
  const own = await read(admin);
  assert.equal((own.items as Json[]).some(({ entity_id }) => entity_id === ada.user.id), false);
});

databaseTest("GET /api/v1/audit-events goes page by page, newest first", async (db) => {
  const app = await openTestApp(db);
  const [ada, eve] = [await addPersona(app), await addPersona(app)];
  for (let count = 0; count < 3; count++) {
    const name = `feed ${count}`;
    for (const person of [ada, eve]) {
      await person.fetch("/api/v1/feeds", { method: "POST", body: { name, kind: "aggregate" } });
    }
    if (count === 1) later(app);
  }
  const all = await db.selectFrom("audit_events").select("id").where("user_id", "=", ada.user.id)
    .orderBy("created_at", "desc").orderBy("id", "desc").execute();

  const ids: unknown[] = [];
  let query = "?limit=2";
  for (let page = 0; page < 3; page++) {
    const { items, next_cursor } = await read(ada, query);
    ids.push(...(items as Json[]).map(({ id }) => id));
    query = `?limit=2&cursor=${next_cursor}`;
    assert.equal(next_cursor === null, page === 2);
  }

  assert.equal(all.length, 5);
  assert.deepEqual(ids, all.map(({ id }) => id));
  for (const bad of ["?limit=0", "?limit=x", "?cursor=x", `?cursor=${btoa('["x"]')}`]) {
    await jsonOf(await ada.fetch(`/api/v1/audit-events${bad}`), 400);
  }
});

databaseTest(
  "GET /api/v1/audit-events is of the reader alone, and nobody writes it",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    await jsonOf(await app.fetch("/api/v1/audit-events"), 401);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      await jsonOf(await ada.fetch("/api/v1/audit-events", { method, body: {} }), 405);
    }
    await jsonOf(await ada.fetch(`/api/v1/audit-events/${uuidv7()}`), 404);
  },
);
