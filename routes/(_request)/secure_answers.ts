/** What every page and every REST answer says to the browser, error answers among them. */
import { define } from "../../lib/define.ts";
import { securityHeaders } from "../../lib/http/security_headers.ts";
import { withHeaders } from "../../lib/http/with_headers.ts";
import { isFeedSurface } from "./surfaces.ts";
import { publicSchemeOf } from "./public_scheme.ts";

/** Feed answers are for programs of other sites: lib/syndication says what they carry. */
export const secureAnswers = define.middleware(async (ctx) => {
  const response = await ctx.next();
  if (isFeedSurface(ctx.url)) return response;
  return withHeaders(response, securityHeaders({ scheme: publicSchemeOf(ctx.state) }));
});
