/** The page on which an article is added by hand. */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { write } from "../../../../../lib/work/write.ts";
import { postArticles } from "../../../../../lib/workspaces/articles.ts";
import { CURATORS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import type { FormState } from "../../../../(_forms)/form_state.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { blankArticle, readArticleForm } from "../(_articles)/article_form.ts";
import { ArticleFormPage } from "../(_articles)/ArticleFormPage.tsx";
import { articlesHref } from "../(_articles)/articles_href.ts";
import { memberOf, openWorkspace } from "../(_workspace)/open_workspace.ts";

interface Data {
  workspace: Membership;
  form: FormState;
}

export const handler = define.handlers({
  async GET(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    const values = blankArticle(ctx.state.site.now(), requireViewer(ctx.state).user);
    return page<Data>({ workspace, form: { values, refusal: null } });
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    const { user, actor } = requireViewer(ctx.state);
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const posted = { ...memberOf(ctx), inputs: [readArticleForm(values, user)] };
      return write(ctx.state.site, actor, (unit) => postArticles(unit, posted));
    });
    if (outcome.kind === "refused") {
      const form = { values, refusal: outcome.refusal };
      return page<Data>({ workspace, form }, { status: 422 });
    }
    const notice = { name: "article_saved", articleId: outcome.result.items[0]?.id ?? "" } as const;
    const href = articlesHref(workspace.id, { verdict: null, cursor: null, notice });
    return ctx.redirect(href, 303);
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <ArticleFormPage {...{ ...data, translator }} />
));
