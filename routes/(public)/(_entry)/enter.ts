/** Lets a browser in that has just got a session. */
import type { Context } from "fresh";
import { SESSION_LIFETIME_SECONDS } from "../../../lib/accounts/sessions.ts";
import type { State } from "../../../lib/define.ts";
import { sessionCookie } from "../../../lib/http/cookie.ts";
import { publicSchemeOf } from "../../(_request)/public_scheme.ts";

/** @param options.to a path of this site */
export function enter(
  ctx: Context<State>,
  { secret, to }: { secret: string; to: string },
): Response {
  const scheme = publicSchemeOf(ctx.state);
  const response = ctx.redirect(to, 303);
  response.headers.append(
    "set-cookie",
    sessionCookie(secret, { scheme, maxAgeSeconds: SESSION_LIFETIME_SECONDS }),
  );
  return response;
}
