/** Decides about an article. */
import { page } from "fresh";
import { define } from "../../../../../../lib/define.ts";
import { readForm } from "../../../../../../lib/http/form.ts";
import { CURATORS, type Membership } from "../../../../../../lib/workspaces/membership.ts";
import { attempt } from "../../../../../(_forms)/attempt.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { pathMember } from "../../../../../(_rest)/path_member.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";
import { type ArticleList, reopenAtArticle } from "../../(_articles)/article_list.ts";
import { ArticleListPage } from "../../(_articles)/ArticleListPage.tsx";
import {
  articlesHref,
  hrefAfterVerdict,
  readArticleFilter,
} from "../../(_articles)/articles_href.ts";
import { decideFromForm } from "../../(_articles)/decide_from_form.ts";
import { openWorkspace } from "../../(_workspace)/open_workspace.ts";

interface Data {
  workspace: Membership;
  list: ArticleList;
}

export const handler = define.handlers({
  /** Where somebody arrives who asks for the address of a verdict that was not accepted. */
  GET(ctx) {
    const { workspaceId } = pathMember(ctx).member;
    return ctx.redirect(articlesHref(workspaceId, readArticleFilter(ctx.url)), 303);
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    const { state: { site }, url } = ctx;
    const { actor, member } = pathMember(ctx);
    const decided = { ...member, articleId: pathUuid(ctx.params, "articleId") };
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => decideFromForm(site, { ...decided, actor, values }));
    if (outcome.kind === "done") {
      const { neighbour } = values;
      const after = { filter: readArticleFilter(url), article: outcome.result, neighbour };
      return ctx.redirect(hrefAfterVerdict(workspace.id, after), 303);
    }
    const { refusal } = outcome;
    const list = await reopenAtArticle(site, { ...decided, url, values, refusal });
    return page<Data>({ workspace, list }, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <ArticleListPage
    {...data}
    notice={null}
    now={state.site.now()}
    user={requireViewer(state).user}
    translator={state.translator}
  />
));
