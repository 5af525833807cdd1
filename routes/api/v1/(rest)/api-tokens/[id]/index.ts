import { revokeApiToken } from "../../../../../../lib/accounts/api_tokens.ts";
import { define } from "../../../../../../lib/define.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { answerNothing } from "../../../../../(_rest)/answers.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async DELETE(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const apiTokenId = pathUuid(ctx.params);
    await write(
      ctx.state.site,
      actor,
      (unit) => revokeApiToken(unit, { userId: user.id, apiTokenId }),
    );
    return answerNothing();
  },
});
