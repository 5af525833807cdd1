import { rotateApiToken } from "../../../../../../lib/accounts/api_tokens.ts";
import { define } from "../../../../../../lib/define.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { requireSession } from "../../../../../(_request)/require_session.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { answerApiToken } from "../../../../../(_rest)/api_token_answer.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { id: sessionId } = requireSession(ctx.state);
    const apiTokenId = pathUuid(ctx.params);
    return answerApiToken(
      await write(
        ctx.state.site,
        actor,
        (unit) => rotateApiToken(unit, { userId: user.id, sessionId, apiTokenId }),
      ),
    );
  },
});
