/** The page on which an API token is ended. */
import { page } from "fresh";
import { revokeApiToken } from "../../../../../lib/accounts/api_tokens.ts";
import { type ApiToken, requireApiToken } from "../../../../../lib/accounts/list_api_tokens.ts";
import { define } from "../../../../../lib/define.ts";
import { write } from "../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";
import { ApiTokenEndingPage } from "../(_api_tokens)/ApiTokenEndingPage.tsx";
import { revocationTexts } from "../(_api_tokens)/ending_texts.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const owned = { userId: user.id, apiTokenId: pathUuid(ctx.params) };
    return page<ApiToken>(await requireApiToken(ctx.state.site.db, owned));
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const owned = { userId: user.id, apiTokenId: pathUuid(ctx.params) };
    await write(ctx.state.site, actor, (unit) => revokeApiToken(unit, owned));
    return ctx.redirect("/settings/api-tokens?notice=api_token_revoked", 303);
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <ApiTokenEndingPage
    action={`/settings/api-tokens/${data.id}/revocation`}
    texts={revocationTexts(data, translator)}
    translator={translator}
  />
));
