/** The settings: what each page and form answers to each persona (DESIGN sections 4 and 9). */
import { v7 as uuidv7 } from "uuid";
import { startSession } from "../../lib/accounts/sessions.ts";
import { write } from "../../lib/work/write.ts";
import { type Asked, eachPage, ownPage, type Row } from "./answers.ts";
import { PASSWORD, type World } from "./world.ts";

export const SETTINGS_ROWS: Row[] = [
  { route: "GET /settings", answers: eachPage(303) },
  { route: "GET /settings/audit", answers: eachPage(200) },

  { route: "GET /settings/feeds", answers: eachPage(200) },
  { route: "POST /settings/feeds", answers: ownPage(200), ask: contactFeedForm },
  { route: "GET /settings/feeds/new", answers: eachPage(200) },
  { route: "GET /settings/feeds/revocation", answers: { ...eachPage(303), "owner": 200 } },
  { route: "POST /settings/feeds/revocation", answers: eachPage(303) },
  { route: "GET /settings/feeds/:id/revocation", answers: ownPage(200), ask: feed },
  { route: "POST /settings/feeds/:id/revocation", answers: ownPage(303), ask: feed },
  { route: "GET /settings/feeds/:id/rotation", answers: ownPage(200), ask: feed },
  { route: "POST /settings/feeds/:id/rotation", answers: ownPage(200), ask: feed },

  { route: "GET /settings/api-tokens", answers: eachPage(200) },
  { route: "POST /settings/api-tokens", answers: eachPage(200), ask: apiTokenForm },
  { route: "GET /settings/api-tokens/new", answers: eachPage(200) },
  { route: "GET /settings/api-tokens/revocation", answers: eachPage(200) },
  { route: "POST /settings/api-tokens/revocation", answers: eachPage(303) },
  { route: "GET /settings/api-tokens/:id/revocation", answers: ownPage(200), ask: apiToken },
  { route: "POST /settings/api-tokens/:id/revocation", answers: ownPage(303), ask: apiToken },
  { route: "GET /settings/api-tokens/:id/rotation", answers: ownPage(200), ask: apiToken },
  { route: "POST /settings/api-tokens/:id/rotation", answers: ownPage(200), ask: apiToken },

  { route: "GET /settings/account", answers: eachPage(200) },
  { route: "POST /settings/account", answers: eachPage(303), ask: accountForm },
  { route: "GET /settings/account/password", answers: eachPage(200) },
  { route: "POST /settings/account/password", answers: eachPage(303), ask: passwordForm },
  { route: "GET /settings/account/deletion", answers: eachPage(200) },
  {
    route: "POST /settings/account/deletion",
    // The owner is the last admin of a workspace, and the admin of the installation.
    answers: { ...eachPage(303), "owner": 409, "admin": 422 },
    ask: () => ({ form: { password: PASSWORD } }),
  },
  { route: "POST /settings/account/sessions/:id/end", answers: ownPage(303), ask: session },
  { route: "POST /settings/account/sessions/end-others", answers: eachPage(303) },
];

async function feed(world: World): Promise<Asked> {
  const id = await world.add("feeds", { name: "Tablet", kind: "aggregate" });
  return { params: { id }, form: { id: uuidv7() } };
}

function contactFeedForm({ contactId }: World): Asked {
  const subject = { kind: "contact", entity_id: contactId };
  return { form: { id: uuidv7(), name: "Tablet", detail: "headlines", ...subject } };
}

async function apiToken(world: World): Promise<Asked> {
  const id = await world.add("api-tokens", { name: "Script", scope: "read" });
  return { params: { id }, form: { id: uuidv7() } };
}

function apiTokenForm(): Asked {
  return { form: { id: uuidv7(), name: "Script", scope: "read", expires_in_days: "1" } };
}

function accountForm(): Asked {
  return { form: { display_name: "Somebody else", language: "de", time_zone: "UTC" } };
}

function passwordForm(): Asked {
  return { form: { current_password: PASSWORD, new_password: PASSWORD } };
}

async function session({ app: { site }, owner }: World): Promise<Asked> {
  const begun = await write(
    site,
    { kind: "system" },
    (unit) =>
      startSession(unit, { userId: owner.user.id, userAgent: null, formerSecret: undefined }),
  );
  return { params: { id: begun.session.id } };
}
