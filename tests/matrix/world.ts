/** The personas of the matrices, and what one of them has. */
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { START, type TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { addPersona, type Persona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { jsonOf } from "../rest/json.ts";
import { addWorkspace, type TestWorkspace } from "../rest/workspace.ts";
import type { PersonaName } from "./answers.ts";

/** Stands in everything that the owner has written: nobody else may see the word. */
export const CANARY = "canary";

/** Everybody's. */
export const PASSWORD = "the canary's password";

export interface World {
  db: Db;
  app: TestApp;
  owner: Persona;
  other: Persona;
  admin: Persona;
  /** The secrets of the owner's credentials. */
  secrets: { readToken: string; fullToken: string; feed: string; workspaceFeed: string };
  /** A contact of the owner's. */
  contactId: string;
  /** A workspace of the owner's. */
  workspace: TestWorkspace;
  /** Makes one more. */
  addWorkspace(): Promise<TestWorkspace>;
  /** Creates something of the owner's by REST and gives its id. */
  add(path: string, body: object): Promise<string>;
}

/** Of an installation that can send mail, though none arrives. */
export const ENVIRONMENT = {
  SMTP_URL: "smtp://localhost:1",
  FRONTEND_URL: "http://localhost:8000",
};

export async function openWorld(app: TestApp): Promise<World> {
  const { db } = app.site;
  await db.updateTable("instance").set({ setup_completed_at: START }).execute();
  const owner = await addPersona(app, { password: PASSWORD });
  const create = async (path: string, body: object) =>
    await jsonOf(await owner.fetch(`/api/v1/${path}`, { method: "POST", body }), 201);
  const add = async (path: string, body: object) => String((await create(path, body)).id);
  const contactId = await add("contacts", { given_name: CANARY });
  for (const record of COLLECTED) await add(RECORDS[record].path, sampleInput(record, contactId));
  const feed = await create("feeds", { name: CANARY, kind: "aggregate", detail: "full" });
  const workspace = await addWorkspace(owner, CANARY);
  await workspace.post({ title: CANARY });
  const feedToken = await workspace.issue(CANARY);
  return {
    db,
    app,
    owner,
    other: await addPersona(app, { password: PASSWORD }),
    admin: await addPersona(app, { password: PASSWORD, role: "admin" }),
    secrets: {
      readToken: (await addBearer(app, owner, "read")).secret,
      fullToken: (await addBearer(app, owner, "full")).secret,
      feed: String(feed.url).split("token=")[1] ?? "",
      workspaceFeed: String(feedToken.token),
    },
    contactId,
    workspace,
    addWorkspace: () => addWorkspace(owner, CANARY),
    add,
  };
}

/** An address that nobody has. */
export function newEmail(): string {
  return `${uuidv7()}@example.org`;
}

/** What a persona sends to say who is there. */
export function credentialsOf(world: World, persona: PersonaName): Record<string, string> {
  switch (persona) {
    case "signed out":
      return {};
    case "owner":
    case "disabled user":
      return { cookie: world.owner.cookie };
    case "other user":
      return { cookie: world.other.cookie };
    case "admin":
      return { cookie: world.admin.cookie };
    case "read token":
      return { authorization: `Bearer ${world.secrets.readToken}` };
    case "full token":
      return { authorization: `Bearer ${world.secrets.fullToken}` };
    case "feed token":
      return { authorization: `Bearer ${world.secrets.feed}` };
    default:
      return persona satisfies never;
  }
}

/** The disabled user is the owner, suspended for as long as the request takes. */
export async function asPersona<T>(
  { db, owner }: World,
  persona: PersonaName,
  act: () => Promise<T>,
): Promise<T> {
  if (persona !== "disabled user") return await act();
  const suspend = async (disabledAt: Date | null) => {
    await db.updateTable("users").set({ disabled_at: disabledAt }).where("id", "=", owner.user.id)
      .execute();
  };
  await suspend(START);
  try {
    return await act();
  } finally {
    await suspend(null);
  }
}
