/** The REST routes of the seven records, through the whole application on both databases. */
import assert from "node:assert/strict";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { addContact, errorsOf, type Json, jsonOf } from "./json.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";

for (const record of COLLECTED) {
  const { path } = RECORDS[record];

  databaseTest(`/api/v1/${path} creates, reads, lists, changes and deletes`, async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const input = sampleInput(record, await addContact(ada));

    const created = await ada.fetch(`/api/v1/${path}`, { method: "POST", body: input });
    const row = await jsonOf(created, 201);
    assert.equal(created.headers.get("location"), `/api/v1/${path}/${row.id}`);
    assertHolds(row, input);
    assert.match(String(row.created_at), /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

    assert.deepEqual(await jsonOf(await ada.fetch(`/api/v1/${path}/${row.id}`), 200), row);
    const list = await jsonOf(await ada.fetch(`/api/v1/${path}`), 200);
    assert.deepEqual(list, { items: [row], next_cursor: null });

    app.setNow(new Date("2026-03-01T13:00:00Z"));
    const same = await patch(ada, `/api/v1/${path}/${row.id}`, input);
    assert.deepEqual(same, row, "a change of nothing moves nothing");
    const changed = await patch(ada, `/api/v1/${path}/${row.id}`, changeOf(record));
    assertHolds(changed, changeOf(record));
    assert.equal(changed.updated_at, "2026-03-01T13:00:00.000Z");
    assert.equal(changed.created_at, row.created_at);

    const deleted = await ada.fetch(`/api/v1/${path}/${row.id}`, { method: "DELETE" });
    assert.equal(deleted.status, 204);
    assert.equal(await deleted.text(), "");
    await jsonOf(await ada.fetch(`/api/v1/${path}/${row.id}`), 404);
    const again = await ada.fetch(`/api/v1/${path}/${row.id}`, { method: "DELETE" });
    await jsonOf(again, 404);
    const empty = await jsonOf(await ada.fetch(`/api/v1/${path}`), 200);
    assert.deepEqual(empty.items, []);
  });

  databaseTest(`/api/v1/${path} is another user's nothing`, async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const eve = await addPersona(app);
    const contact = await addContact(ada);
    const input = sampleInput(record, contact);
    const row = await jsonOf(
      await ada.fetch(`/api/v1/${path}`, { method: "POST", body: input }),
      201,
    );

    const url = `/api/v1/${path}/${row.id}`;
    const absentUrl = `/api/v1/${path}/${ABSENT}`;
    for (const init of [{}, { method: "PATCH", body: {} }, { method: "DELETE" }]) {
      const foreign = await eve.fetch(url, init);
      const absent = await eve.fetch(absentUrl, init);
      assert.equal(foreign.status, 404);
      assert.equal(await foreign.text(), await absent.text());
    }
    const post = await eve.fetch(`/api/v1/${path}`, { method: "POST", body: input });
    await jsonOf(post, 404);
    await jsonOf(await eve.fetch(`/api/v1/${path}?contact_id=${contact}`), 404);
    assert.deepEqual((await jsonOf(await eve.fetch(`/api/v1/${path}`), 200)).items, []);
    assert.deepEqual(await jsonOf(await ada.fetch(url), 200), row);
  });

  databaseTest(`/api/v1/${path} refuses what is no ${record}, and says where`, async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const input = sampleInput(record, await addContact(ada));
    const required = RECORDS[record].controls.filter((control) => "required" in control)
      .map(({ field }) => field);
    for (const field of required) {
      const { [field]: _, ...rest } = input;
      const errors = await errorsOf(
        await ada.fetch(`/api/v1/${path}`, { method: "POST", body: rest }),
      );
      assert.deepEqual(errors.map(({ path, code }) => ({ path, code })), [
        { path: field, code: "required" },
      ]);
    }
    const unknown = await ada.fetch(`/api/v1/${path}`, {
      method: "POST",
      body: { ...input, user_id: ABSENT },
    });
    assert.deepEqual((await errorsOf(unknown)).map(({ code }) => code), ["unknown_property"]);
    for (const field of RECORDS[record].authored) {
      const nul = { ...input, [field]: "a\u0000b" };
      const errors = await errorsOf(
        await ada.fetch(`/api/v1/${path}`, { method: "POST", body: nul }),
      );
      assert.equal(errors[0]?.path, field);
      const surrogate = { ...input, [field]: field === "url" ? input.url : "a\ud800b" };
      const mended = await ada.fetch(`/api/v1/${path}`, { method: "POST", body: surrogate });
      const row = await jsonOf(mended, 201);
      if (field !== "url") assert.equal(row[field], "a\ufffdb");
    }
    assert.equal(
      (await ada.fetch(`/api/v1/${path}`, { method: "POST", body: [input] })).status,
      422,
    );
  });
}

databaseTest(
  "/api/v1/external-activities answers 200 for an identity that is known",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const input = sampleInput("external_activity", await addContact(ada));
    const post = (body: unknown) =>
      ada.fetch("/api/v1/external-activities", { method: "POST", body });
    const first = await jsonOf(await post(input), 201);
    app.setNow(new Date("2026-03-01T13:00:00Z"));
    assert.deepEqual(await jsonOf(await post(input), 200), first, "nothing moves");
    const moved = await jsonOf(await post({ ...input, type: "photo.liked" }), 200);
    assert.equal(moved.id, first.id);
    assert.equal(moved.type, "photo.liked");
    assert.equal(moved.updated_at, "2026-03-01T13:00:00.000Z");
  },
);

databaseTest(
  "/api/v1/reminders/:id/completions notes that it was done, in its words",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const input = sampleInput("reminder", await addContact(ada));
    const reminder = await jsonOf(
      await ada.fetch("/api/v1/reminders", { method: "POST", body: input }),
      201,
    );
    const url = `/api/v1/reminders/${reminder.id}/completions`;
    const done = await jsonOf(await ada.fetch(url, { method: "POST", body: {} }), 201);
    assert.equal(done.message, input.message);
    assert.equal(done.completed_at, "2026-03-01T12:00:00.000Z");
    assert.equal(done.reminder_id, reminder.id);
    const own = { message: "canary own words", completed_at: "2026-02-20" };
    const other = await jsonOf(await ada.fetch(url, { method: "POST", body: own }), 201);
    assert.equal(other.message, own.message);
    assert.equal(other.completed_at, "2026-02-20T00:00:00.000Z");

    const itemUrl = `/api/v1/completions/${done.id}`;
    assert.deepEqual(await jsonOf(await ada.fetch(itemUrl), 200), done);
    const changed = await patch(ada, itemUrl, { message: "canary changed" });
    assert.equal(changed.message, "canary changed");
    assert.equal((await ada.fetch(itemUrl, { method: "DELETE" })).status, 204);
    await jsonOf(await ada.fetch(itemUrl), 404);

    await ada.fetch(`/api/v1/reminders/${reminder.id}`, { method: "DELETE" });
    const kept = await jsonOf(await ada.fetch(`/api/v1/completions/${other.id}`), 200);
    assert.equal(kept.reminder_id, null, "what was done stays when its reminder goes");

    const eve = await addPersona(app);
    await jsonOf(await eve.fetch(`/api/v1/completions/${other.id}`), 404);
    await jsonOf(await eve.fetch(url, { method: "POST", body: {} }), 404);
  },
);

databaseTest("/api/v1/notes pages through everything once, whatever the limit", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const contact_id = await addContact(ada);
  for (let index = 0; index < 7; index++) {
    const date = `2026-02-0${1 + index % 3}`;
    await ada.fetch("/api/v1/notes", {
      method: "POST",
      body: { contact_id, content: `${index}`, date },
    });
  }
  const whole = await jsonOf(await ada.fetch("/api/v1/notes"), 200);
  for (const limit of [1, 2, 3, 7]) {
    const seen: unknown[] = [];
    let cursor: unknown = null;
    do {
      const query = cursor === null ? "" : `&cursor=${cursor}`;
      const page = await jsonOf(await ada.fetch(`/api/v1/notes?limit=${limit}${query}`), 200);
      seen.push(...page.items as unknown[]);
      cursor = page.next_cursor;
    } while (cursor !== null);
    assert.deepEqual(seen, whole.items);
  }
});

function assertHolds(row: Json, input: Json): void {
  for (const [field, value] of Object.entries(input)) {
    const shown = typeof value === "string" && /^\d{4}-.*Z$/.test(value)
      ? new Date(value).toISOString()
      : value;
    assert.deepEqual(row[field], shown, field);
  }
}

/** A change that each record can take. */
function changeOf(record: typeof COLLECTED[number]): Json {
  const [field = ""] = RECORDS[record].authored;
  return { [field]: "canary changed" };
}

async function patch(person: Persona, url: string, body: unknown): Promise<Json> {
  return await jsonOf(await person.fetch(url, { method: "PATCH", body }), 200);
}
