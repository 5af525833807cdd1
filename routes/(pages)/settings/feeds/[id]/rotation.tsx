/** The page on which a feed is rotated. */
import { page } from "fresh";
import { v7 as uuidv7 } from "uuid";
import { define } from "../../../../../lib/define.ts";
import { type NamedFeed, requireNamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";
import { CreatedFeedPage } from "../(_feeds)/CreatedFeedPage.tsx";
import { rotationTexts } from "../(_feeds)/ending_texts.ts";
import { FeedEndingPage } from "../(_feeds)/FeedEndingPage.tsx";
import { rotateFromForm } from "../(_feeds)/rotate_from_form.ts";
import type { FeedShownOnce } from "../(_feeds)/show_once.ts";

type Data =
  | { kind: "question"; feed: NamedFeed; successorId: string }
  | { kind: "rotated"; shown: FeedShownOnce };

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const owned = { userId: user.id, feedId: pathUuid(ctx.params) };
    const feed = await requireNamedFeed(ctx.state.site.db, owned);
    return page<Data>({ kind: "question", feed, successorId: uuidv7() });
  },

  async POST(ctx) {
    const viewer = requireViewer(ctx.state);
    const { site, publicOrigin } = ctx.state;
    const feedId = pathUuid(ctx.params);
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(
      () => rotateFromForm(site, { viewer, feedId, values, publicOrigin }),
      ["already_done"],
    );
    return outcome.kind === "done"
      ? page<Data>({ kind: "rotated", shown: outcome.result })
      : ctx.redirect("/settings/feeds?notice=feed_made_already", 303);
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => {
  if (data.kind === "rotated") return <CreatedFeedPage {...{ shown: data.shown, translator }} />;
  const { feed, successorId } = data;
  return (
    <FeedEndingPage
      action={`/settings/feeds/${feed.id}/rotation`}
      texts={rotationTexts(feed, translator)}
      values={{ id: successorId }}
      translator={translator}
    />
  );
});
