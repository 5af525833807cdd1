/** The two REST timelines: shape, filters and pages. Their order is compared in tests/timeline/. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { sampleInput } from "../record_samples.ts";
import { addContact, jsonOf } from "./json.ts";

interface Item {
  type: string;
  id: string;
  date: string;
  updated_at: string;
  contacts: { id: string; display_name: string }[];
  data: Record<string, unknown>;
}

databaseTest("/api/v1/timeline shows each entry with its contacts and its texts", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const grace = await addContact(ada, "Grace");
  const alan = await addContact(ada, "Alan");
  const activity = { ...sampleInput("activity", grace), contact_ids: [grace, alan] };
  const { id } = await jsonOf(
    await ada.fetch("/api/v1/activities", { method: "POST", body: activity }),
    201,
  );
  assert.deepEqual(await items(ada, "/api/v1/timeline"), [{
    type: "activity",
    id,
    date: "2026-02-02T10:30:00.000Z",
    updated_at: "2026-03-01T12:00:00.000Z",
    contacts: [{ id: alan, display_name: "Alan" }, { id: grace, display_name: "Grace" }],
    data: {
      title: "canary title",
      description: "canary description",
      location: "canary location",
      type: "canary type",
    },
  }]);
  assert.deepEqual(
    await items(ada, `/api/v1/contacts/${alan}/timeline`),
    await items(ada, "/api/v1/timeline"),
  );
});

databaseTest("/api/v1/timeline takes order, types, period and limit", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const grace = await addContact(ada, "Grace");
  await ada.fetch("/api/v1/notes", { method: "POST", body: sampleInput("note", grace) });
  await ada.fetch("/api/v1/gifts", { method: "POST", body: sampleInput("gift", grace) });
  await ada.fetch("/api/v1/life-events", {
    method: "POST",
    body: sampleInput("life_event", grace),
  });
  const future = { contact_id: grace, content: "x", date: "2026-06-01" };
  await ada.fetch("/api/v1/notes", { method: "POST", body: future });
  const idea = { contact_id: grace, status: "idea", description: "x", date: "2026-02-06" };
  await ada.fetch("/api/v1/gifts", { method: "POST", body: idea });
  const types = async (query: string) =>
    (await items(ada, `/api/v1/timeline${query}`)).map(({ type }) => type);
  assert.deepEqual(await types(""), ["note", "gift", "note", "life_event"]);
  assert.deepEqual(await types("?order=asc"), ["life_event", "note", "gift", "note"]);
  assert.deepEqual(await types("?type=gift,life_event"), ["gift", "life_event"]);
  assert.deepEqual(await types("?bucket=last_30_days"), ["gift", "note"]);
  assert.deepEqual(await types("?bucket=this_year"), ["note", "gift", "note"]);

  const first = await jsonOf(await ada.fetch("/api/v1/timeline?limit=3"), 200);
  const next = `/api/v1/timeline?limit=3&cursor=${first.next_cursor}`;
  assert.deepEqual((await items(ada, next)).map(({ type }) => type), ["life_event"]);
  const bad = ["type=everything", "bucket=ever", "order=up", "limit=0", "cursor=x", "type="];
  for (const query of bad) await jsonOf(await ada.fetch(`/api/v1/timeline?${query}`), 400);
});

async function items(person: Persona, url: string): Promise<Item[]> {
  return (await jsonOf(await person.fetch(url), 200)).items as Item[];
}
