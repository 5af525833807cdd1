/** The page on which every API token is ended. */
import { page } from "fresh";
import { revokeAllApiTokens } from "../../../../lib/accounts/api_tokens.ts";
import { define } from "../../../../lib/define.ts";
import { write } from "../../../../lib/work/write.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { ApiTokenEndingPage } from "./(_api_tokens)/ApiTokenEndingPage.tsx";
import { revocationOfAllTexts } from "./(_api_tokens)/ending_texts.ts";

export const handler = define.handlers({
  GET() {
    return page();
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    await write(ctx.state.site, actor, (unit) => revokeAllApiTokens(unit, user.id));
    return ctx.redirect("/settings/api-tokens?notice=api_tokens_revoked", 303);
  },
});

export default define.page<typeof handler>(({ state: { translator } }) => (
  <ApiTokenEndingPage
    action="/settings/api-tokens/revocation"
    texts={revocationOfAllTexts(translator)}
    translator={translator}
  />
));
