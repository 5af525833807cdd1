/** The page on which a workspace is deleted. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { MANAGERS, type Membership } from "../../../../lib/workspaces/membership.ts";
import { pathMember } from "../../../(_rest)/path_member.ts";
import { deleteFromForm } from "./(_settings)/delete_from_form.ts";
import {
  type DeletionFailure,
  WorkspaceDeletionPage,
} from "./(_settings)/WorkspaceDeletionPage.tsx";
import { openWorkspace } from "./(_workspace)/open_workspace.ts";

interface Data {
  workspace: Membership;
  failure: DeletionFailure | null;
}

export const handler = define.handlers({
  async GET(ctx) {
    return page<Data>({ workspace: await openWorkspace(ctx, MANAGERS), failure: null });
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, MANAGERS);
    const { actor, member } = pathMember(ctx);
    const failure = await deleteFromForm(ctx.state.site, { ...member, actor });
    if (failure === null) return ctx.redirect("/workspaces?notice=workspace_deleted", 303);
    return page<Data>({ workspace, failure }, { status: failure === "purge_failed" ? 502 : 409 });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <WorkspaceDeletionPage {...{ ...data, translator }} />
));
