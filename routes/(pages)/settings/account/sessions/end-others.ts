/** Signs every other browser of the user out. */
import { endOtherSessions } from "../../../../../lib/accounts/sessions.ts";
import { define } from "../../../../../lib/define.ts";
import { write } from "../../../../../lib/work/write.ts";
import { requireSession } from "../../../../(_request)/require_session.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const own = { userId: user.id, sessionId: requireSession(ctx.state).id };
    await write(ctx.state.site, actor, (unit) => endOtherSessions(unit, own));
    return ctx.redirect("/settings/account?notice=sessions_ended", 303);
  },
});
