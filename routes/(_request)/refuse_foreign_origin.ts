/** The same-origin check of everything that changes state (DESIGN section 4). */
import { HttpError } from "fresh";
import { define } from "../../lib/define.ts";
import { isSameOrigin } from "../../lib/http/same_origin.ts";

export const refuseForeignOrigin = define.middleware(async (ctx) => {
  if (!isSameOrigin(ctx.req, { origins: ctx.state.ownOrigins })) throw new HttpError(403);
  return await ctx.next();
});
