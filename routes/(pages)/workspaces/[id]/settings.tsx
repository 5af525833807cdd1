/** The settings of a workspace: its name, and the language of its feeds. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { write } from "../../../../lib/work/write.ts";
import { MANAGERS, type Membership } from "../../../../lib/workspaces/membership.ts";
import { updateWorkspace } from "../../../../lib/workspaces/workspaces.ts";
import { attempt } from "../../../(_forms)/attempt.ts";
import type { FormState } from "../../../(_forms)/form_state.ts";
import { pathMember } from "../../../(_rest)/path_member.ts";
import { readWorkspaceForm } from "../(_workspaces)/workspace_form.ts";
import { WorkspaceSettingsPage } from "./(_settings)/WorkspaceSettingsPage.tsx";
import { openWorkspace } from "./(_workspace)/open_workspace.ts";
import { partHref } from "./(_workspace)/WorkspaceFrame.tsx";

interface Data {
  workspace: Membership;
  form: FormState;
}

export const handler = define.handlers({
  async GET(ctx) {
    const workspace = await openWorkspace(ctx, MANAGERS);
    const { name, language } = workspace;
    return page<Data>({ workspace, form: { values: { name, language }, refusal: null } });
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, MANAGERS);
    const { actor, member } = pathMember(ctx);
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const change = { ...member, patch: readWorkspaceForm(values) };
      return write(ctx.state.site, actor, (unit) => updateWorkspace(unit, change));
    });
    if (outcome.kind === "done") {
      return ctx.redirect(`${partHref(workspace.id, "settings")}?notice=workspace_saved`, 303);
    }
    const form = { values, refusal: outcome.refusal };
    return page<Data>({ workspace, form }, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state: { translator }, url }) => (
  <WorkspaceSettingsPage {...{ ...data, notice: url.searchParams.get("notice"), translator }} />
));
