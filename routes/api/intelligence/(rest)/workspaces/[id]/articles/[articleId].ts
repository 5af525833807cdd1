import { define } from "../../../../../../../lib/define.ts";
import { readJson } from "../../../../../../../lib/http/body.ts";
import { verdictSchema } from "../../../../../../../lib/shared/article_form.ts";
import { parseInput } from "../../../../../../../lib/shared/parse_input.ts";
import { write } from "../../../../../../../lib/work/write.ts";
import { decideArticle, requireArticle } from "../../../../../../../lib/workspaces/articles.ts";
import { CURATORS } from "../../../../../../../lib/workspaces/membership.ts";
import { pathMember, pathMemberWith } from "../../../../../../(_rest)/path_member.ts";
import { pathUuid } from "../../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { member } = pathMember(ctx);
    const articleId = pathUuid(ctx.params, "articleId");
    return Response.json(await requireArticle(ctx.state.site.db, { ...member, articleId }));
  },

  async PATCH(ctx) {
    const { actor, member } = await pathMemberWith(CURATORS, ctx);
    const articleId = pathUuid(ctx.params, "articleId");
    const input = parseInput(verdictSchema, await readJson(ctx.req));
    return Response.json(
      await write(
        ctx.state.site,
        actor,
        (unit) => decideArticle(unit, { ...member, articleId, input }),
      ),
    );
  },
});
