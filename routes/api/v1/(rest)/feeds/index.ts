import { define } from "../../../../../lib/define.ts";
import { createFeed } from "../../../../../lib/feeds/create_feed.ts";
import { listFeeds } from "../../../../../lib/feeds/list_feeds.ts";
import { readJson } from "../../../../../lib/http/body.ts";
import { feedSchema } from "../../../../../lib/shared/feed_form.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import { write } from "../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { answerPage } from "../../../../(_rest)/answers.ts";
import { answerNewFeed } from "../../../../(_rest)/feed_answer.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    return answerPage(await listFeeds(ctx.state.site.db, user.id), null);
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { site } = ctx.state;
    const input = parseInput(feedSchema, await readJson(ctx.req));
    return answerNewFeed(
      site,
      await write(site, actor, (unit) => createFeed(unit, { userId: user.id, input })),
    );
  },
});
