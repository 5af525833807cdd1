import { define } from "../../../../../../../lib/define.ts";
import { write } from "../../../../../../../lib/work/write.ts";
import { listArticles, postArticles } from "../../../../../../../lib/workspaces/articles.ts";
import { articleListQuery } from "../../../../../../../lib/workspaces/query_values.ts";
import { CURATORS } from "../../../../../../../lib/workspaces/membership.ts";
import { readArticles } from "../../../../../../(_rest)/articles_body.ts";
import { pathMember, pathMemberWith } from "../../../../../../(_rest)/path_member.ts";
import { readQuery } from "../../../../../../(_rest)/query.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { member } = pathMember(ctx);
    const query = readQuery(ctx.url, articleListQuery);
    return Response.json(await listArticles(ctx.state.site.db, { ...member, ...query }));
  },

  async POST(ctx) {
    const { actor, member } = await pathMemberWith(CURATORS, ctx);
    const inputs = await readArticles(ctx.req);
    return Response.json(
      await write(ctx.state.site, actor, (unit) => postArticles(unit, { ...member, inputs })),
    );
  },
});
