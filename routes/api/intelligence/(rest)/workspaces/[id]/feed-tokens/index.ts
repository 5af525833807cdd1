import { define } from "../../../../../../../lib/define.ts";
import { readJson } from "../../../../../../../lib/http/body.ts";
import { pageQuery } from "../../../../../../../lib/shared/page_query.ts";
import { parseInput } from "../../../../../../../lib/shared/parse_input.ts";
import { feedTokenSchema } from "../../../../../../../lib/shared/workspace_forms.ts";
import { write } from "../../../../../../../lib/work/write.ts";
import { issueFeedToken, listFeedTokens } from "../../../../../../../lib/workspaces/feed_tokens.ts";
import { CURATORS } from "../../../../../../../lib/workspaces/membership.ts";
import { answerFeedToken } from "../../../../../../(_rest)/feed_token_answer.ts";
import { pathMember, pathMemberWith } from "../../../../../../(_rest)/path_member.ts";
import { readQuery } from "../../../../../../(_rest)/query.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { member } = pathMember(ctx);
    const page = readQuery(ctx.url, pageQuery);
    return Response.json(await listFeedTokens(ctx.state.site.db, { ...member, ...page }));
  },

  async POST(ctx) {
    const { actor, member } = await pathMemberWith(CURATORS, ctx);
    const { label } = parseInput(feedTokenSchema, await readJson(ctx.req));
    return answerFeedToken(
      await write(ctx.state.site, actor, (unit) => issueFeedToken(unit, { ...member, label })),
    );
  },
});
