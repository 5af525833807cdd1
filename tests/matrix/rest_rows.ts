/** REST: what each of its routes answers to each persona (DESIGN sections 4 and 6). */
import { v7 as uuidv7 } from "uuid";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import {
  type Asked,
  changesEach,
  changesOwn,
  everybody,
  mints,
  readsEach,
  readsOwn,
  type Row,
} from "./answers.ts";
import type { World } from "./world.ts";

const NAMES = { given_name: "Grace" };
const FEED = { name: "Tablet", kind: "aggregate" };
const API_TOKEN = { name: "Script", scope: "read" };

export const REST_ROWS: Row[] = [
  ...COLLECTED.flatMap(recordRows),
  {
    route: "POST /api/v1/reminders/:id/completions",
    answers: changesOwn(201),
    ask: async (world) => ({ params: { id: await addReminder(world) }, json: {} }),
  },
  { route: "GET /api/v1/completions/:id", answers: readsOwn, ask: completion },
  { route: "PATCH /api/v1/completions/:id", answers: changesOwn(200), ask: completion },
  { route: "DELETE /api/v1/completions/:id", answers: changesOwn(204), ask: completion },
  { route: "GET /api/v1/timeline", answers: readsEach },
  { route: "GET /api/v1/audit-events", answers: readsEach },

  { route: "GET /api/v1/contacts", answers: readsEach },
  { route: "POST /api/v1/contacts", answers: changesEach(201), ask: () => ({ json: NAMES }) },
  { route: "GET /api/v1/contacts/:id", answers: readsOwn, ask: contact },
  { route: "PATCH /api/v1/contacts/:id", answers: changesOwn(200), ask: contact },
  { route: "DELETE /api/v1/contacts/:id", answers: changesOwn(204), ask: contact },
  { route: "POST /api/v1/contacts/:id/restore", answers: changesOwn(200), ask: deletedContact },
  { route: "GET /api/v1/contacts/:id/timeline", answers: readsOwn, ask: contact },
  {
    route: "POST /api/v1/contacts/import",
    answers: changesEach(200),
    ask: () => ({ vcard: "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Grace\r\nEND:VCARD\r\n" }),
  },

  { route: "GET /api/v1/feeds", answers: readsEach },
  { route: "POST /api/v1/feeds", answers: changesOwn(201), ask: contactFeed },
  { route: "GET /api/v1/feeds/preview", answers: readsOwn, ask: contactPreview },
  { route: "DELETE /api/v1/feeds/:id", answers: changesOwn(204), ask: feed },
  { route: "POST /api/v1/feeds/:id/rotate", answers: changesOwn(201), ask: feed },
  { route: "POST /api/v1/feeds/revoke-all", answers: changesEach(200) },
  {
    route: "ALL /api/v1/feeds/atom",
    answers: { ...everybody(200), "disabled user": 404 },
    isOpen: true,
    ask: ({ secrets }) => ({ query: { token: secrets.feed } }),
  },

  { route: "GET /api/v1/api-tokens", answers: readsEach },
  {
    route: "POST /api/v1/api-tokens",
    answers: mints({ stranger: 201 }),
    ask: () => ({ json: API_TOKEN }),
  },
  { route: "DELETE /api/v1/api-tokens/:id", answers: changesOwn(204), ask: apiToken },
  {
    route: "POST /api/v1/api-tokens/:id/rotate",
    answers: mints({ stranger: 404 }),
    ask: apiToken,
  },
  { route: "POST /api/v1/api-tokens/revoke-all", answers: changesEach(200) },

  { route: "GET /api/v1/openapi.json", answers: everybody(200) },
  { route: "GET /api/docs", answers: everybody(200) },
  { route: "ALL /api/:path*", answers: everybody(404), ask: () => ({ params: { path: "v0" } }) },
];

function recordRows(record: typeof COLLECTED[number]): Row[] {
  const { path } = RECORDS[record];
  const sample = ({ contactId }: World) => ({
    ...sampleInput(record, contactId),
    // Each external activity has an identity of its own: the same once more would be an update.
    ...(record === "external_activity" ? { external_id: uuidv7() } : {}),
  });
  const item = async (world: World): Promise<Asked> => ({
    params: { id: await world.add(path, sample(world)) },
    json: {},
  });
  return [
    { route: `GET /api/v1/${path}`, answers: readsEach },
    {
      route: `POST /api/v1/${path}`,
      answers: changesOwn(201),
      ask: (world) => ({ json: sample(world) }),
    },
    { route: `GET /api/v1/${path}/:id`, answers: readsOwn, ask: item },
    { route: `PATCH /api/v1/${path}/:id`, answers: changesOwn(200), ask: item },
    { route: `DELETE /api/v1/${path}/:id`, answers: changesOwn(204), ask: item },
  ];
}

async function addReminder(world: World): Promise<string> {
  return await world.add("reminders", sampleInput("reminder", world.contactId));
}

async function completion(world: World): Promise<Asked> {
  const id = await world.add(`reminders/${await addReminder(world)}/completions`, {});
  return { params: { id }, json: {} };
}

async function contact(world: World): Promise<Asked> {
  return { params: { id: await world.add("contacts", NAMES) }, json: {} };
}

async function deletedContact(world: World): Promise<Asked> {
  const id = await world.add("contacts", NAMES);
  await world.owner.fetch(`/api/v1/contacts/${id}`, { method: "DELETE" });
  return { params: { id } };
}

async function feed(world: World): Promise<Asked> {
  return { params: { id: await world.add("feeds", FEED) } };
}

function contactFeed({ contactId }: World): Asked {
  return { json: { name: "Tablet", kind: "contact", entity_id: contactId } };
}

function contactPreview({ contactId }: World): Asked {
  return { query: { kind: "contact", entity_id: contactId } };
}

async function apiToken(world: World): Promise<Asked> {
  return { params: { id: await world.add("api-tokens", API_TOKEN) } };
}
