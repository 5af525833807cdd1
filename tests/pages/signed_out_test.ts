/** The pages of contacts and records lead whoever is signed out to sign in, and change nothing. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { locationOf } from "./forms.ts";

const GETS = [
  "/",
  "/contacts?q=ada",
  "/contacts/new",
  "/contacts/import",
  "/contacts/import/:id",
  "/contacts/:id",
  "/contacts/:id/edit",
  "/contacts/:id/deletion",
  "/records/notes/:note",
  "/reminders/:id/completions",
];

const POSTS: [path: string, form: Record<string, string>][] = [
  ["/contacts", { given_name: "Eve" }],
  ["/contacts/import", {}],
  ["/contacts/:id/edit", { given_name: "Eve" }],
  ["/contacts/:id/archival", { archived: "true" }],
  ["/contacts/:id/deletion", {}],
  ["/contacts/:id/restoration", {}],
  ["/contacts/:id/records/notes", { content: "Eve", date: "2026-02-27T12:00" }],
  ["/records/notes", { contact_id: ":id", content: "Eve", date: "2026-02-27T12:00" }],
  ["/records/notes/:note", { content: "Eve", date: "2026-02-27T12:00" }],
  ["/records/notes/:note/deletion", {}],
  ["/reminders/:id/completions", {}],
];

const ACCOUNT = {
  email: "first@example.org",
  password: "a long password",
  display_name: "First",
  language: "en",
};

databaseTest("pages of contacts and records are for whoever is signed in", async (db) => {
  const app = await openTestApp(db);
  await app.fetch("/setup", { method: "POST", body: new URLSearchParams(ACCOUNT) });
  const persona = await addPersona(app);
  const ada = await create(persona, "contacts", { given_name: "Ada" });
  const tea = { contact_id: ada.id, content: "Tea", date: "2026-02-27" };
  const note = await create(persona, "notes", tea);
  const filled = (text: string) => text.replace(":id", ada.id).replace(":note", note.id);

  for (const path of GETS.map(filled)) {
    const response = await app.fetch(path);
    assert.equal(response.status, 303, path);
    assert.equal(locationOf(response), `/sign-in?next=${encodeURIComponent(path)}`);
  }
  for (const [path, values] of POSTS) {
    const pairs = Object.entries(values).map(([name, value]) => [name, filled(value)]);
    const response = await app.fetch(filled(path), {
      method: "POST",
      body: new URLSearchParams(pairs),
    });
    assert.equal(response.status, 303, path);
    assert.equal(locationOf(response), "/sign-in", path);
  }
  const contacts = await db.selectFrom("contacts").select(["id", "display_name"])
    .where("deleted_at", "is", null).where("archived_at", "is", null).execute();
  assert.deepEqual(contacts, [{ id: ada.id, display_name: "Ada" }]);
  const notes = await db.selectFrom("notes").select(["id", "content"])
    .where("deleted_at", "is", null).execute();
  assert.deepEqual(notes, [{ id: note.id, content: "Tea" }]);
});

databaseTest("signing in leads back to no address that holds a secret", async (db) => {
  const app = await openTestApp(db);
  await app.fetch("/setup", { method: "POST", body: new URLSearchParams(ACCOUNT) });
  const secret = `cfeed_${"k".repeat(43)}`;
  for (const path of [`/contacts/${secret}`, `/contacts?token=${secret}`, `/contacts?${secret}`]) {
    const response = await app.fetch(path);
    assert.equal(response.status, 303);
    assert.equal(locationOf(response), "/sign-in", path);
  }
});
