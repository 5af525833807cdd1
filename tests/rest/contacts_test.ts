/** The REST routes of contacts: lists, changes, archive, deletion with undo, import. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { sampleInput } from "../record_samples.ts";
import { addContact, errorsOf, type Json, jsonOf } from "./json.ts";

const LATER = new Date("2026-03-01T13:00:00Z");

databaseTest("/api/v1/contacts creates, reads, changes, archives and lists", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const created = await ada.fetch("/api/v1/contacts", {
    method: "POST",
    body: { given_name: "Grace", family_name: "Hopper", email: "", birthday: "--02-29" },
  });
  const contact = await jsonOf(created, 201);
  assert.equal(created.headers.get("location"), `/api/v1/contacts/${contact.id}`);
  assert.equal(contact.display_name, "Grace Hopper");
  assert.equal(contact.email, null, "blank text is absent");
  assert.equal(contact.birthday, "--02-29");
  const url = `/api/v1/contacts/${contact.id}`;
  assert.deepEqual(await jsonOf(await ada.fetch(url), 200), contact);

  app.setNow(LATER);
  assert.deepEqual(await patch(ada, url, { given_name: "Grace" }), contact, "nothing moves");
  const changed = await patch(ada, url, { nickname: "Amazing Grace" });
  assert.equal(changed.nickname, "Amazing Grace");
  assert.equal(changed.updated_at, LATER.toISOString());
  assert.deepEqual(await listed(ada, ""), [contact.id]);
  const archived = await patch(ada, url, { archived: true });
  assert.equal(archived.archived_at, LATER.toISOString());
  assert.deepEqual(await listed(ada, ""), []);
  assert.deepEqual(await listed(ada, "?archived=true"), [contact.id]);
  assert.deepEqual(await listed(ada, "?archived=true&q=hopp"), [contact.id]);
  assert.deepEqual(await listed(ada, "?archived=true&q=nobody"), []);
});

databaseTest("/api/v1/contacts refuses what is no contact, and says where", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const url = `/api/v1/contacts/${await addContact(ada)}`;
  const invalid = [
    [{}, "display_name", "required"],
    [{ given_name: "  " }, "display_name", "required"],
    [{ given_name: "x".repeat(201) }, "given_name", "too_long"],
    [{ given_name: 1 }, "given_name", "wrong_type"],
    [{ given_name: "a\u0000" }, "given_name", "unsupported_character"],
    [{ given_name: "x", birthday: "2025-02-30" }, "birthday", "not_a_date"],
    [{ given_name: "x", website: "javascript:alert(1)" }, "website", "not_a_url"],
    [{ given_name: "x", imported_uid: "x" }, "imported_uid", "unknown_property"],
  ] as const;
  for (const [body, path, code] of invalid) {
    const [error] = await errorsOf(
      await ada.fetch("/api/v1/contacts", { method: "POST", body }),
    );
    assert.deepEqual({ path: error?.path, code: error?.code }, { path, code });
  }
  const nameless = await ada.fetch(url, { method: "PATCH", body: { given_name: null } });
  assert.equal((await errorsOf(nameless))[0]?.path, "display_name");
  const query = ["limit=0", "limit=101", "limit=x", "archived=maybe", "cursor=nonsense"];
  for (const bad of query) await jsonOf(await ada.fetch(`/api/v1/contacts?${bad}`), 400);
});

databaseTest("/api/v1/contacts/:id is another user's nothing", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const eve = await addPersona(app);
  const id = await addContact(ada);
  const requests = [
    ["", {}],
    ["", { method: "PATCH", body: { nickname: "mine" } }],
    ["", { method: "DELETE" }],
    ["/restore", { method: "POST" }],
    ["/timeline", {}],
  ] as const;
  for (const [suffix, init] of requests) {
    const foreign = await eve.fetch(`/api/v1/contacts/${id}${suffix}`, init);
    const noUuid = await eve.fetch(`/api/v1/contacts/me${suffix}`, init);
    assert.equal((await jsonOf(foreign, 404)).code, "not_found");
    assert.equal((await jsonOf(noUuid, 404)).code, "not_found");
  }
  assert.equal((await jsonOf(await ada.fetch(`/api/v1/contacts/${id}`), 200)).nickname, null);
});

databaseTest(
  "DELETE /api/v1/contacts/:id can be undone, but revokes its feeds for good",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const id = await addContact(ada);
    const note = await jsonOf(
      await ada.fetch("/api/v1/notes", { method: "POST", body: sampleInput("note", id) }),
      201,
    );
    const feed = await jsonOf(
      await ada.fetch("/api/v1/feeds", {
        method: "POST",
        body: { name: "x", kind: "contact", entity_id: id },
      }),
      201,
    );
    const url = `/api/v1/contacts/${id}`;
    assert.equal((await ada.fetch(url, { method: "DELETE" })).status, 204);
    for (const gone of [url, `${url}/timeline`, `/api/v1/notes/${note.id}`]) {
      await jsonOf(await ada.fetch(gone), 404);
    }
    await jsonOf(await ada.fetch(url, { method: "DELETE" }), 404);
    assert.deepEqual(await listed(ada, ""), []);
    assert.deepEqual((await jsonOf(await ada.fetch("/api/v1/timeline"), 200)).items, []);

    const restored = await jsonOf(await ada.fetch(`${url}/restore`, { method: "POST" }), 200);
    assert.equal(restored.id, id);
    assert.deepEqual(await jsonOf(await ada.fetch(`/api/v1/notes/${note.id}`), 200), note);
    assert.equal((await app.fetch(String(feed.url))).status, 404);
    assert.deepEqual((await jsonOf(await ada.fetch("/api/v1/feeds"), 200)).items, []);
    await jsonOf(await ada.fetch(`${url}/restore`, { method: "POST" }), 200);
  },
);

databaseTest("POST /api/v1/contacts/import reports what became of each card", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const file = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "UID:one",
    "FN:Grace Hopper",
    "BDAY:circa 1906",
    "END:VCARD",
    "BEGIN:VCARD",
    "VERSION:4.0",
    "END:VCARD",
    "",
  ].join("\r\n");
  const post = (body: string, type = "text/vcard") =>
    ada.fetch("/api/v1/contacts/import", {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
  const report = await jsonOf(await post(file), 200);
  assert.deepEqual(counts(report), { created: 1, updated: 0, unchanged: 0, skipped: 1 });
  const warnings = report.warnings as { card: number; line: number; message: string }[];
  assert.deepEqual(warnings.map(({ card, line }) => ({ card, line })), [
    { card: 1, line: 5 },
    { card: 2, line: 7 },
  ]);
  assert.doesNotMatch(JSON.stringify(report), /circa/, "a warning repeats no text of a card");
  const again = await jsonOf(await post(file), 200);
  assert.deepEqual(counts(again), { created: 0, updated: 0, unchanged: 1, skipped: 1 });
  assert.equal((await listed(ada, "")).length, 1);

  assert.equal((await jsonOf(await post("hello"), 422)).code, "file_is_not_a_vcard");
  await jsonOf(await post("{}", "application/json"), 415);
  await jsonOf(await post("x".repeat(20 * 1024 * 1024 + 1)), 413);
});

function counts({ created, updated, unchanged, skipped }: Json): Json {
  return { created, updated, unchanged, skipped };
}

async function patch(person: Persona, url: string, body: unknown): Promise<Json> {
  return await jsonOf(await person.fetch(url, { method: "PATCH", body }), 200);
}

async function listed(person: Persona, query: string): Promise<unknown[]> {
  const { items } = await jsonOf(await person.fetch(`/api/v1/contacts${query}`), 200);
  return (items as { id: string }[]).map(({ id }) => id);
}
