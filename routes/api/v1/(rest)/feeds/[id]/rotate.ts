import { define } from "../../../../../../lib/define.ts";
import { rotateFeed } from "../../../../../../lib/feeds/rotate_feed.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { answerNewFeed } from "../../../../../(_rest)/feed_answer.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { site } = ctx.state;
    const feedId = pathUuid(ctx.params);
    return answerNewFeed(
      site,
      await write(site, actor, (unit) => rotateFeed(unit, { userId: user.id, feedId })),
    );
  },
});
