/** Ends the session of the browser that asks for it. */
import { endSession } from "../../lib/accounts/sessions.ts";
import { define } from "../../lib/define.ts";
import { clearedSessionCookie } from "../../lib/http/cookie.ts";
import { write } from "../../lib/work/write.ts";
import { publicSchemeOf } from "../(_request)/public_scheme.ts";
import { resumeViewer } from "../(_request)/resume_viewer.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { session, actor } = (await resumeViewer(ctx))?.viewer ?? {};
    if (session && actor) {
      const { id: sessionId, userId } = session;
      await write(ctx.state.site, actor, (unit) => endSession(unit, { userId, sessionId }));
    }
    const response = ctx.redirect("/sign-in", 303);
    response.headers.append("set-cookie", clearedSessionCookie(publicSchemeOf(ctx.state)));
    return response;
  },
});
