/** The page on which an address of a workspace's feeds is revoked, and its revocation finished. */
import { page } from "fresh";
import { define } from "../../../../../../lib/define.ts";
import { requireFeedToken } from "../../../../../../lib/workspaces/feed_tokens.ts";
import { CURATORS } from "../../../../../../lib/workspaces/membership.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { pathMember } from "../../../../../(_rest)/path_member.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";
import { type RevocationData, RevocationPage } from "../../(_feeds)/RevocationPage.tsx";
import { revokeFromForm } from "../../(_feeds)/revoke_from_form.ts";
import { openWorkspace } from "../../(_workspace)/open_workspace.ts";
import { partHref } from "../../(_workspace)/WorkspaceFrame.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    const { member } = pathMember(ctx);
    const token = { ...member, tokenId: pathUuid(ctx.params, "tokenId") };
    const feedToken = await requireFeedToken(ctx.state.site.db, token);
    return page<RevocationData>({ workspace, feedToken, isRetry: false });
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    const { actor, member } = pathMember(ctx);
    const token = { ...member, tokenId: pathUuid(ctx.params, "tokenId") };
    const outcome = await revokeFromForm(ctx.state.site, { ...token, actor });
    if (outcome.kind === "unfinished") {
      const { feedToken, isRetry } = outcome;
      return page<RevocationData>({ workspace, feedToken, isRetry }, { status: 502 });
    }
    return ctx.redirect(`${partHref(workspace.id, "feeds")}?notice=address_${outcome.kind}`, 303);
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RevocationPage
    {...data}
    now={state.site.now()}
    user={requireViewer(state).user}
    translator={state.translator}
  />
));
