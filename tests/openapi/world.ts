/** What a property test of REST finds: rows of every kind, and the credentials to reach them. */
import { v7 as uuidv7 } from "uuid";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { addPersona, type Persona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { type Json, jsonOf } from "../rest/json.ts";

export interface World {
  /** The ids of the rows that are there, by the segment of the path before them. */
  ids: Record<string, string[]>;
  /** The Cookie header of the person whose rows they are. */
  cookie: string;
  /** API tokens of the same person. */
  apiTokens: { full: string; read: string };
  /** What opens the feeds, by the name of the credential. */
  secrets: Record<string, string[]>;
  /** The address of somebody who is in no workspace. */
  newcomer: string;
}

/** Enough that some are left after the deletions that are asked for. */
const ROWS = 12;

export async function settle(app: TestApp): Promise<World> {
  const person = await addPersona(app);
  const ids: World["ids"] = {};
  const add = adding(person, ids);
  await add("v1/contacts", times(() => ({ given_name: "Grace", birthday: "--12-09" })));
  const [contactId = ""] = ids.contacts ?? [];
  for (const record of COLLECTED) {
    const inputs = times(() => withOwnIdentity(sampleInput(record, contactId)));
    await add(`v1/${RECORDS[record].path}`, inputs);
  }
  const [reminderId = ""] = ids.reminders ?? [];
  await add(`v1/reminders/${reminderId}/completions`, times(() => ({})));
  const feeds = await add(
    "v1/feeds",
    times(() => ({ name: "x", kind: "aggregate", detail: "full" })),
  );
  const tokens = await add("v1/api-tokens", times(() => ({ name: "x", scope: "read" })));
  const full = await addBearer(app, person, "full");
  return {
    ids,
    cookie: person.cookie,
    apiTokens: { full: full.secret, read: String(tokens.at(-1)?.token) },
    secrets: {
      feedToken: feeds.map(({ url }) => String(url).split("token=")[1] ?? ""),
      workspaceFeedToken: await settleWorkspaces(app, { person, ids }),
    },
    newcomer: (await addPersona(app)).user.email,
  };
}

/** The secrets of the first workspace, in which the rest is. */
async function settleWorkspaces(
  app: TestApp,
  { person, ids }: { person: Persona; ids: World["ids"] },
): Promise<string[]> {
  const add = adding(person, ids);
  await add("intelligence/workspaces", times(() => ({ name: "x" })));
  const [workspaceId = ""] = ids.workspaces ?? [];
  const base = `intelligence/workspaces/${workspaceId}`;
  const members = await Promise.all(times(() => addPersona(app)));
  await add(`${base}/members`, members.map(({ user }) => ({ email: user.email, role: "editor" })));
  const articles = times(() => ({
    url: `https://example.org/${uuidv7()}`,
    title: "x",
    published_at: "2026-02-01",
    verdict: "passed",
  }));
  const posted = await person.fetch(`/api/${base}/articles`, {
    method: "POST",
    body: { items: articles },
  });
  const { items } = await jsonOf(posted, 200);
  ids.articles = (items as Json[]).map(({ id }) => String(id));
  const issued = await add(`${base}/feed-tokens`, times(() => ({ label: "x" })));
  return issued.map(({ token }) => String(token));
}

/** Makes rows below `/api`, and keeps their ids. */
function adding(person: Persona, ids: World["ids"]) {
  return async (path: string, inputs: object[]): Promise<Json[]> => {
    const rows = [];
    for (const body of inputs) {
      rows.push(await jsonOf(await person.fetch(`/api/${path}`, { method: "POST", body }), 201));
    }
    ids[path.split("/").at(-1) ?? ""] = rows.map(({ id }) => String(id));
    return rows;
  };
}

/** External activities with one identity would be one. */
function withOwnIdentity(input: Record<string, unknown>): object {
  return "external_id" in input ? { ...input, external_id: uuidv7() } : input;
}

function times<T>(make: () => T): T[] {
  return Array.from({ length: ROWS }, make);
}
