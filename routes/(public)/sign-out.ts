/** Ends the session of the browser that asks for it. */
import { endSession } from "../../lib/accounts/sessions.ts";
import { define } from "../../lib/define.ts";
import { write } from "../../lib/work/write.ts";
import { resumeViewer } from "../(_request)/resume_viewer.ts";
import { leave } from "./(_entry)/leave.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { session, actor } = (await resumeViewer(ctx))?.viewer ?? {};
    if (session && actor) {
      const { id: sessionId, userId } = session;
      await write(ctx.state.site, actor, (unit) => endSession(unit, { userId, sessionId }));
    }
    return leave(ctx, "/sign-in");
  },
});
