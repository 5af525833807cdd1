/** The first page of a workspace: its articles. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import type { Membership } from "../../../../lib/workspaces/membership.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { pathMember } from "../../../(_rest)/path_member.ts";
import { type ArticleList, openArticleList } from "./(_articles)/article_list.ts";
import { ArticleListPage } from "./(_articles)/ArticleListPage.tsx";
import { openWorkspace } from "./(_workspace)/open_workspace.ts";

interface Data {
  workspace: Membership;
  list: ArticleList;
}

export const handler = define.handlers({
  async GET(ctx) {
    const workspace = await openWorkspace(ctx);
    const { member } = pathMember(ctx);
    const list = await openArticleList(ctx.state.site, { ...member, url: ctx.url });
    return page<Data>({ workspace, list });
  },
});

export default define.page<typeof handler>(({ data, state, url }) => (
  <ArticleListPage
    {...data}
    notice={url.searchParams.get("notice")}
    now={state.site.now()}
    user={requireViewer(state).user}
    translator={state.translator}
  />
));
