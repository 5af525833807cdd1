/** The page on which an article is added by hand. */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { CURATORS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import type { FormState } from "../../../../(_forms)/form_state.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathMember } from "../../../../(_rest)/path_member.ts";
import { blankArticle } from "../(_articles)/article_form.ts";
import { ArticleFormPage } from "../(_articles)/ArticleFormPage.tsx";
import { articlesHref } from "../(_articles)/articles_href.ts";
import { postFromForm } from "../(_articles)/post_from_form.ts";
import { openWorkspace } from "../(_workspace)/open_workspace.ts";

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
    const { values } = await readForm(ctx.req);
    const posted = { ...pathMember(ctx).member, viewer: requireViewer(ctx.state), values };
    const outcome = await attempt(() => postFromForm(ctx.state.site, posted));
    if (outcome.kind === "refused") {
      const form = { values, refusal: outcome.refusal };
      return page<Data>({ workspace, form }, { status: 422 });
    }
    const notice = { name: "article_saved", articleId: outcome.result } as const;
    const href = articlesHref(workspace.id, { verdict: null, cursor: null, notice });
    return ctx.redirect(href, 303);
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <ArticleFormPage {...{ ...data, translator }} />
));
