/** Records that are written down on everybody's timeline. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { pathCollectedRecord } from "../../../(_records)/path_record.ts";
import { readTypedRecord } from "../../../(_records)/record_input.ts";
import { noticePath } from "../../../(_records)/return_path.ts";
import { createFromForm } from "../../../(_records)/write_record.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { openTimeline, type TimelineOfAll } from "../../(_timeline)/open_timeline.ts";
import { TimelinePage } from "../../(_timeline)/TimelinePage.tsx";

export const handler = define.handlers({
  /** Where somebody arrives who asks for the address of a form that was not accepted. */
  GET(ctx) {
    pathCollectedRecord(ctx.params);
    return ctx.redirect(`/?add=${ctx.params.path}`, 303);
  },

  async POST(ctx) {
    const viewer = requireViewer(ctx.state);
    const { site } = ctx.state;
    const record = pathCollectedRecord(ctx.params);
    const typed = readTypedRecord(await readForm(ctx.req));
    const outcome = await createFromForm(site, { viewer, record, typed });
    if (outcome.kind === "done") {
      const path = noticePath("/", { notice: "record_saved", recordId: outcome.result.id });
      return ctx.redirect(path, 303);
    }
    const refused = { record, typed, refusal: outcome.refusal };
    const opened = await openTimeline(site, { user: viewer.user, url: ctx.url, refused });
    return page<TimelineOfAll>(opened, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <TimelinePage
    opened={data}
    user={requireViewer(state).user}
    translator={state.translator}
  />
));
