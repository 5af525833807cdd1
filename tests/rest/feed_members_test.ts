/** What a feed shows and what it leaves out: every kind of feed × every state (CASES 118). */
import assert from "node:assert/strict";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { addContact, type Json, jsonOf } from "./json.ts";
import { addFeed, create, poll } from "./published.ts";

const DATE = "2026-02-01T10:30:00Z";
const AN_HOUR_LATER = new Date(START.getTime() + 60 * 60 * 1000).toISOString();

/** Whether the contact's own feed and everybody's show it. `miss`: the feed itself is gone. */
interface Shown {
  contact: boolean | "miss";
  aggregate: boolean;
}

interface State {
  /** Writes something about the contact and brings it into the state. */
  arrange(person: Persona, contactId: string): Promise<unknown>;
  shown: Shown;
}

const SHOWN = { contact: true, aggregate: true };
const HIDDEN = { contact: false, aggregate: false };

const STATES: Record<string, State> = {
  "a note": { arrange: (person, id) => note(person, id), shown: SHOWN },
  "a note of this very instant": {
    arrange: (person, id) => note(person, id, { date: START.toISOString() }),
    shown: SHOWN,
  },
  "a note of the future": {
    arrange: (person, id) => note(person, id, { date: AN_HOUR_LATER }),
    shown: HIDDEN,
  },
  "a deleted note": {
    arrange: async (person, id) => await remove(person, `notes/${(await note(person, id)).id}`),
    shown: HIDDEN,
  },
  "a note about an archived contact": {
    async arrange(person, id) {
      await note(person, id);
      await archive(person, id);
    },
    shown: { contact: true, aggregate: false },
  },
  "a note about a deleted contact": {
    async arrange(person, id) {
      await note(person, id);
      await remove(person, `contacts/${id}`);
    },
    shown: { contact: "miss", aggregate: false },
  },
  "a note about a contact that came back": {
    async arrange(person, id) {
      await note(person, id);
      await remove(person, `contacts/${id}`);
      await person.fetch(`/api/v1/contacts/${id}/restore`, { method: "POST" });
    },
    shown: { contact: "miss", aggregate: true },
  },
  "a note about somebody else": {
    arrange: async (person) => await note(person, await addContact(person, "Alan")),
    shown: { contact: false, aggregate: true },
  },
  "an activity with an archived contact and another": {
    async arrange(person, id) {
      const contact_ids = [id, await addContact(person, "Alan")];
      await create(person, "activities", { contact_ids, title: "x", date: DATE });
      await archive(person, id);
    },
    shown: SHOWN,
  },
  "an activity with archived contacts alone": {
    async arrange(person, id) {
      await create(person, "activities", { contact_ids: [id], title: "x", date: DATE });
      await archive(person, id);
    },
    shown: { contact: true, aggregate: false },
  },
  "a gift that is an idea": { arrange: (person, id) => gift(person, id, "idea"), shown: HIDDEN },
  "a gift that was bought": {
    arrange: (person, id) => gift(person, id, "purchased"),
    shown: HIDDEN,
  },
  "a gift that was given": { arrange: (person, id) => gift(person, id, "given"), shown: SHOWN },
  "a gift that was received": {
    arrange: (person, id) => gift(person, id, "received"),
    shown: SHOWN,
  },
  "a gift without a date": {
    arrange: (person, id) => gift(person, id, "given", { date: null }),
    shown: HIDDEN,
  },
  "a reminder": {
    arrange: (person, id) => create(person, "reminders", reminder(id)),
    shown: HIDDEN,
  },
  "a reminder that was done": {
    async arrange(person, id) {
      const made = await create(person, "reminders", reminder(id));
      await create(person, `reminders/${made.id}/completions`, { completed_at: DATE });
    },
    shown: SHOWN,
  },
};

for (const [name, { arrange, shown }] of Object.entries(STATES)) {
  databaseTest(`feeds show ${name} or not, by their kind (CASES 118)`, async (db) => {
    const app = await openTestApp(db);
    const [ada, eve] = [await addPersona(app), await addPersona(app)];
    const contactId = await addContact(ada);
    const own = await addFeed(ada, { kind: "contact", entity_id: contactId, detail: "full" });
    const everybody = await addFeed(ada, { detail: "full" });
    const foreign = await addFeed(eve, { detail: "full" });

    await arrange(ada, contactId);

    assert.deepEqual({
      contact: await isShown(app, own),
      aggregate: await isShown(app, everybody),
    }, shown);
    assert.equal(await isShown(app, foreign), false, "another user's feed");
  });
}

databaseTest("feeds have a yearless 29 February once a year (CASES 134, 136)", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const contact_id = await addContact(ada);
  const date = { month: 2, day: 29 };
  await create(ada, "life-events", { contact_id, type: "met", date });
  await create(ada, "notes", { contact_id, content: "x", date: DATE });
  const url = await addFeed(ada);
  const published: Record<string, string[]> = {};
  for (const now of ["2027-06-01T00:00:00Z", "2028-02-28T23:59:59Z", "2028-02-29T00:00:00Z"]) {
    app.setNow(new Date(now));
    published[now] = (await poll(app, url)).entries.map(({ published = "" }) => published);
  }

  const note = DATE;
  assert.deepEqual(published, {
    "2027-06-01T00:00:00Z": ["2027-03-01T00:00:00Z", note],
    "2028-02-28T23:59:59Z": [note],
    "2028-02-29T00:00:00Z": ["2028-02-29T00:00:00Z", note],
  });
});

async function isShown(app: TestApp, url: string): Promise<Shown["contact"]> {
  const answer = await app.fetch(url);
  await answer.body?.cancel();
  if (answer.status === 404) return "miss";
  const { entries } = await poll(app, url);
  assert.ok(entries.length <= 1);
  return entries.length === 1;
}

function note(person: Persona, contact_id: string, values: Json = {}): Promise<Json> {
  return create(person, "notes", { contact_id, content: "x", date: DATE, ...values });
}

function gift(
  person: Persona,
  contact_id: string,
  status: string,
  values: Json = {},
): Promise<Json> {
  return create(person, "gifts", { contact_id, status, description: "x", date: DATE, ...values });
}

function reminder(contact_id: string): Json {
  return { contact_id, message: "x", due_at: DATE };
}

async function remove(person: Persona, path: string): Promise<void> {
  const { status } = await person.fetch(`/api/v1/${path}`, { method: "DELETE" });
  assert.equal(status, 204);
}

async function archive(person: Persona, contactId: string): Promise<void> {
  const body = { archived: true };
  await jsonOf(await person.fetch(`/api/v1/contacts/${contactId}`, { method: "PATCH", body }), 200);
}
