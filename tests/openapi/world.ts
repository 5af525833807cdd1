/** What a property test of REST finds: rows of every kind, and the credentials to reach them. */
import { v7 as uuidv7 } from "uuid";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { addPersona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { jsonOf } from "../rest/json.ts";

export interface World {
  /** The ids of the rows that are there, by the first segment of their path. */
  ids: Record<string, string[]>;
  /** The Cookie header of the person whose rows they are. */
  cookie: string;
  /** API tokens of the same person. */
  apiTokens: { full: string; read: string };
  feedSecrets: string[];
}

/** Enough that some are left after the deletions that are asked for. */
const ROWS = 12;

export async function settle(app: TestApp): Promise<World> {
  const person = await addPersona(app);
  const post = async (path: string, body: object = {}) =>
    await jsonOf(await person.fetch(`/api/v1/${path}`, { method: "POST", body }), 201);
  const ids: World["ids"] = {};
  const add = async (path: string, inputs: object[]) => {
    const rows = [];
    for (const input of inputs) rows.push(await post(path, input));
    ids[path] = rows.map(({ id }) => String(id));
    return rows;
  };
  await add("contacts", times(() => ({ given_name: "Grace", birthday: "--12-09" })));
  const [contactId = ""] = ids.contacts ?? [];
  for (const record of COLLECTED) {
    await add(RECORDS[record].path, times(() => withOwnIdentity(sampleInput(record, contactId))));
  }
  const [reminderId = ""] = ids.reminders ?? [];
  await add(`reminders/${reminderId}/completions`, times(() => ({})));
  ids.completions = ids[`reminders/${reminderId}/completions`] ?? [];
  const feeds = await add("feeds", times(() => ({ name: "x", kind: "aggregate", detail: "full" })));
  const tokens = await add("api-tokens", times(() => ({ name: "x", scope: "read" })));
  const full = await addBearer(app, person, "full");
  return {
    ids,
    cookie: person.cookie,
    apiTokens: { full: full.secret, read: String(tokens.at(-1)?.token) },
    feedSecrets: feeds.map(({ url }) => String(url).split("token=")[1] ?? ""),
  };
}

/** External activities with one identity would be one. */
function withOwnIdentity(input: Record<string, unknown>): object {
  return "external_id" in input ? { ...input, external_id: uuidv7() } : input;
}

function times<T>(make: () => T): T[] {
  return Array.from({ length: ROWS }, make);
}
