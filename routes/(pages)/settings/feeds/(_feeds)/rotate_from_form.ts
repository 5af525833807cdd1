/** Rotates a feed as the form of its rotation asks for. */
import type { Viewer } from "../../../../../lib/define.ts";
import { rotateFeed } from "../../../../../lib/feeds/rotate_feed.ts";
import type { Site } from "../../../../../lib/site.ts";
import { write } from "../../../../../lib/work/write.ts";
import { type FeedFormValues, readFormId } from "./feed_form_input.ts";
import { type FeedShownOnce, showOnce } from "./show_once.ts";

/**
 * @param options.publicOrigin what the address begins with
 * @throws {InvalidInput | DomainError} see readFormId() and rotateFeed()
 */
export async function rotateFromForm(
  site: Site,
  { viewer: { user, actor }, feedId, values, publicOrigin }: {
    viewer: Viewer;
    feedId: string;
    values: FeedFormValues;
    publicOrigin: string;
  },
): Promise<FeedShownOnce> {
  const rotation = { userId: user.id, feedId, id: readFormId(values) };
  const created = await write(site, actor, (unit) => rotateFeed(unit, rotation));
  return await showOnce(site, { userId: user.id, created, publicOrigin });
}
