/** The feeds of a user: the list, and making one. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { attempt } from "../../../(_forms)/attempt.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { createFromForm } from "./(_feeds)/create_from_form.ts";
import { CreatedFeedPage } from "./(_feeds)/CreatedFeedPage.tsx";
import { type FeedForm, openFeedForm } from "./(_feeds)/feed_form.ts";
import { type FeedList, openFeedList } from "./(_feeds)/feed_list.ts";
import { FeedFormPage } from "./(_feeds)/FeedFormPage.tsx";
import { FeedListPage } from "./(_feeds)/FeedListPage.tsx";
import type { FeedShownOnce } from "./(_feeds)/show_once.ts";

type Data =
  | { kind: "list"; list: FeedList }
  | { kind: "form"; form: FeedForm }
  | { kind: "created"; shown: FeedShownOnce };

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const list = await openFeedList(ctx.state.site, { userId: user.id, url: ctx.url });
    return page<Data>({ kind: "list", list });
  },

  async POST(ctx) {
    const viewer = requireViewer(ctx.state);
    const { site, publicOrigin } = ctx.state;
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(
      () => createFromForm(site, { viewer, values, publicOrigin }),
      ["already_done", "too_many_feeds"],
    );
    if (outcome.kind === "done") return page<Data>({ kind: "created", shown: outcome.result });
    if (outcome.refusal.kind === "forbidden" && outcome.refusal.code === "already_done") {
      return ctx.redirect("/settings/feeds?notice=feed_made_already", 303);
    }
    const form = await openFeedForm(site, { user: viewer.user, values, refusal: outcome.refusal });
    return page<Data>({ kind: "form", form }, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { translator } = state;
  const { user } = requireViewer(state);
  switch (data.kind) {
    case "list":
      return <FeedListPage {...{ list: data.list, user, translator }} />;
    case "form":
      return <FeedFormPage {...{ form: data.form, translator }} />;
    case "created":
      return <CreatedFeedPage {...{ shown: data.shown, translator }} />;
    default:
      return data satisfies never;
  }
});
