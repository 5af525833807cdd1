/** The workspaces of a user: the list, and making one. */
import { page } from "fresh";
import { v7 as uuidv7 } from "uuid";
import { define } from "../../../lib/define.ts";
import { readForm } from "../../../lib/http/form.ts";
import { write } from "../../../lib/work/write.ts";
import {
  createWorkspace,
  listWorkspaces,
  type Membership,
} from "../../../lib/workspaces/workspaces.ts";
import { attempt } from "../../(_forms)/attempt.ts";
import { requireViewer } from "../../(_request)/require_viewer.ts";
import { type OpenPage, openPage } from "../settings/(_settings)/open_page.ts";
import { readFormId } from "./(_workspaces)/form_id.ts";
import { readWorkspaceForm, type WorkspaceForm } from "./(_workspaces)/workspace_form.ts";
import { WorkspaceFormPage } from "./(_workspaces)/WorkspaceFormPage.tsx";
import { WorkspaceListPage } from "./(_workspaces)/WorkspaceListPage.tsx";

type Data =
  | { kind: "list"; list: OpenPage<Membership> }
  | { kind: "form"; form: WorkspaceForm };

export const handler = define.handlers({
  async GET(ctx) {
    const userId = requireViewer(ctx.state).user.id;
    const { db } = ctx.state.site;
    const list = await openPage(ctx.url, (page) => listWorkspaces(db, { userId, ...page }));
    return page<Data>({ kind: "list", list });
  },

  async POST(ctx) {
    const { user: creator, actor } = requireViewer(ctx.state);
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const creation = { creator, input: readWorkspaceForm(values), id: readFormId(values) };
      return write(ctx.state.site, actor, (unit) => createWorkspace(unit, creation));
    }, ["already_done"]);
    if (outcome.kind === "refused" && outcome.refusal.kind === "invalid") {
      const form = { id: uuidv7(), values, refusal: outcome.refusal };
      return page<Data>({ kind: "form", form }, { status: 422 });
    }
    // Sent twice, the form leads to the one workspace that it has made.
    return ctx.redirect(`/workspaces/${readFormId(values)}?notice=workspace_created`, 303);
  },
});

export default define.page<typeof handler>(({ data, state, url }) => {
  const { translator, site } = state;
  if (data.kind === "form") return <WorkspaceFormPage {...{ form: data.form, translator }} />;
  return (
    <WorkspaceListPage
      page={data.list}
      notice={url.searchParams.get("notice")}
      now={site.now()}
      user={requireViewer(state).user}
      translator={translator}
    />
  );
});
