/** The page on which a member is added. */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import { MANAGERS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import type { FormState } from "../../../../(_forms)/form_state.ts";
import { MemberFormPage } from "../(_members)/MemberFormPage.tsx";
import { openWorkspace } from "../(_workspace)/open_workspace.ts";

interface Data {
  workspace: Membership;
  form: FormState;
}

export const handler = define.handlers({
  async GET(ctx) {
    const workspace = await openWorkspace(ctx, MANAGERS);
    return page<Data>({ workspace, form: { values: { role: "viewer" }, refusal: null } });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <MemberFormPage {...{ ...data, translator }} />
));
