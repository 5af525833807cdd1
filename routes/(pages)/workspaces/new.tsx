/** The page on which a workspace is made. */
import { page } from "fresh";
import { v7 as uuidv7 } from "uuid";
import { define } from "../../../lib/define.ts";
import { requireViewer } from "../../(_request)/require_viewer.ts";
import type { WorkspaceForm } from "./(_workspaces)/workspace_form.ts";
import { WorkspaceFormPage } from "./(_workspaces)/WorkspaceFormPage.tsx";

export const handler = define.handlers({
  GET(ctx) {
    const { language } = requireViewer(ctx.state).user;
    return page<WorkspaceForm>({ id: uuidv7(), values: { language }, refusal: null });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <WorkspaceFormPage {...{ form: data, translator }} />
));
