/** The page on which a feed is ended. */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import { type NamedFeed, requireNamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import { revokeFeed } from "../../../../../lib/feeds/revoke_feed.ts";
import { write } from "../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";
import { revocationTexts } from "../(_feeds)/ending_texts.ts";
import { FeedEndingPage } from "../(_feeds)/FeedEndingPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const feed = { userId: user.id, feedId: pathUuid(ctx.params) };
    return page<NamedFeed>(await requireNamedFeed(ctx.state.site.db, feed));
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const feed = { userId: user.id, feedId: pathUuid(ctx.params) };
    await write(ctx.state.site, actor, (unit) => revokeFeed(unit, feed));
    return ctx.redirect("/settings/feeds?notice=feed_revoked", 303);
  },
});

export default define.page<typeof handler>(({ data: feed, state: { translator } }) => (
  <FeedEndingPage
    action={`/settings/feeds/${feed.id}/revocation`}
    texts={revocationTexts(feed, translator)}
    translator={translator}
  />
));
