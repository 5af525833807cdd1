import { define } from "../../../../../lib/define.ts";
import { formatInstant } from "../../../../../lib/feeds/atom.ts";
import { previewFeed } from "../../../../../lib/feeds/preview_feed.ts";
import { publicationSchema } from "../../../../../lib/shared/feed_form.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { readQuery } from "../../../../(_rest)/query.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const input = readQuery(ctx.url, publicationSchema);
    const entries = await previewFeed(ctx.state.site, { owner: user, input });
    return Response.json({
      items: entries.map((entry) => ({
        id: entry.id,
        title: entry.title,
        published: formatInstant(entry.published),
        updated: formatInstant(entry.updated),
        content: entry.content,
        link: entry.alternate ?? null,
      })),
    });
  },
});
