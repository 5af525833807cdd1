/** Lets a browser go whose session has ended. */
import type { Context } from "fresh";
import type { State } from "../../../lib/define.ts";
import { clearedSessionCookie } from "../../../lib/http/cookie.ts";
import { publicSchemeOf } from "../../(_request)/public_scheme.ts";

/** @param to a path of this site */
export function leave(ctx: Context<State>, to: string): Response {
  const response = ctx.redirect(to, 303);
  response.headers.append("set-cookie", clearedSessionCookie(publicSchemeOf(ctx.state)));
  return response;
}
