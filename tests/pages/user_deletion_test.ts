/** Deleting a user takes every row of theirs, in whatever table it is, and no row of others. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { addRecoveryLink } from "../credentials/issued.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { PASSWORD, post, textAt } from "./account_forms.ts";
import { create } from "./feed_forms.ts";

const CARD = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Grace Hopper\r\nEND:VCARD\r\n";

/** A person who has something of everything. */
async function addFullPerson(app: TestApp): Promise<Persona> {
  const person = await addPersona(app, { password: PASSWORD });
  const contact = await create(person, "contacts", { display_name: "Ada" });
  for (const record of COLLECTED) {
    const made = await create(person, RECORDS[record].path, sampleInput(record, contact.id));
    if (record === "reminder") await create(person, `reminders/${made.id}/completions`, {});
  }
  await create(person, "feeds", { name: "Everybody", kind: "aggregate" });
  await create(person, "feeds", { name: "Ada", kind: "contact", entity_id: contact.id });
  await addBearer(app, person, "read");
  await addRecoveryLink(app.site.db, { userId: person.user.id });
  await person.fetch("/api/v1/contacts/import", {
    method: "POST",
    headers: { "content-type": "text/vcard" },
    body: CARD,
  });
  await app.site.tasks.idle();
  await joinWorkspace(app, person);
  return person;
}

/** One that stays: it is there before the account whose end is looked at. */
async function joinWorkspace({ site: { db, now } }: TestApp, { user }: Persona): Promise<void> {
  const id = "00000000-0000-7000-8000-000000000001";
  const times = { created_at: now(), updated_at: now() };
  await db.insertInto("workspaces").values({ id, name: "Media desk", language: "en", ...times })
    .onConflict((conflict) => conflict.column("id").doNothing()).execute();
  await db.insertInto("workspace_members")
    .values({ workspace_id: id, user_id: user.id, role: "viewer", ...times }).execute();
}

/** The tables that have no row of the user's, of those that can have one. */
async function listEmptyTables(db: Db, userId: string): Promise<string[]> {
  const empty: string[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === "user_id")) continue;
    const { rows } = await sql`select from ${sql.table(name)} where user_id = ${userId}`
      .execute(db);
    if (rows.length === 0) empty.push(name);
  }
  return empty;
}

databaseTest("POST /settings/account/deletion leaves nothing, and the cookie goes", async (db) => {
  const app = await openTestApp(db);
  await addFullPerson(app);
  const before = await storedText(db);
  const person = await addFullPerson(app);
  assert.deepEqual(await listEmptyTables(db, person.user.id), []);

  const response = await post(person, "/settings/account/deletion", { password: PASSWORD });

  assert.equal(response.status, 303);
  assert.equal(response.headers.get("location"), "/sign-in?notice=account_deleted");
  assert.match(response.headers.get("set-cookie") ?? "", /^session=; .*Max-Age=0/);
  assert.match(
    await textAt(person, "/sign-in?notice=account_deleted"),
    /Your account and everything in it is deleted/,
  );
  assert.equal(await storedText(db), before);
  assert.ok(
    app.logLines.some((line) => line.endsWith(`"account deleted" user_id=${person.user.id}`)),
  );
});

databaseTest("POST /admin/users/:id/deletion leaves an event of the admin's alone", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin" });
  await addFullPerson(app);
  const before = (await storedText(db)).split("\n");
  const person = await addFullPerson(app);

  const response = await post(admin, `/admin/users/${person.user.id}/deletion`);

  assert.equal(response.headers.get("location"), "/admin/users?notice=deleted");
  const added = (await storedText(db)).split("\n").filter((line) => !before.includes(line));
  assert.equal(added.length, 1);
  const event = JSON.parse(added[0] ?? "");
  assert.deepEqual(
    [event.user_id, event.actor_user_id, event.action, event.entity_id],
    [admin.user.id, admin.user.id, "user.deleted", person.user.id],
  );
  assert.equal((await storedText(db)).split("\n").length, before.length + 1);
});

databaseTest("POST /settings/account/deletion deletes nothing by a wrong password", async (db) => {
  const app = await openTestApp(db);
  const person = await addFullPerson(app);
  const before = await storedText(db);

  const response = await post(person, "/settings/account/deletion", { password: "a wrong one" });

  assert.equal(response.status, 422);
  assert.equal(response.headers.get("set-cookie"), null);
  assert.equal(await storedText(db), before);
  assert.match(await response.text(), /<a href="#password">Password: That is not the present/);
});

databaseTest("POST /settings/account/deletion keeps the last admin of others", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin", password: PASSWORD });
  const person = await addPersona(app);

  const refused = await post(admin, "/settings/account/deletion", { password: PASSWORD });
  await post(admin, `/admin/users/${person.user.id}/deletion`);
  const gone = await post(admin, "/settings/account/deletion", { password: PASSWORD });

  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /would be left without an administrator/);
  assert.equal(gone.status, 303);
});
