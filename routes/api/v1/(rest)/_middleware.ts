/** Guards REST: a session, its user's share of requests, and the user's own language. */
import { HttpError } from "fresh";
import { define } from "../../../../lib/define.ts";
import { LimitExceeded } from "../../../(_request)/limit_exceeded.ts";
import { resumeViewer, withCookie } from "../../../(_request)/resume_viewer.ts";

export default define.middleware(async (ctx) => {
  const { req, state } = ctx;
  // A bearer counts alone, whatever cookie comes with it, and there is none that opens REST.
  if (req.headers.has("authorization")) throw new HttpError(401);
  const resumed = await resumeViewer(ctx);
  if (resumed === null) throw new HttpError(401);
  const verdict = state.site.limits.api.take(resumed.viewer.user.id);
  if (!verdict.allowed) throw new LimitExceeded(verdict.retryAfterSeconds);
  state.viewer = resumed.viewer;
  return withCookie(await ctx.next(), resumed.prolongedCookie);
});
