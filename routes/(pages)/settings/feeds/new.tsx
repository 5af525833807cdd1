/** The page on which a feed is made. A link can choose its subject beforehand. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { type FeedForm, openFeedForm } from "./(_feeds)/feed_form.ts";
import { FeedFormPage } from "./(_feeds)/FeedFormPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const values = Object.fromEntries(ctx.url.searchParams);
    return page<FeedForm>(await openFeedForm(ctx.state.site, { user, values, refusal: null }));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <FeedFormPage form={data} translator={state.translator} />
));
