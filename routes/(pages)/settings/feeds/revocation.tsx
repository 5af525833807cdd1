/** The page on which every feed is ended. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { listFeeds } from "../../../../lib/feeds/list_feeds.ts";
import { revokeAllFeeds } from "../../../../lib/feeds/revoke_feed.ts";
import { write } from "../../../../lib/work/write.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { revocationOfAllTexts } from "./(_feeds)/ending_texts.ts";
import { FeedEndingPage } from "./(_feeds)/FeedEndingPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const { length: count } = await listFeeds(ctx.state.site.db, user.id);
    return count === 0 ? ctx.redirect("/settings/feeds", 303) : page<number>(count);
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const count = await write(ctx.state.site, actor, (unit) => revokeAllFeeds(unit, user.id));
    return ctx.redirect(`/settings/feeds?notice=feeds_revoked&count=${count}`, 303);
  },
});

export default define.page<typeof handler>(({ data: count, state: { translator } }) => (
  <FeedEndingPage
    action="/settings/feeds/revocation"
    texts={revocationOfAllTexts(count, translator)}
    translator={translator}
  />
));
