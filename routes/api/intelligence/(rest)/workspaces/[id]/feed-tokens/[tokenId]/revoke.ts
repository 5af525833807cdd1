import { define } from "../../../../../../../../lib/define.ts";
import { revokeFeedToken } from "../../../../../../../../lib/workspaces/revoke_feed_token.ts";
import { pathMember } from "../../../../../../../(_rest)/path_member.ts";
import { pathUuid } from "../../../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { actor, member } = pathMember(ctx);
    const tokenId = pathUuid(ctx.params, "tokenId");
    return Response.json(await revokeFeedToken(ctx.state.site, { actor, ...member, tokenId }));
  },
});
