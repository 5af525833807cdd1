/** Who the session's cookie of a request says is there. */
import { resumeSession, SESSION_LIFETIME_SECONDS } from "../../lib/accounts/sessions.ts";
import type { State, Viewer } from "../../lib/define.ts";
import { readBearer } from "../../lib/http/bearer.ts";
import { readSessionCookie, sessionCookie } from "../../lib/http/cookie.ts";
import { publicSchemeOf } from "./public_scheme.ts";

export interface ResumedViewer {
  viewer: Viewer;
  /** The Set-Cookie value that prolongs the browser's cookie with the session, when it is due. */
  prolongedCookie: string | null;
}

/**
 * Null when there is no cookie, or its session has ended. A bearer counts alone: the same-origin
 * check lets it pass, so the cookie beside it must not act.
 */
export async function resumeViewer(
  { req, state }: { req: Request; state: State },
): Promise<ResumedViewer | null> {
  if (readBearer(req.headers) !== undefined) return null;
  const scheme = publicSchemeOf(state);
  const secret = readSessionCookie(req.headers, scheme);
  if (secret === undefined) return null;
  const { db, now } = state.site;
  const resumed = await resumeSession(db, { secret, now: now() });
  if (resumed === undefined) return null;
  const { session, user, isExtended } = resumed;
  return {
    viewer: {
      user,
      session,
      actor: { kind: "user", userId: user.id, via: "session", credentialId: session.id },
    },
    prolongedCookie: isExtended
      ? sessionCookie(secret, { scheme, maxAgeSeconds: SESSION_LIFETIME_SECONDS })
      : null,
  };
}

/** The answer, and with it the prolonged cookie where there is one. */
export function withCookie(response: Response, cookie: string | null): Response {
  if (cookie === null) return response;
  const headers = new Headers(response.headers);
  headers.append("set-cookie", cookie);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
