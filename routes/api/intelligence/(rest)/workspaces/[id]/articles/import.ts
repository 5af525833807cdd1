import { define } from "../../../../../../../lib/define.ts";
import { importArticles } from "../../../../../../../lib/workspaces/import_articles.ts";
import { CURATORS } from "../../../../../../../lib/workspaces/membership.ts";
import { readFeedBody } from "../../../../../../(_rest)/feed_body.ts";
import { answerImport } from "../../../../../../(_rest)/import_answer.ts";
import { pathMemberWith } from "../../../../../../(_rest)/path_member.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { actor, member } = await pathMemberWith(CURATORS, ctx);
    const file = await readFeedBody(ctx.req);
    return answerImport(await importArticles(ctx.state.site, { actor, ...member, ...file }));
  },
});
