/** Makes the feed that the create form describes. */
import type { Viewer } from "../../../../../lib/define.ts";
import { createFeed } from "../../../../../lib/feeds/create_feed.ts";
import type { Site } from "../../../../../lib/site.ts";
import { write } from "../../../../../lib/work/write.ts";
import { type FeedFormValues, readFeedForm } from "./feed_form_input.ts";
import { type FeedShownOnce, showOnce } from "./show_once.ts";

/**
 * @param options.publicOrigin what the address begins with
 * @throws {InvalidInput | DomainError} see readFeedForm() and createFeed()
 */
export async function createFromForm(
  site: Site,
  { viewer: { user, actor }, values, publicOrigin }: {
    viewer: Viewer;
    values: FeedFormValues;
    publicOrigin: string;
  },
): Promise<FeedShownOnce> {
  const { id, input } = readFeedForm(values);
  const created = await write(
    site,
    actor,
    (unit) => createFeed(unit, { userId: user.id, input, id }),
  );
  return await showOnce(site, { userId: user.id, created, publicOrigin });
}
