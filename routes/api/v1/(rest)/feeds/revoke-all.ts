import { define } from "../../../../../lib/define.ts";
import { revokeAllFeeds } from "../../../../../lib/feeds/revoke_feed.ts";
import { write } from "../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const revoked = await write(ctx.state.site, actor, (unit) => revokeAllFeeds(unit, user.id));
    return Response.json({ revoked });
  },
});
