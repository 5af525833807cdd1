/** The page on which a feed is ended. */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import { type NamedFeed, requireNamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import { revokeFeed } from "../../../../../lib/feeds/revoke_feed.ts";
import { write } from "../../../../../lib/work/write.ts";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { RevocationForm } from "../../../../(_components)/RevocationForm.tsx";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";
import { FeedsPageTitle } from "../(_feeds)/FeedsPageTitle.tsx";
import { revocationTexts } from "../(_feeds)/revocation_texts.ts";

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

export default define.page<typeof handler>(({ data: feed, state }) => {
  const texts = revocationTexts(feed, state.translator);
  const parent = { href: "/settings/feeds", label: state.translator.text("feeds.title") };
  return (
    <>
      <FeedsPageTitle part={texts.submit} translator={state.translator} />
      <PageHead title={texts.submit} parent={parent} />
      <RevocationForm feedId={feed.id} texts={texts} />
    </>
  );
});
