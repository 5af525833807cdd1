/** The page on which an API token is rotated. */
import { page } from "fresh";
import { v7 as uuidv7 } from "uuid";
import { type CreatedApiToken, rotateApiToken } from "../../../../../lib/accounts/api_tokens.ts";
import { type ApiToken, requireApiToken } from "../../../../../lib/accounts/list_api_tokens.ts";
import { define } from "../../../../../lib/define.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { write } from "../../../../../lib/work/write.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import { requireSession } from "../../../../(_request)/require_session.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";
import { readFormId } from "../(_api_tokens)/api_token_form.ts";
import { ApiTokenEndingPage } from "../(_api_tokens)/ApiTokenEndingPage.tsx";
import { CreatedApiTokenPage } from "../(_api_tokens)/CreatedApiTokenPage.tsx";
import { rotationTexts } from "../(_api_tokens)/ending_texts.ts";

type Data =
  | { kind: "question"; apiToken: ApiToken; successorId: string }
  | { kind: "created"; created: CreatedApiToken };

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const owned = { userId: user.id, apiTokenId: pathUuid(ctx.params) };
    const apiToken = await requireApiToken(ctx.state.site.db, owned);
    return page<Data>({ kind: "question", apiToken, successorId: uuidv7() });
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { id: sessionId } = requireSession(ctx.state);
    const apiTokenId = pathUuid(ctx.params);
    const id = readFormId((await readForm(ctx.req)).values);
    const rotation = { userId: user.id, sessionId, apiTokenId, id };
    const outcome = await attempt(
      () => write(ctx.state.site, actor, (unit) => rotateApiToken(unit, rotation)),
      ["already_done"],
    );
    return outcome.kind === "done"
      ? page<Data>({ kind: "created", created: outcome.result })
      : ctx.redirect("/settings/api-tokens?notice=api_token_made_already", 303);
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => {
  if (data.kind === "created") {
    return <CreatedApiTokenPage {...{ created: data.created, translator }} />;
  }
  const { apiToken, successorId } = data;
  return (
    <ApiTokenEndingPage
      action={`/settings/api-tokens/${apiToken.id}/rotation`}
      texts={rotationTexts(apiToken, translator)}
      values={{ id: successorId }}
      translator={translator}
    />
  );
});
