/** The timeline of everybody. */
import { page } from "fresh";
import { define } from "../../lib/define.ts";
import { requireViewer } from "../(_request)/require_viewer.ts";
import { openTimeline, type TimelineOfAll } from "./(_timeline)/open_timeline.ts";
import { TimelinePage } from "./(_timeline)/TimelinePage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    return page<TimelineOfAll>(await openTimeline(ctx.state.site, { user, url: ctx.url }));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <TimelinePage
    opened={data}
    user={requireViewer(state).user}
    translator={state.translator}
  />
));
