import { createApiToken } from "../../../../../lib/accounts/api_tokens.ts";
import { listApiTokens } from "../../../../../lib/accounts/list_api_tokens.ts";
import { define } from "../../../../../lib/define.ts";
import { readJson } from "../../../../../lib/http/body.ts";
import { apiTokenSchema } from "../../../../../lib/shared/api_token_form.ts";
import { pageQuery } from "../../../../../lib/shared/page_query.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import { write } from "../../../../../lib/work/write.ts";
import { requireSession } from "../../../../(_request)/require_session.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { readQuery } from "../../../../(_rest)/query.ts";
import { answerApiToken } from "../../../../(_rest)/api_token_answer.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const page = readQuery(ctx.url, pageQuery);
    return Response.json(await listApiTokens(ctx.state.site.db, { userId: user.id, ...page }));
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { id: sessionId } = requireSession(ctx.state);
    const input = parseInput(apiTokenSchema, await readJson(ctx.req));
    return answerApiToken(
      await write(
        ctx.state.site,
        actor,
        (unit) => createApiToken(unit, { userId: user.id, sessionId, input }),
      ),
    );
  },
});
