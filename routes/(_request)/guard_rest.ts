/** Guards REST: a session or an API token, its user's share of requests, and the token's scope. */
import { type Context, HttpError } from "fresh";
import { type Bearer, findBearer } from "../../lib/accounts/bearers.ts";
import { noteApiTokenUse } from "../../lib/credentials/access.ts";
import { define, type State } from "../../lib/define.ts";
import { readBearer } from "../../lib/http/bearer.ts";
import type { Site } from "../../lib/site.ts";
import { CredentialRefused } from "./credential_refused.ts";
import { LimitExceeded } from "./limit_exceeded.ts";
import { resumeViewer, withCookie } from "./resume_viewer.ts";

/** Whatever Authorization says counts alone: the cookie beside it is not looked at. */
export const guardRest = define.middleware((ctx) =>
  ctx.req.headers.has("authorization") ? admitBearer(ctx) : admitSession(ctx)
);

async function admitSession(ctx: Context<State>): Promise<Response> {
  const resumed = await resumeViewer(ctx);
  if (resumed === null) throw new HttpError(401);
  takeShare(ctx.state.site, resumed.viewer.user.id);
  ctx.state.viewer = resumed.viewer;
  return withCookie(await ctx.next(), resumed.prolongedCookie);
}

async function admitBearer({ req, state, next }: Context<State>): Promise<Response> {
  const bearer = await resumeBearer(req, state.site);
  const { apiTokenId, scope, user } = bearer;
  takeShare(state.site, user.id);
  noteUse(state.site, apiTokenId);
  if (scope === "read" && !isReading(req.method)) throw new CredentialRefused("insufficient_scope");
  const actor = {
    kind: "user",
    userId: user.id,
    via: "api_token",
    credentialId: apiTokenId,
  } as const;
  state.viewer = { user, actor, session: null };
  return await next();
}

async function resumeBearer({ headers }: Request, { db, now }: Site): Promise<Bearer> {
  const secret = readBearer(headers);
  const bearer = secret === undefined ? undefined : await findBearer(db, { secret, now: now() });
  if (bearer === undefined) throw new HttpError(401);
  return bearer;
}

/** @throws {LimitExceeded} */
function takeShare({ limits }: Site, userId: string): void {
  const verdict = limits.api.take(userId);
  if (!verdict.allowed) throw new LimitExceeded(verdict.retryAfterSeconds);
}

/** Beside the answer: a program does not wait for a note about itself. */
function noteUse(site: Site, apiTokenId: string): void {
  const now = site.now();
  site.tasks.run("note API token use", () => noteApiTokenUse(site.db, { apiTokenId, now }));
}

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
