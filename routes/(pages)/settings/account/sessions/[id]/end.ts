/** Signs one of the user's browsers out. */
import { HttpError } from "fresh";
import { endSession } from "../../../../../../lib/accounts/sessions.ts";
import { define } from "../../../../../../lib/define.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const session = { userId: user.id, sessionId: pathUuid(ctx.params) };
    const hasEnded = await write(ctx.state.site, actor, (unit) => endSession(unit, session));
    if (!hasEnded) throw new HttpError(404);
    return ctx.redirect("/settings/account?notice=session_ended", 303);
  },
});
